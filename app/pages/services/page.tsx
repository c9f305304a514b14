/** All services: where a company waits, what we do there, and what it costs. It carries no JavaScript of its own. */
import { content } from '#app/content/index.server.ts'
import { localeOfPath } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { readingMinutes, readingTime } from '#app/reading-time.ts'
import { originContext } from '#app/request-context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { pageHead } from '#app/seo/head.server.ts'
import { ClosingCall } from '#app/ui/closing-call/closing-call.tsx'
import { HatchPattern } from '#app/ui/hatch/hatch.tsx'
import { SheetHead } from '#app/ui/sheet-head/sheet-head.tsx'
import type { Route } from './+types/page.ts'
import { CompanyLine } from './company-line.tsx'
import { PlaceList } from './place-list.tsx'
import { type Place, placeGroups } from './places.ts'
import { SamePrice } from './same-price.tsx'

export const handle: RouteHandle = { paintsAt: 'list' }

export function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  const copy = content('servicesPage', locale)
  const labels = content('labels', locale)
  const groups = placeGroups(copy.groups, content('services', locale))
  return {
    locale,
    copy,
    reading: labels.reading,
    words: { day: labels.map.day, alt: content('servicePage', locale).wait.alt },
    groups,
    minutes: readingMinutes(
      copy,
      groups.flatMap(({ places }) => places.map(saidOfService)),
    ),
    head: pageHead({ page: 'services', locale, origin: context.get(originContext) }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head

export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  const { locale, copy, groups, words, reading } = loaderData
  const { map, list, price, closing } = copy
  /** Where a section stands on the sheet. */
  const at = (letter: string, ...read: unknown[]) => ({ letter, reading: readingTime(read, reading) })
  const places = groups.flatMap((group) => group.places)
  const rows = places.map((place) => [place.quote, saidOfService(place)])
  return (
    <>
      <HatchPattern />
      <SheetHead headline={copy.headline}>
        <p className="lede">{copy.lede}</p>
      </SheetHead>
      <CompanyLine
        copy={map}
        groups={groups}
        at={at(
          'A',
          places.map(({ station, who, waits }) => [station, who, waits]),
        )}
      />
      <PlaceList copy={list} groups={groups} words={words} at={at('B', list, rows)} locale={locale} />
      <SamePrice copy={price} count={places.length} at={at('C', price)} locale={locale} />
      <ClosingCall copy={closing} at={at('D', closing)} href={pathTo('contact', locale)} />
    </>
  )
}

/** What the list says of a service that the copy of this page does not hold. */
function saidOfService({ service: { name, headline, time } }: Place): string[] {
  return [name, headline, time]
}
