/** How far a clock elsewhere is ahead of ours, in words. */
import { fill, fillCounted } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import { shortest } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { placeName } from '#app/session-words.ts'
import { minutesAhead } from '#app/zone-time.ts'

export type ZoneWords = Content<'booking'>['plan']['zone']

/** `1 hour earlier`; undefined where the clocks agree. */
export function differenceOf(zone: string, at: Date, words: ZoneWords, locale: Locale): string | undefined {
  const hours = minutesAhead(at, zone) / 60
  if (hours === 0) return undefined
  const count = Math.abs(hours)
  return fillCounted(hours < 0 ? words.earlier : words.later, count, { count: shortest(count, 2, locale) })
}

/** `London (1 hour earlier)`, as a list of places says it. */
export function optionOf(zone: string, at: Date, words: ZoneWords, locale: Locale): string {
  const difference = differenceOf(zone, at, words, locale)
  const place = placeIn(zone, words)
  return difference ? fill(words.option, { place, difference }) : fill(words.same, { place })
}

export function placeIn(zone: string, { places }: ZoneWords): string {
  return placeName(zone, places)
}
