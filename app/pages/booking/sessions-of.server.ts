/** The sessions that starts stand for, by the rules alone: whether they are free is another question. */
import { type BookingEvent, type BookingFormat, bookingRules } from '#app/content/booking-rules.ts'
import type { Session } from '#app/domain/booking/plan.ts'

export function sessionsOf(event: BookingEvent, format: BookingFormat, starts: readonly string[]): Session[] {
  const minutes = bookingRules[event].sessionMinutes[format] ?? 0
  return starts.map((start) => ({ start, end: new Date(Date.parse(start) + minutes * 60_000).toISOString() }))
}
