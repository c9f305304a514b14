/** The privacy statement. It carries no JavaScript of its own. */
import { content } from '#app/content/index.server.ts'
import { localeOfPath } from '#app/locales.ts'
import { readingMinutes } from '#app/reading-time.ts'
import { originContext } from '#app/request-context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { pageHead } from '#app/seo/head.server.ts'
import { LegalSheet } from '../legal-sheet.tsx'
import type { Route } from './+types/page.ts'
import { Processors } from './processors.tsx'
import { Retention } from './retention.tsx'

export const handle: RouteHandle = { paintsAt: 'notes' }

export function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  const copy = content('privacy', locale)
  return {
    locale,
    copy,
    reading: content('labels', locale).reading,
    minutes: readingMinutes(copy.notes, copy.retention, copy.processors),
    head: pageHead({ page: 'privacy', locale, origin: context.get(originContext) }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  const { copy } = loaderData
  const below = { kept: <Retention copy={copy.retention} />, others: <Processors copy={copy.processors} /> }
  return (
    <LegalSheet {...loaderData} word={copy.words.note} readBelow={[copy.retention, copy.processors]} below={below} />
  )
}
