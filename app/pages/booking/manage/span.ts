/** A length of time in words, in the largest unit that says it well. Pure. */
import { fill, fillCounted } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'

export type SpanWords = Content<'bookingManage'>['spans']

interface SpanStyle {
  /** From how many hours on it is told in days. */
  daysFrom: number
  write: (count: number) => string
}

/** Below two hours in minutes, a whole hour excepted; then in halves of hours; then in days. */
export function spanInWords(minutes: number, words: SpanWords, { daysFrom, write }: SpanStyle): string {
  if (minutes < 120 && minutes !== 60) return fillCounted(words.minutes, minutes, { count: write(minutes) })
  const halves = Math.round(minutes / 30)
  if (halves >= daysFrom * 2) return daysInWords(Math.round(minutes / 1440), words, write)
  const hours = Math.floor(halves / 2)
  if (halves % 2 === 1) return fill(words.halfHours, { count: write(hours) })
  return fillCounted(words.hours, hours, { count: write(hours) })
}

export function daysInWords(days: number, words: SpanWords, write: (count: number) => string): string {
  return fillCounted(words.days, days, { count: write(days) })
}
