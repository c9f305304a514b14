/** When something was, to the minute. By itself: what every page brings has no use for it. */
import { clock, longDate } from './formats.ts'
import type { Locale } from './locales.ts'

/** `28 November 2026, 22:48`; `28 november 2026, 22.48 uur`. In the zone of the office. */
export function dateAndTime(instant: Date | string, locale: Locale): string {
  const at = new Date(instant)
  return `${longDate(at, locale)}, ${clock(at, locale)}${locale === 'nl' ? ' uur' : ''}`
}
