/** The accessibility statement. It carries no JavaScript of its own. */
import { content } from '#app/content/index.server.ts'
import { localeOfPath } from '#app/locales.ts'
import { readingMinutes } from '#app/reading-time.ts'
import { originContext } from '#app/request-context.ts'
import { pageHead } from '#app/seo/head.server.ts'
import { LegalSheet } from '../legal-sheet.tsx'
import type { Route } from './+types/page.ts'
import { Checks } from './checks.tsx'

export function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  const copy = content('accessibility', locale)
  return {
    locale,
    copy,
    reading: content('labels', locale).reading,
    minutes: readingMinutes(copy.notes, copy.checks),
    head: pageHead({ page: 'accessibility', locale, origin: context.get(originContext) }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head

export default function AccessibilityPage({ loaderData }: Route.ComponentProps) {
  const { copy } = loaderData
  const below = { checked: <Checks copy={copy.checks} /> }
  return <LegalSheet {...loaderData} word={copy.words.note} readBelow={copy.checks} below={below} />
}
