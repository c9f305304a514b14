/** The sessions that start at some instants, as far as rules and claims leave them at this moment. */
import type { Kysely } from 'kysely'
import type { BookingEvent, BookingFormat } from '#app/content/booking-rules.ts'
import type { Database, Instant } from '#db/tables.ts'
import { readClaims } from './claims.server.ts'
import { isInstant } from './is-instant.ts'
import type { Session } from './plan.ts'
import { offeredSessions } from './plan-month.server.ts'
import { dayOf } from './wall-time.server.ts'

interface Wanted {
  readonly event: BookingEvent
  readonly format: BookingFormat
  readonly starts: readonly Instant[]
  /** The number of the booking that is being moved. */
  readonly except?: number | undefined
}

/** Undefined when one of them cannot be had. What is no instant cannot be had either. */
export async function findOffered(
  db: Kysely<Database>,
  { event, format, starts, except }: Wanted,
  now: Instant,
): Promise<Session[] | undefined> {
  if (!starts.every(isInstant)) return undefined
  const days = starts.map(dayOf).sort()
  const [from] = days
  const to = days.at(-1)
  if (from === undefined || to === undefined) return undefined
  const claims = await readClaims(db, { event, from, to, except })
  return offeredSessions({ event, format, now, claims }, starts)
}
