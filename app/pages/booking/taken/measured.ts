/** How far a free time lies from the one that was missed: in days when it is on another one, else in hours or minutes. */
import { fill, fillCounted } from '#app/content/fill.ts'
import type { Session } from '#app/domain/booking/plan.ts'
import { daysBetween, isoDay, shortest } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import type { BookingCopy } from '../copy.ts'

export function measured(missed: Session, slot: Session, words: BookingCopy['taken'], locale: Locale): string {
  const days = daysBetween(isoDay(new Date(missed.start)), isoDay(new Date(slot.start)))
  const minutes = (Date.parse(slot.start) - Date.parse(missed.start)) / 60_000
  const [span, count] =
    days !== 0
      ? [words.spans.days, Math.abs(days)]
      : Math.abs(minutes) < 60
        ? [words.spans.minutes, Math.abs(minutes)]
        : [words.spans.hours, Math.abs(minutes) / 60]
  const text = fillCounted(span, count, { count: shortest(count, 1, locale) })
  return fill(minutes < 0 ? words.earlier : words.later, { span: text })
}
