/** When a session is, in words: in Amsterdam, and on the visitor's own clock where that shows something else. Pure. */
import type { Session } from './domain/booking/plan.ts'
import { clock, dayAndMonth, isoDay, longDate, weekday } from './formats.ts'
import type { Locale } from './locales.ts'
import { isElsewhere, placeOf } from './zone-time.ts'

export interface SessionWords {
  /** `Thursday 3 December` */
  readonly day: string
  /** `Thursday 3 December 2026` */
  readonly date: string
  /** `10:30` */
  readonly starts: string
  readonly ends: string
  /** Undefined where the visitor's clock says the same as ours. */
  readonly elsewhere?: Elsewhere
}

export interface Elsewhere {
  /** `London` */
  readonly place: string
  /** `9:30`, or `Fri 2:30` where it is another day there. */
  readonly starts: string
  readonly ends: string
}

/** Names of places by zone, where they are not as the zone is spelt. */
export type PlaceNames = Readonly<Record<string, string>>

export function sessionWords(
  { start, end }: Session,
  locale: Locale,
  zone?: string,
  places: PlaceNames = {},
): SessionWords {
  const [from, until] = [new Date(start), new Date(end)]
  const there = isElsewhere(from, zone) ? elsewhereOf(from, until, { locale, zone, places }) : undefined
  return {
    day: dayAndMonth(from, locale),
    date: `${weekday(from, locale)} ${longDate(from, locale)}`,
    starts: clock(from, locale),
    ends: clock(until, locale),
    ...(there ? { elsewhere: there } : {}),
  }
}

export function placeName(zone: string, places: PlaceNames): string {
  return places[zone] ?? placeOf(zone)
}

interface Where {
  locale: Locale
  zone: string
  places: PlaceNames
}

function elsewhereOf(from: Date, until: Date, { locale, zone, places }: Where): Elsewhere {
  return {
    place: placeName(zone, places),
    starts: startThere(from, zone, locale),
    ends: clock(until, locale, zone),
  }
}

/** `8:30`, or `Fri 2:30` where it is another day there than in Amsterdam. */
export function startThere(from: Date, zone: string, locale: Locale): string {
  const day = isoDay(from, zone)
  const time = clock(from, locale, zone)
  return day === isoDay(from) ? time : `${weekday(day, locale, { short: true })} ${time}`
}
