/** How far another time lies from the one there is. Pure. */
import type { Instant } from '#app/domain/booking/plan.ts'
import { daysBetween, isoDay } from '#app/formats.ts'
import { daysInWords, type SpanWords, spanInWords } from '../manage/span.ts'

/** `23 hours`, `4 days`: under two days in hours, beyond that in days of the calendar. */
export function spanBetween(from: Instant, to: Instant, words: SpanWords, write: (count: number) => string): string {
  const minutes = Math.abs(Date.parse(to) - Date.parse(from)) / 60_000
  return minutes < hoursTold * 60
    ? spanInWords(minutes, words, { daysFrom: hoursTold, write })
    : daysInWords(Math.abs(daysBetween(dayOf(from), dayOf(to))), words, write)
}

const hoursTold = 48

/** In Amsterdam. */
function dayOf(instant: Instant): string {
  return isoDay(new Date(instant))
}
