/** Days and hours of the calculator as words: `12.4 days`, `1 day`, `0.02 days`. Pure. */
import { type Counted, fillCounted } from '#app/content/fill.ts'
import { daysAsNumber, decimal } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'

export function daysInWords(days: number, forms: Counted, locale: Locale): string {
  return inWords(days, forms, daysAsNumber(days, locale), locale)
}

/** To the tenth. */
export function hoursInWords(hours: number, forms: Counted, locale: Locale): string {
  return inWords(hours, forms, decimal(hours, 1, locale), locale)
}

/** What is written as one is one, without decimals. */
function inWords(value: number, forms: Counted, count: string, locale: Locale): string {
  const one = count === decimal(1, 1, locale)
  return fillCounted(forms, one ? 1 : value, { count: one ? decimal(1, 0, locale) : count })
}
