/** The growth partnership: a year of one process a quarter. It carries no JavaScript of its own. */
import { content } from '#app/content/index.server.ts'
import { localeOfPath } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { readingMinutes, readingTime } from '#app/reading-time.ts'
import { originContext } from '#app/request-context.ts'
import { pageHead } from '#app/seo/head.server.ts'
import { ClosingCall } from '#app/ui/closing-call/closing-call.tsx'
import { SheetHead } from '#app/ui/sheet-head/sheet-head.tsx'
import type { Route } from './+types/page.ts'
import { QuarterSection } from './quarter-section.tsx'
import { TermsSection } from './terms-section.tsx'
import { YearSection } from './year-section.tsx'

export function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  const copy = content('partnership', locale)
  return {
    locale,
    copy,
    reading: content('labels', locale).reading,
    minutes: readingMinutes(copy),
    head: pageHead({ page: 'partnership', locale, origin: context.get(originContext) }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head

export default function PartnershipPage({ loaderData }: Route.ComponentProps) {
  const { locale, copy, reading } = loaderData
  /** Where a section stands on the sheet. */
  const at = (letter: string, read: unknown) => ({ letter, reading: readingTime(read, reading) })
  return (
    <>
      <SheetHead headline={copy.headline}>
        <p className="lede">{copy.lede}</p>
      </SheetHead>
      <YearSection copy={copy.year} at={at('A', copy.year)} />
      <QuarterSection copy={copy.quarter} at={at('B', copy.quarter)} />
      <TermsSection copy={copy.terms} at={at('C', copy.terms)} />
      <ClosingCall copy={copy.closing} at={at('D', copy.closing)} href={pathTo('contact', locale)} />
    </>
  )
}
