/** Too many attempts, and how long to wait: in hours where minutes would have to be worked out. Pure. */
import { fill, fillCounted } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import { integer } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'

type TooManyCopy = Content<'labels'>['formErrors']['tooMany']

/** Whole minutes. Hours are rounded up, so that nobody comes back too early. */
export function tooManyWords(minutes: number, words: TooManyCopy, locale: Locale): string {
  return minutes < fewestInHours
    ? fillCounted(words.minutes, minutes, { count: integer(minutes, locale) })
    : fill(words.hours, { count: integer(Math.ceil(minutes / 60), locale) })
}

const fewestInHours = 120
