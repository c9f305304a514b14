/** Get started: a switch in the line, with three roads. It carries no JavaScript of its own. */
import { content } from '#app/content/index.server.ts'
import { localeOfPath } from '#app/locales.ts'
import { readingMinutes, readingTime } from '#app/reading-time.ts'
import { originContext } from '#app/request-context.ts'
import { pageHead } from '#app/seo/head.server.ts'
import { SheetHead } from '#app/ui/sheet-head/sheet-head.tsx'
import type { Route } from './+types/page.ts'
import { RoadsSection } from './roads-section.tsx'
import { UnsureSection } from './unsure-section.tsx'

export function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  const copy = content('getStarted', locale)
  return {
    locale,
    copy,
    reading: content('labels', locale).reading,
    minutes: readingMinutes(copy),
    head: pageHead({ page: 'getStarted', locale, origin: context.get(originContext) }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head

export default function GetStartedPage({ loaderData }: Route.ComponentProps) {
  const { locale, copy, reading } = loaderData
  /** Where a section stands on the sheet. The head is A. */
  const at = (letter: string, read: unknown) => ({ letter, reading: readingTime(read, reading) })
  return (
    <>
      <SheetHead headline={copy.headline}>
        <p className="lede">{copy.lede}</p>
      </SheetHead>
      <RoadsSection copy={copy.roads} at={at('B', copy.roads)} locale={locale} />
      <UnsureSection copy={copy.unsure} at={at('C', copy.unsure)} locale={locale} />
    </>
  )
}
