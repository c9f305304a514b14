/** What can still be done about a booking as its sessions begin: one that has begun was held, and stays where it was. Pure. */
import type { Instant, Session } from './plan.ts'

export function hasBegun({ start }: Session, now: Instant): boolean {
  return start <= now
}

/** While one of them is still to come. */
export function mayMove(sessions: readonly Session[], now: Instant): boolean {
  return sessions.some((session) => !hasBegun(session, now))
}

/** Whether a session that has begun is not among the new starts. */
export function movesBegun(sessions: readonly Session[], starts: readonly Instant[], now: Instant): boolean {
  return sessions.some((session) => hasBegun(session, now) && !starts.includes(session.start))
}

/**
 * Cancelling calls off all of it, in mails, calendars and the hours of the week: not where one of two sessions was held. Of
 * a single one it can still turn out that nobody comes.
 */
export function mayCancel(sessions: readonly Session[], now: Instant): boolean {
  return sessions.length === 1 || !sessions.some((session) => hasBegun(session, now))
}
