import { bootScript, liveScriptUrl } from 'virtual:page-scripts'
import type { ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useMatches,
  useRouteError,
} from 'react-router'
import type { Route } from './+types/root.ts'
import { content } from './content/index.server.ts'
import { localeOfPath } from './locales.ts'
import { useNonce } from './nonce.ts'
import type { RouteHandle } from './route-handle.ts'
import './styles/tokens.css'
import './styles/base.css'
import fontUrl from './styles/fonts/instrument-sans.woff2?url'
import { CrashScreen } from './ui/error-screens/crash-screen.tsx'
import { NotFoundScreen } from './ui/error-screens/not-found-screen.tsx'
import { Shell, type ShellCopy } from './ui/shell/shell.tsx'

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: fontUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
]

/** The shell's words in the language of the path. Both error screens need them too, so they load with the document. */
export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  return { locale, shell: content('shell', locale) satisfies ShellCopy, errors: content('errors', locale) }
}

// The shell's words do not change while a page is open.
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const nonce = useNonce()
  const handles = useMatches().map((match) => match.handle as RouteHandle | undefined)
  const hydrate = handles.some((handle) => handle?.hydrate)
  const stays = handles.some((handle) => handle?.stays)
  return (
    <html
      lang={localeOfPath(pathname)}
      data-theme="dark"
      {...(stays ? { 'data-stay': '' } : {})}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own bundled script, allowed by hash or nonce */}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: bootScript }} suppressHydrationWarning />
        <Meta />
        <Links />
        <script defer src={liveScriptUrl} />
      </head>
      <body>
        {children}
        {hydrate ? <Scripts /> : null}
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <Shell copy={loaderData.shell} locale={loaderData.locale}>
      <Outlet />
    </Shell>
  )
}

/** A route error is the 404 page; anything else is the crash screen, which also reports itself. */
export function ErrorBoundary({ loaderData }: Route.ErrorBoundaryProps) {
  const error = useRouteError()
  if (!loaderData) throw error // the shell itself failed: the server answers with its plain page
  const { shell, errors, locale } = loaderData
  const unknown = isRouteErrorResponse(error) && error.status === 404
  return (
    <Shell copy={shell} locale={locale}>
      {unknown ? (
        <NotFoundScreen copy={errors.notFound} locale={locale} />
      ) : (
        <CrashScreen copy={errors.crash} error={error} />
      )}
    </Shell>
  )
}
