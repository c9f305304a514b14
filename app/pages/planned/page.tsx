/**
 * The interim page of an address whose sheet is not drawn yet. Status 200 and noindex: the address is right and stays,
 * so 404 would be false, and 503 would tell monitors that the site is down. Search engines skip it until it is drawn.
 */
import { data } from 'react-router'
import { content } from '#app/content/index.server.ts'
import { localeOfPath } from '#app/locales.ts'
import { pageAt } from '#app/page-at.ts'
import { pathTo } from '#app/paths.ts'
import { originContext } from '#app/request-context.ts'
import { pageHead } from '#app/seo/head.server.ts'
import { isEntryPage } from '#app/site-map.ts'
import { NoticeScreen } from '#app/ui/notice-screen/notice-screen.tsx'
import type { Route } from './+types/page.ts'
import { UnfinishedLine } from './unfinished-line.tsx'

export function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  const page = pageAt(url.pathname)
  if (!page || isEntryPage(page)) throw data(null, { status: 404 })
  return {
    locale,
    copy: content('planned', locale),
    title: content('titles', locale)[page].title,
    phone: content('company', locale).phone,
    head: pageHead({ page, locale, origin: context.get(originContext), index: false }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head

export default function PlannedPage({ loaderData }: Route.ComponentProps) {
  const { locale, copy, title, phone } = loaderData
  return (
    <NoticeScreen
      drawing={<UnfinishedLine />}
      headline={copy.headline}
      text={copy.text}
      button={{ label: copy.contact, href: pathTo('contact', locale) }}
    >
      <p className="label">{copy.label}</p>
      <p>{title}</p>
      <ul>
        <li>
          <a href={pathTo('home', locale)}>{copy.home}</a>
        </li>
        <li>
          <a href={`tel:${phone.number}`}>{phone.shown}</a>
        </li>
      </ul>
    </NoticeScreen>
  )
}
