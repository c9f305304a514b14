/** Moves, cancels and corrects a booking: claims, revision and mails change together, or not at all. */
import type { Transaction } from 'kysely'
import { recordChange, type Staff } from '#app/domain/desk/desk-change.server.ts'
import { retellArrival } from '#app/domain/lead/retell-arrival.server.ts'
import { mailboxOf } from '#app/domain/mail/mailbox-of.ts'
import { fullUntil } from '#app/domain/rate-limit/count-attempt.server.ts'
import { countOrRefuse, TooMany } from '#app/domain/rate-limit/count-or-refuse.server.ts'
import { keyedSubject } from '#app/domain/rate-limit/subject.server.ts'
import type { App } from '#app/platform/app.ts'
import { instant } from '#app/platform/clock.server.ts'
import { hashOf } from '#app/platform/secret-token.server.ts'
import type { Database, Instant } from '#db/tables.ts'
import { mayCancel, movesBegun } from './begun.ts'
import { type Booking, type BookingChange, lastRevision } from './booking.ts'
import { tokenToMail } from './booking-address.server.ts'
import { mayCorrectProcess, processOf } from './booking-process.ts'
import { findBookingRow, insertRevision, toBooking } from './booking-store.server.ts'
import { claim, release, Taken } from './claims.server.ts'
import { changeWords } from './desk-words.ts'
import { findOffered } from './find-offered.server.ts'
import type { Session } from './plan.ts'
import { promiseCancelledMails, promiseMovedMails, rewordReminders } from './promise-booking-mails.server.ts'
import { findForStaff } from './staff-times.server.ts'

/** A visitor is known by the token of the secret address, and bound to deadline, notice and the times that we offer. */
export type Changer = string | StaffChange

/** Staff may change what has not begun of it, to any half hour of the office that is free. */
export interface StaffChange {
  readonly number: number
  readonly staff: Staff
  /** As it was shown: what the visitor has changed since is not overwritten. */
  readonly revision: number
  /** For the visitor, who reads it in the mail. */
  readonly reason?: string | undefined
}

export type ChangeOutcome =
  /** Also when it was so before: doing it twice is doing it once, and mails go out once. */
  | { outcome: 'done'; booking: Booking }
  | { outcome: 'unknown' }
  /** There is nothing left to move; for staff: nor to cancel, because somebody else did. */
  | { outcome: 'cancelled'; booking: Booking }
  /** The time until which visitors may change it has passed; for staff: it is over. */
  | { outcome: 'too_late'; booking: Booking }
  /** For staff only, because the deadline of visitors is before it: a session that was to be given up has begun. */
  | { outcome: 'begun'; booking: Booking }
  /** Of a move only: somebody else has the time. */
  | { outcome: 'taken'; booking: Booking }
  /** For visitors only: they moved too much today. */
  | { outcome: 'too_many'; retryAfterSeconds: number }
  /** It is another revision by now, or names another process, than the one that was looked at. */
  | { outcome: 'changed'; booking: Booking }
  /** Nothing was changed; the reason is in the log. */
  | { outcome: 'unavailable' }

/**
 * Moves by visitors, of all bookings of one mailbox: each sends a mail, and who made a booking in somebody else's name
 * cannot flood them by moving it. Bookings are counted where they are made, and each is cancelled once.
 */
const movesLimit = { limit: 10, windowSeconds: 86_400 } as const

/** `shown`: of a visitor, the revision that they looked at; undefined: whichever stands. */
export async function moveBooking(
  app: App,
  by: Changer,
  starts: readonly Instant[],
  shown?: number,
): Promise<ChangeOutcome> {
  return change(app, by, async (trx, { booking, token }) => {
    if (booking.status === 'cancelled') return { outcome: 'cancelled', booking }
    if (sameStarts(booking.sessions, starts))
      return { outcome: (await isOwn(trx, booking, by)) ? 'done' : 'changed', booking }
    const refused = refusal(app, by, booking)
    if (refused) return { outcome: refused, booking }
    if (shown !== undefined && shown !== lastRevision(booking)) return { outcome: 'changed', booking }
    const { event, format, number } = booking
    const wanted = { event, format, starts, except: number }
    const now = instant(app.clock.now())
    if (movesBegun(booking.sessions, starts, now)) return { outcome: 'begun', booking }
    const sessions = isStaff(by)
      ? await findForStaff(trx, { ...wanted, kept: booking.sessions }, now)
      : await findOffered(trx, wanted, now)
    if (!sessions) return { outcome: 'taken', booking }
    if (!isStaff(by)) await countOrRefuse(trx, moverOf(app, booking), [movesLimit], app.clock)
    await claim(trx, { bookingId: booking.number, event: booking.event, sessions })
    const moved = await revise(app, trx, { booking, by }, 'moved', sessions)
    await promiseMovedMails(app, trx, { booking: moved, before: booking, token: await token(), ...said(by) })
    return { outcome: 'done', booking: moved }
  })
}

/** From when on its visitor can move it again, after too many moves in a day; undefined: now. */
export async function movableFrom(
  app: Pick<App, 'database' | 'clock' | 'secret'>,
  booking: Booking,
): Promise<Instant | undefined> {
  return fullUntil(app.database.db, { subject: moverOf(app, booking), ...movesLimit }, app.clock)
}

function moverOf({ secret }: Pick<App, 'secret'>, { email }: Booking): string {
  return keyedSubject(secret, 'booking moves', mailboxOf(email))
}

export async function cancelBooking(app: App, by: Changer): Promise<ChangeOutcome> {
  return change(app, by, async (trx, { booking, token }) => {
    if (booking.status === 'cancelled')
      return { outcome: (await isOwn(trx, booking, by)) ? 'done' : 'cancelled', booking }
    const refused = refusal(app, by, booking)
    if (refused) return { outcome: refused, booking }
    if (!mayCancel(booking.sessions, instant(app.clock.now()))) return { outcome: 'begun', booking }
    await release(trx, booking.number)
    const cancelled = await revise(app, trx, { booking, by }, 'cancelled', booking.sessions)
    await promiseCancelledMails(app, trx, { booking: cancelled, token: await token(), ...said(by) })
    return { outcome: 'done', booking: cancelled }
  })
}

/**
 * What a visitor named by mail or phone instead of `shown`, which is what staff looked at. No new revision: nothing is
 * agreed on anew, and no mail tells of it.
 */
export async function correctProcess(
  app: App,
  by: StaffChange,
  { shown, process }: { readonly shown: string; readonly process: string },
): Promise<ChangeOutcome> {
  return change(app, by, async (trx, { booking }) => {
    const named = processOf(booking)
    if (named === undefined) return { outcome: 'unknown' }
    if (booking.status === 'cancelled') return { outcome: 'cancelled', booking }
    const refused = refusal(app, by, booking)
    if (refused) return { outcome: refused, booking }
    if (!mayCorrectProcess(booking, instant(app.clock.now()))) return { outcome: 'begun', booking }
    if (named === process) return { outcome: 'done', booking }
    if (named !== shown) return { outcome: 'changed', booking }
    const row = await trx
      .updateTable('booking')
      .set({ message: process })
      .where('id', '=', booking.number)
      .returningAll()
      .executeTakeFirstOrThrow()
    const corrected = await toBooking(trx, row)
    await retellArrival(trx, { kind: 'booking', refId: booking.number })
    await recordChange(trx, app, by.staff, {
      action: 'booking.process',
      target: `booking:${booking.number}`,
      // Neither the process that it was nor the one that it is: visitors' words do not stand in the log.
      summary: 'named process corrected',
    })
    await rewordReminders(app, trx, { booking: corrected, tokenHash: row.token_hash })
    return { outcome: 'done', booking: corrected }
  })
}

interface Found {
  readonly booking: Booking
  /** Of its secret address: asked for when a mail names it. */
  readonly token: () => Promise<string>
}

type Change = (trx: Transaction<Database>, found: Found) => Promise<ChangeOutcome>

async function change(app: App, by: Changer, apply: Change): Promise<ChangeOutcome> {
  try {
    const outcome = await app.database.db.transaction().execute((trx) => changeFound(app, trx, by, apply))
    if (outcome.outcome === 'done') app.wakeOutbox()
    return outcome
  } catch (error) {
    if (error instanceof LostRace) return { outcome: 'taken', booking: error.booking }
    if (error instanceof TooMany) return { outcome: 'too_many', retryAfterSeconds: error.retryAfterSeconds }
    app.log.error({ err: error }, 'a booking could not be changed')
    return { outcome: 'unavailable' }
  }
}

async function changeFound(app: App, trx: Transaction<Database>, by: Changer, apply: Change): Promise<ChangeOutcome> {
  const found = await findBookingRow(trx, isStaff(by) ? { number: by.number } : { tokenHash: hashOf(by) })
  if (!found) return { outcome: 'unknown' }
  // Written before it is read: of two changes at once, the second sees what the first has done.
  const row = await trx
    .updateTable('booking')
    .set((booking) => ({ revision: booking.ref('revision') }))
    .where('id', '=', found.id)
    .returningAll()
    .executeTakeFirst()
  // Erased while this waited for it.
  if (!row) return { outcome: 'unknown' }
  const booking = await toBooking(trx, row)
  try {
    return await apply(trx, { booking, token: async () => (isStaff(by) ? tokenToMail(app, trx, row) : by) })
  } catch (error) {
    if (error instanceof Taken) throw new LostRace(booking)
    throw error
  }
}

/** Leaves the transaction, so that nothing of the move stays, with the booking as it was. */
class LostRace extends Error {
  readonly booking: Booking

  constructor(booking: Booking) {
    super('taken meanwhile')
    this.booking = booking
  }
}

/**
 * Whether whoever asks for what is so already only does it twice: the last revision is theirs. Staff who come after somebody
 * else are told, because their reason reaches nobody. Visitors have what they want, whoever did it.
 */
async function isOwn(trx: Transaction<Database>, booking: Booking, by: Changer): Promise<boolean> {
  if (!isStaff(by)) return true
  const change = await trx
    .selectFrom('desk_change')
    .select('after')
    .where('action', 'in', ['booking.move', 'booking.cancel'])
    .where('target', '=', `booking:${booking.number}`)
    .where('user_id', '=', by.staff.userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const { revision } = JSON.parse(change?.after ?? '{}') as { revision?: number }
  return revision === lastRevision(booking)
}

function isStaff(by: Changer): by is StaffChange {
  return typeof by !== 'string'
}

function refusal({ clock }: App, by: Changer, booking: Booking): 'too_late' | 'changed' | undefined {
  const now = instant(clock.now())
  if (!isStaff(by)) return now > booking.changeUntil ? 'too_late' : undefined
  if (by.revision !== lastRevision(booking)) return 'changed'
  return now >= (booking.sessions.at(-1)?.end ?? now) ? 'too_late' : undefined
}

/** What the mails tell of who it was. */
function said(by: Changer) {
  return isStaff(by) ? { byUs: { name: by.staff.name, reason: by.reason } } : {}
}

async function revise(
  app: App,
  trx: Transaction<Database>,
  { booking, by }: { booking: Booking; by: Changer },
  what: Exclude<BookingChange, 'booked'>,
  sessions: readonly Session[],
): Promise<Booking> {
  const revision = lastRevision(booking) + 1
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
  await insertRevision(trx, booking.number, {
    revision,
    change: what,
    by: isStaff(by) ? 'staff' : 'visitor',
    sessions,
    at,
  })
  await retellArrival(trx, { kind: 'booking', refId: booking.number })
  if (isStaff(by))
    await recordChange(trx, app, by.staff, {
      action: what === 'moved' ? 'booking.move' : 'booking.cancel',
      target: `booking:${booking.number}`,
      summary: changeWords(what, booking.sessions, sessions),
      // The mails leave with it: there is no way back but another change, with another mail.
      after: { revision, sessions },
    })
  return toBooking(trx, row)
}

function sameStarts(sessions: readonly Session[], starts: readonly Instant[]): boolean {
  const inOrder = [...starts].sort()
  return sessions.length === inOrder.length && sessions.every(({ start }, index) => start === inOrder[index])
}
