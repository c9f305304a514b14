/** Which sessions of a booking are reminded of. */
import { bookingMailKey } from './mail-key.ts'
import type { Instant, Session } from './plan.ts'

/** A reminder comes this long before a session. */
export const reminderHours = 24

/** Who books or moves later than this before a session needs none. */
const latestHours = 26

/** Those that are far enough from the moment at which they were booked or moved to. */
export function remindedOf(sessions: readonly Session[], at: Instant): Session[] {
  return sessions.filter(({ start }) => Date.parse(start) - Date.parse(at) >= latestHours * 3_600_000)
}

/** Of the mail in the outbox; `part` is 1, or 2 for a second session. */
export function reminderKey(number: number, revision: number, part: number): string {
  return `${bookingMailKey({ number, kind: 'reminder', revision })}:${part}`
}
