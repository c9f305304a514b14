/** Moves and cancels a booking: claims, revision and mails change together, or not at all. */
import type { Transaction } from 'kysely'
import type { App } from '#app/platform/app.ts'
import { instant } from '#app/platform/clock.server.ts'
import { hashOf } from '#app/platform/secret-token.server.ts'
import type { Database, Instant } from '#db/tables.ts'
import type { Booking, BookingChange } from './booking.ts'
import { findBookingRow, insertRevision, toBooking } from './booking-store.server.ts'
import { claim, release, Taken } from './claims.server.ts'
import { findOffered } from './find-offered.server.ts'
import type { Session } from './plan.ts'
import { promiseCancelledMails, promiseMovedMails } from './promise-booking-mails.server.ts'

export type ChangeOutcome =
  /** Also when it was so before: doing it twice is doing it once, and mails go out once. */
  | { outcome: 'done'; booking: Booking }
  | { outcome: 'unknown' }
  /** It was cancelled: there is nothing left to move. */
  | { outcome: 'cancelled'; booking: Booking }
  /** The time until which visitors may change it has passed. */
  | { outcome: 'too_late'; booking: Booking }
  | { outcome: 'taken'; booking: Booking }
  /** Nothing was changed; the reason is in the log. */
  | { outcome: 'unavailable' }

export async function moveBooking(app: App, token: string, starts: readonly Instant[]): Promise<ChangeOutcome> {
  return change(app, token, async (trx, booking) => {
    if (booking.status === 'cancelled') return { outcome: 'cancelled', booking }
    if (sameStarts(booking.sessions, starts)) return { outcome: 'done', booking }
    if (instant(app.clock.now()) > booking.changeUntil) return { outcome: 'too_late', booking }
    const { event, format, number } = booking
    const wanted = { event, format, starts, except: number }
    const sessions = await findOffered(trx, wanted, instant(app.clock.now()))
    if (!sessions) return { outcome: 'taken', booking }
    await claim(trx, { bookingId: booking.number, event: booking.event, sessions })
    const moved = await revise(app, trx, booking, 'moved', sessions)
    await promiseMovedMails(app, trx, { booking: moved, before: booking, token })
    return { outcome: 'done', booking: moved }
  })
}

export async function cancelBooking(app: App, token: string): Promise<ChangeOutcome> {
  return change(app, token, async (trx, booking) => {
    if (booking.status === 'cancelled') return { outcome: 'done', booking }
    if (instant(app.clock.now()) > booking.changeUntil) return { outcome: 'too_late', booking }
    await release(trx, booking.number)
    const cancelled = await revise(app, trx, booking, 'cancelled', booking.sessions)
    await promiseCancelledMails(app, trx, { booking: cancelled, token })
    return { outcome: 'done', booking: cancelled }
  })
}

type Change = (trx: Transaction<Database>, booking: Booking) => Promise<ChangeOutcome>

async function change(app: App, token: string, apply: Change): Promise<ChangeOutcome> {
  try {
    const outcome = await app.database.db.transaction().execute((trx) => changeFound(trx, token, apply))
    if (outcome.outcome === 'done') app.wakeOutbox()
    return outcome
  } catch (error) {
    if (error instanceof LostRace) return error.outcome
    app.log.error({ err: error }, 'a booking could not be changed')
    return { outcome: 'unavailable' }
  }
}

async function changeFound(trx: Transaction<Database>, token: string, apply: Change): Promise<ChangeOutcome> {
  const found = await findBookingRow(trx, { tokenHash: hashOf(token) })
  if (!found) return { outcome: 'unknown' }
  // Written before it is read: of two changes at once, the second sees what the first has done.
  const row = await trx
    .updateTable('booking')
    .set((booking) => ({ revision: booking.ref('revision') }))
    .where('id', '=', found.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const booking = await toBooking(trx, row)
  try {
    return await apply(trx, booking)
  } catch (error) {
    if (error instanceof Taken) throw new LostRace({ outcome: 'taken', booking })
    throw error
  }
}

/** Leaves the transaction, so that nothing of the change stays, with what there is to say. */
class LostRace extends Error {
  readonly outcome: ChangeOutcome

  constructor(outcome: ChangeOutcome) {
    super('taken meanwhile')
    this.outcome = outcome
  }
}

async function revise(
  app: App,
  trx: Transaction<Database>,
  booking: Booking,
  what: BookingChange,
  sessions: readonly Session[],
): Promise<Booking> {
  const revision = (booking.revisions.at(-1)?.revision ?? 0) + 1
  const at = instant(app.clock.now())
  const row = await trx
    .updateTable('booking')
    .set({
      revision,
      status: what === 'cancelled' ? 'cancelled' : 'booked',
      starts_at: sessions[0]?.start ?? at,
      ends_at: sessions.at(-1)?.end ?? at,
    })
    .where('id', '=', booking.number)
    .returningAll()
    .executeTakeFirstOrThrow()
  await insertRevision(trx, booking.number, { revision, change: what, by: 'visitor', sessions, at })
  return toBooking(trx, row)
}

function sameStarts(sessions: readonly Session[], starts: readonly Instant[]): boolean {
  const inOrder = [...starts].sort()
  return sessions.length === inOrder.length && sessions.every(({ start }, index) => start === inOrder[index])
}
