/** The workshop, from what it is to choosing a date. It carries no JavaScript of its own. */
import { type Content, content } from '#app/content/index.server.ts'
import { type Locale, localeOfPath } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { readingMinutes, readingTime } from '#app/reading-time.ts'
import { originContext } from '#app/request-context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { pageHead } from '#app/seo/head.server.ts'
import { breadcrumbs } from '#app/seo/structured-data/breadcrumbs.ts'
import { graph } from '#app/seo/structured-data/graph.ts'
import { workshop } from '#app/seo/structured-data/offers.ts'
import { FreeTimesScript } from '#app/ui/booking-place/free-times-script.tsx'
import type { Route } from './+types/page.ts'
import { AgendaSection } from './agenda-section.tsx'
import { DateSection } from './date-section.tsx'
import { ExchangeSection } from './exchange-section.tsx'
import { GuaranteeSection } from './guarantee-section.tsx'
import { WorkshopHead } from './workshop-head.tsx'

export const handle: RouteHandle = { paintsAt: 'agenda' }

export function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  const copy = content('workshop', locale)
  const origin = context.get(originContext)
  return {
    locale,
    copy,
    place: content('bookingPlace', locale),
    reading: content('labels', locale).reading,
    minutes: readingMinutes(copy),
    head: pageHead({ page: 'workshop', locale, origin, about: aboutWorkshop(origin, locale, copy.trail) }),
  }
}

function aboutWorkshop(origin: string, locale: Locale, trail: Content<'workshop'>['trail']) {
  const path = pathTo('workshop', locale)
  const { description } = content('titles', locale).workshop
  return graph(
    workshop({ origin, path }, { name: trail.here, description }),
    breadcrumbs(origin, [
      { label: trail.services, href: pathTo('services', locale) },
      { label: trail.here, href: path },
    ]),
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head

export default function WorkshopPage({ loaderData }: Route.ComponentProps) {
  const { locale, copy, place, reading } = loaderData
  /** Where a section stands on the sheet. */
  const at = (letter: string, read: unknown) => ({ letter, reading: readingTime(read, reading) })
  return (
    <>
      <WorkshopHead copy={copy} locale={locale} />
      <AgendaSection copy={copy.agenda} at={at('A', copy.agenda)} locale={locale} />
      <ExchangeSection copy={copy.exchange} at={at('B', copy.exchange)} />
      <GuaranteeSection copy={copy.guarantee} at={at('C', copy.guarantee)} locale={locale} />
      <DateSection copy={copy.date} place={place} at={at('D', copy.date)} locale={locale} />
      <FreeTimesScript />
    </>
  )
}
