/** How far another time lies from the one there is. Pure. */

import type { Instant } from '#app/domain/booking/plan.ts'
import { isoDay } from '#app/formats.ts'
import { daysInWords, type SpanWords, spanInWords } from '../manage/span.ts'

/** `23 hours`, `4 days`: under two days in hours, beyond that in days of the calendar. */
export function spanBetween(from: Instant, to: Instant, words: SpanWords, write: (count: number) => string): string {
  const minutes = Math.abs(Date.parse(to) - Date.parse(from)) / 60_000
  return minutes < hoursTold * 60
    ? spanInWords(minutes, words, { daysFrom: hoursTold, write })
    : daysInWords(daysBetween(from, to), words, write)
}

const hoursTold = 48

/** In Amsterdam; of dates, so that a day of 23 or 25 hours is one. */
function daysBetween(from: Instant, to: Instant): number {
  const [first = 0, last = 0] = [from, to].map((instant) => Date.parse(isoDay(new Date(instant))))
  return Math.abs(last - first) / 86_400_000
}
