/**
 * What the rows of the table say together. One page that was opened is one everywhere, so that the figures of a sheet add
 * up: days and sources to the visits, pages and languages to what was opened. Pure.
 */
import type { IsoDay } from '#app/domain/booking/plan.ts'
import type { Locale } from '#app/locales.ts'
import { isEntry, type OpenedPage, type SourceKind } from './visit.ts'

/** Sums over pages, and sums over days, of the same rows. */
export interface VisitSums {
  readonly days: readonly (Counted & { readonly day: IsoDay })[]
  readonly places: readonly (Counted & OpenedPage)[]
}

interface Counted {
  readonly source: SourceKind
  readonly count: number
}

export interface VisitFigures {
  /** Times that somebody came to the site. */
  readonly visits: number
  /** Pages that they opened, the first one among them. */
  readonly opened: number
  readonly byDay: readonly DayFigure[]
  readonly byPage: readonly PageFigure[]
  readonly byLanguage: Readonly<Record<Locale, number>>
  readonly bySource: readonly SourceFigure[]
}

export interface DayFigure {
  readonly day: IsoDay
  readonly visits: number
  readonly opened: number
}

export interface PageFigure {
  readonly page: string
  readonly slug: string
  /** First page of a visit, and opened from another page. */
  readonly fromOutside: number
  readonly fromInside: ReadonlyMap<string, number>
  readonly opened: number
}

export interface SourceFigure {
  readonly source: SourceKind
  readonly name: string
  readonly visits: number
}

/** `period` is every day of it, in order, whether anybody came on it or not. */
export function sumVisits(period: readonly IsoDay[], { days, places }: VisitSums): VisitFigures {
  const entries = places.filter(({ source }) => isEntry(source))
  const openings = places.filter(({ source }) => source !== 'twin')
  const opened = total(openings)
  const ofDay = Map.groupBy(days, ({ day }) => day)
  return {
    visits: total(entries),
    opened,
    byDay: period.map((day) => {
      const some = ofDay.get(day) ?? []
      return {
        day,
        visits: total(some.filter(({ source }) => isEntry(source))),
        opened: total(some.filter(({ source }) => source !== 'twin')),
      }
    }),
    byPage: byPage(openings),
    byLanguage: byLanguage(places, opened),
    bySource: bySource(entries),
  }
}

function byPage(openings: VisitSums['places']): PageFigure[] {
  return [...Map.groupBy(openings, ({ page, slug }) => `${page} ${slug}`).values()]
    .flatMap((ofPage) => {
      const [first] = ofPage
      if (!first) return []
      const inside = Map.groupBy(
        ofPage.filter(({ source }) => source === 'page'),
        ({ name }) => name,
      )
      return {
        page: first.page,
        slug: first.slug,
        fromOutside: total(ofPage.filter(({ source }) => isEntry(source))),
        fromInside: new Map([...inside].map(([name, some]) => [name, total(some)])),
        opened: total(ofPage),
      }
    })
    .toSorted((a, b) => b.opened - a.opened || (`${a.page} ${a.slug}` < `${b.page} ${b.slug}` ? -1 : 1))
}

/**
 * A page that was changed to its twin was read there, so it is taken from the other language. Where midnight falls between
 * the two, that language cannot be left with less than nothing.
 */
function byLanguage(sums: VisitSums['places'], opened: number): Record<Locale, number> {
  const of = (locale: Locale) => sums.filter((sum) => sum.locale === locale)
  const changedToDutch = total(of('nl').filter(({ source }) => source === 'twin'))
  const en = Math.min(Math.max(total(of('en')) - changedToDutch, 0), opened)
  return { en, nl: opened - en }
}

function bySource(entries: VisitSums['places']): SourceFigure[] {
  return [...Map.groupBy(entries, ({ source, name }) => `${source} ${name}`).values()]
    .flatMap((some) => (some[0] ? { source: some[0].source, name: some[0].name, visits: total(some) } : []))
    .toSorted((a, b) => b.visits - a.visits || (`${a.source} ${a.name}` < `${b.source} ${b.name}` ? -1 : 1))
}

function total(sums: readonly Counted[]): number {
  return sums.reduce((sum, { count }) => sum + count, 0)
}
