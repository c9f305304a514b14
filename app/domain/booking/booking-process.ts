/** Which process a workshop draws, as the visitor named it. Pure. */
import { isoDay } from '#app/formats.ts'
import type { Instant } from '#db/tables.ts'
import { hasBegun } from './begun.ts'
import type { Booking } from './booking.ts'

/** Of a call there is none: what waits is told for our preparation, and is not agreed on. */
export function processOf({ event, message }: Pick<Booking, 'event' | 'message'>): string | undefined {
  return event === 'automation-strategy-workshop' ? message : undefined
}

/** Whether the visitor may still name another one: until the day before, as the form says. */
export function mayChangeProcess(booking: Booking, now: Instant): boolean {
  const [first] = booking.sessions
  return (
    booking.status === 'booked' &&
    processOf(booking) !== undefined &&
    first !== undefined &&
    isoDay(new Date(now)) < isoDay(new Date(first.start))
  )
}

/** Whether staff may still correct it: the day itself included, until a session that is to draw it has begun. */
export function mayCorrectProcess(booking: Booking, now: Instant): boolean {
  return (
    booking.status === 'booked' &&
    processOf(booking) !== undefined &&
    !booking.sessions.some((session) => hasBegun(session, now))
  )
}
