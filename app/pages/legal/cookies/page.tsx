/** What the site stores on a visitor's device. It carries no JavaScript of its own. */
import { content } from '#app/content/index.server.ts'
import { localeOfPath } from '#app/locales.ts'
import { readingMinutes } from '#app/reading-time.ts'
import { originContext } from '#app/request-context.ts'
import { pageHead } from '#app/seo/head.server.ts'
import { LegalSheet } from '../legal-sheet.tsx'
import type { Route } from './+types/page.ts'
import { Stored } from './stored.tsx'

export function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  const copy = content('cookies', locale)
  return {
    locale,
    copy,
    reading: content('labels', locale).reading,
    minutes: readingMinutes(copy.notes, copy.stored),
    head: pageHead({ page: 'cookies', locale, origin: context.get(originContext) }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head

export default function CookiesPage({ loaderData }: Route.ComponentProps) {
  const { copy } = loaderData
  const below = { stored: <Stored copy={copy.stored} /> }
  return <LegalSheet {...loaderData} word={copy.words.note} readBelow={copy.stored} below={below} />
}
