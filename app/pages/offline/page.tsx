/**
 * In place of any page while there is no connection: the service worker keeps this one, and shows it at the address that
 * was asked for. So its button leads to that address, whichever it is.
 */
import { content } from '#app/content/index.server.ts'
import { localeOfPath } from '#app/locales.ts'
import { originContext } from '#app/request-context.ts'
import { pageHead } from '#app/seo/head.server.ts'
import { AwayDrawing } from '#app/ui/notice-screen/away-drawing.tsx'
import { NoticeScreen } from '#app/ui/notice-screen/notice-screen.tsx'
import type { Route } from './+types/page.ts'
import { KeptList } from './kept-list.tsx'

export function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  return {
    copy: content('offline', locale),
    head: pageHead({ page: 'offline', locale, origin: context.get(originContext), index: false }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head

export default function OfflinePage({ loaderData }: Route.ComponentProps) {
  const { headline, text, button, map, kept, forms } = loaderData.copy
  return (
    <NoticeScreen
      drawing={<AwayDrawing map={map} by="person" />}
      headline={headline}
      text={text}
      button={{ label: button, href: '' }}
    >
      <KeptList copy={kept} />
      <p className="label">{forms.label}</p>
      <p>{forms.text}</p>
    </NoticeScreen>
  )
}
