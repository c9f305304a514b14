/** Get started: a switch in the line, with three roads. It carries no JavaScript of its own. */
import { content } from '#app/content/index.server.ts'
import { localeOfPath } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { readingMinutes, readingTime } from '#app/reading-time.ts'
import { originContext } from '#app/request-context.ts'
import { pageHead } from '#app/seo/head.server.ts'
import { BookingPlace } from '#app/ui/booking-place/booking-place.tsx'
import { FreeTimesScript } from '#app/ui/booking-place/free-times-script.tsx'
import { SheetHead } from '#app/ui/sheet-head/sheet-head.tsx'
import type { Route } from './+types/page.ts'
import { RoadsSection } from './roads-section.tsx'
import { UnsureSection } from './unsure-section.tsx'

export function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  const copy = content('getStarted', locale)
  const place = content('bookingPlace', locale)
  return {
    locale,
    copy,
    place,
    reading: content('labels', locale).reading,
    minutes: readingMinutes(copy, place.introCall),
    head: pageHead({ page: 'getStarted', locale, origin: context.get(originContext) }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head

export default function GetStartedPage({ loaderData }: Route.ComponentProps) {
  const { locale, copy, place, reading } = loaderData
  /** Where a section stands on the sheet. */
  const at = (letter: string, read: unknown) => ({ letter, reading: readingTime(read, reading) })
  return (
    <>
      <SheetHead headline={copy.headline}>
        <p className="lede">{copy.lede}</p>
      </SheetHead>
      <RoadsSection copy={copy.roads} at={at('A', copy.roads)} locale={locale} />
      <UnsureSection copy={copy.unsure} at={at('B', copy.unsure)} locale={locale} />
      <BookingPlace
        copy={place.introCall}
        at={at('C', place.introCall)}
        href={pathTo('bookIntroCall', locale)}
        asksFor="intro-call-30-minutes"
        words={place.times}
        locale={locale}
      />
      <FreeTimesScript />
    </>
  )
}
