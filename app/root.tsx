import { bootScript, liveScriptUrl } from 'virtual:page-scripts'
import { type ReactNode, useContext, useEffect, useState } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  type MetaDescriptor,
  Outlet,
  Scripts,
  useLocation,
  useMatches,
  useRouteError,
} from 'react-router'
import type { Route } from './+types/root.ts'
import { company } from './content/company.ts'
import { fill } from './content/fill.ts'
import { localeOfPath, pathInLocale } from './locales.ts'
import { StartOnlyContext, useNonce } from './nonce.ts'
import { canonicalPath, pageAt } from './page-at.ts'
import { pageStylesMark, usePageStyles } from './page-styles.ts'
import type { RouteHandle } from './route-handle.ts'
import { wholeTitle } from './seo/title.ts'
import { type SheetNumber, shellWords } from './shell-words.server.ts'
import { sitePages } from './site-map.ts'
import { carriesRules, speculationRules } from './speculation-rules.ts'
import './styles/tokens.css'
import './styles/base.css'
import './styles/parts.css'
import fontUrl from './styles/fonts/instrument-sans.woff2?url'
import { CrashScreen } from './ui/error-screens/crash-screen.tsx'
import { NotFoundScreen } from './ui/error-screens/not-found-screen.tsx'
import { Shell } from './ui/shell/shell.tsx'

/** Both error screens need the shell's words too, so they load with the document. */
export function loader({ url }: Route.LoaderArgs) {
  return shellWords(url.pathname)
}

/** The head of a page that failed; every other page has a head of its own. */
export function meta({ error, loaderData }: Route.MetaArgs): MetaDescriptor[] {
  if (!error || !loaderData) return []
  const { shell, errors } = loaderData
  const { headline } = isNotFound(error) ? errors.notFound : errors.crash
  return [{ title: wholeTitle(headline, shell.company.brand) }, { name: 'robots', content: 'noindex' }]
}

// The shell's words do not change while a page is open.
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const pathname = canonicalPath(useLocation().pathname)
  const nonce = useNonce()
  const locale = localeOfPath(pathname)
  const failed = Boolean(useRouteError())
  const { bare, hydrate: hydrates, paintsAt } = useHandle()
  // An error screen works without: where an action failed, a script would not even have its words.
  const hydrate = hydrates && !failed
  if (useContext(StartOnlyContext)) return hydrate ? <Scripts /> : null
  return (
    <html
      lang={locale}
      data-theme="dark"
      {...(keepsLanguage(pathname) || (bare && !failed) ? { 'data-stay': '' } : {})}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own bundled script, allowed by hash or nonce */}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: bootScript }} suppressHydrationWarning />
        <Meta />
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        {/* On a slow line or machine the last parts of what was painted too early move the others. No news to a script. */}
        {import.meta.env.SSR && (failed || !bare) ? (
          <link rel="expect" href={`#${(!failed && paintsAt) || 'title-block'}`} blocking="render" />
        ) : null}
        <PageStyles />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link
          rel="alternate"
          type="application/rss+xml"
          title={company.brand}
          href={pathInLocale('/feed.xml', locale)}
        />
        <script data-late={liveScriptUrl} />
        {failed || !carriesRules(pathname) ? null : (
          <script
            type="speculationrules"
            nonce={nonce}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of ours, allowed by hash or nonce
            dangerouslySetInnerHTML={{ __html: speculationRules }}
            suppressHydrationWarning
          />
        )}
      </head>
      <body>
        {children}
        {hydrate ? <Scripts /> : null}
      </body>
    </html>
  )
}

/** In the document; as files in development, at the desk, and once a visitor has moved to another page without a new document. */
function PageStyles() {
  const nonce = useNonce()
  const styles = usePageStyles()
  const page = useMatches().at(-1)?.id
  const failed = Boolean(useRouteError())
  const [first] = useState({ page, failed })
  const moved = page !== first.page || failed !== first.failed
  const inline = { [pageStylesMark]: '', dangerouslySetInnerHTML: { __html: styles ?? '' } }
  return (
    <>
      {styles === undefined ? null : <style nonce={nonce} {...inline} suppressHydrationWarning />}
      {styles === undefined || moved ? <Links /> : null}
    </>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { shell, locale, sheet, back } = loaderData
  const pathname = canonicalPath(useLocation().pathname)
  const { title = sheet.title, entry, number = writeNumber(sheet.place, entry), minutes } = useSheetFacts()
  const { bare } = useHandle()
  if (bare) return <Outlet />
  const reading = minutes === undefined ? undefined : fill(shell.footer.time.reading, { count: String(minutes) })
  return (
    <Shell copy={shell} locale={locale} pathname={pathname} sheet={{ title, number, reading }} back={back}>
      <Outlet />
    </Shell>
  )
}

/** A route error is the 404 page; anything else is the crash screen, which also reports itself. */
export function ErrorBoundary({ loaderData }: Route.ErrorBoundaryProps) {
  const error = useRouteError()
  const { pathname } = useLocation()
  if (!loaderData) throw error // the shell itself failed: the server answers with its plain page
  const { shell, errors, locale, back } = loaderData
  const around = { copy: shell, locale, pathname, back }
  if (isNotFound(error)) {
    // Only the server draws it: what a script asks for and is nowhere, the browser asks for again, as a document.
    return import.meta.env.SSR ? (
      <Shell {...around} sheet={{ title: errors.notFound.headline, number: '404' }} lost>
        <NotFoundScreen copy={errors.notFound} locale={locale} pathname={pathname} />
      </Shell>
    ) : (
      <Reload />
    )
  }
  return (
    <Shell {...around} sheet={{ title: errors.crash.headline, number: '500' }}>
      <CrashScreen copy={errors} error={error} />
    </Shell>
  )
}

function Reload() {
  useEffect(() => location.reload(), [])
  return null
}

/** What a page's loader tells of its sheet, for the title block. */
interface SheetFacts {
  /** Of an entry of a list; other pages have theirs in content/titles.ts. */
  title?: string
  /** Which entry of its list it is, from 1. */
  entry?: number
  /** Of a sheet that the site map does not count. */
  number?: string
  /** Whole minutes of reading. */
  minutes?: number
}

function useSheetFacts(): SheetFacts {
  const data = useMatches().at(-1)?.loaderData as { minutes?: number; sheet?: Omit<SheetFacts, 'minutes'> } | undefined
  return { ...data?.sheet, ...(data?.minutes === undefined ? {} : { minutes: data.minutes }) }
}

/** What the routes of this page export as `handle`; where two say the same, as the inner one says it. */
function useHandle(): RouteHandle {
  return Object.assign({}, ...useMatches().map(({ handle }) => handle))
}

function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404
}

function keepsLanguage(pathname: string): boolean {
  const page = pageAt(pathname)
  return page !== undefined && 'keepsLanguage' in sitePages[page]
}

/** As a drawing numbers its sheets: 2/29, and 4.7/29 for the seventh that is drawn alike. */
function writeNumber(place: SheetNumber | undefined, entry: number | undefined): string {
  if (!place) return ''
  return `${place.at}${entry === undefined ? '' : `.${entry}`}/${place.of}`
}
