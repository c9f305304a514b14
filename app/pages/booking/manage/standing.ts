/** What can be done with a booking at a moment, and what has just been done. Pure. */
import type { Booking } from '#app/domain/booking/booking.ts'
import type { Instant } from '#app/domain/booking/plan.ts'

/** `soon`: not past, but too close for a visitor to change it. */
export type Standing = 'open' | 'soon' | 'past' | 'cancelled'

export function standingOf({ status, sessions, changeUntil }: Booking, now: Instant): Standing {
  if (status === 'cancelled') return 'cancelled'
  if (now >= (sessions.at(-1)?.end ?? now)) return 'past'
  return now > changeUntil ? 'soon' : 'open'
}

/** `late`: the visitor wanted a change, and it was too late for it. */
export type News = 'booked' | 'moved' | 'cancelled' | 'late'

/** One hour: an address with its `done` that is opened later shows what stands. */
const newsMilliseconds = 3_600_000

/** What the address says was done, when it is so and is new. */
export function newsOf(booking: Booking, done: string | null, now: Instant): News | undefined {
  const standing = standingOf(booking, now)
  if (done === 'late') return standing === 'soon' || standing === 'past' ? 'late' : undefined
  const last = booking.revisions.at(-1)
  if (!last || standing === 'past' || Date.parse(now) - Date.parse(last.at) > newsMilliseconds) return undefined
  return last.change === done ? last.change : undefined
}
