/** The terms, with the conditions of the guarantee in full. It carries no JavaScript of its own. */
import { content } from '#app/content/index.server.ts'
import { localeOfPath } from '#app/locales.ts'
import { readingMinutes } from '#app/reading-time.ts'
import { originContext } from '#app/request-context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { pageHead } from '#app/seo/head.server.ts'
import { LegalSheet } from '../legal-sheet.tsx'
import type { Route } from './+types/page.ts'
import { GuaranteeExample } from './guarantee-example.tsx'

export const handle: RouteHandle = { paintsAt: 'notes' }

export function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  const copy = content('terms', locale)
  return {
    locale,
    copy,
    reading: content('labels', locale).reading,
    minutes: readingMinutes(copy.notes, copy.example),
    head: pageHead({ page: 'terms', locale, origin: context.get(originContext) }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  const { copy } = loaderData
  const below = { guarantee: <GuaranteeExample copy={copy.example} /> }
  return <LegalSheet {...loaderData} word={copy.words.article} readBelow={copy.example} below={below} />
}
