/** Writes the mails of a booking to the outbox, in the transaction that makes, moves, cancels or corrects it. */
import type { Transaction } from 'kysely'
import { officeCopies } from '#app/domain/mail/office-copies.ts'
import { enqueueMail } from '#app/domain/outbox/enqueue-mail.server.ts'
import type { App } from '#app/platform/app.ts'
import { instant } from '#app/platform/clock.server.ts'
import type { Mail } from '#app/platform/mail.server.ts'
import { hashOf } from '#app/platform/secret-token.server.ts'
import { secretTokensIn } from '#app/secret-token.ts'
import type { Database } from '#db/tables.ts'
import { type Booking, lastRevision } from './booking.ts'
import type { Told } from './booking-mail-parts.server.ts'
import { bookedMail, cancelledMail, movedMail, reminderMail } from './booking-mails.server.ts'
import { bookingMailKey, bookingMailPrefix } from './mail-key.ts'
import type { Session } from './plan.ts'
import { remindedOf, reminderHours, reminderKey } from './reminders.ts'
import { staffMail } from './staff-mails.server.ts'
import { dayOf, instantAt, minutesAfter } from './wall-time.server.ts'

type Needs = Pick<App, 'clock' | 'settings'>

export async function promiseBookedMails(app: Needs, trx: Transaction<Database>, told: Told): Promise<void> {
  const reminders = await promiseReminders(app, trx, told)
  await promise(app, trx, told.booking, { kind: 'visitor', mail: bookedMail(told, reminders, app.settings) })
  await promiseStaffMails(app, trx, told)
}

export async function promiseMovedMails(
  app: Needs,
  trx: Transaction<Database>,
  told: Told & { readonly before: Booking },
): Promise<void> {
  const { booking } = told
  await dropEarlierMails(trx, booking)
  const reminders = await promiseReminders(app, trx, told)
  await promise(app, trx, booking, { kind: 'visitor', mail: movedMail(told, reminders, app.settings) })
  await promiseStaffMails(app, trx, told)
}

export async function promiseCancelledMails(app: Needs, trx: Transaction<Database>, told: Told): Promise<void> {
  await dropEarlierMails(trx, told.booking)
  await promise(app, trx, told.booking, { kind: 'visitor', mail: cancelledMail(told, app.settings) })
  await promiseStaffMails(app, trx, told)
}

/** How many there will be. */
async function promiseReminders(app: Needs, trx: Transaction<Database>, told: Told): Promise<number> {
  const { booking } = told
  const reminded = remindedOf(booking.sessions, instant(app.clock.now()))
  for (const session of reminded) {
    const index = booking.sessions.indexOf(session)
    await enqueueMail(trx, { dedupeKey: keyOf(booking, index), mail: reminderOf(app, told, session) }, app.clock)
  }
  return reminded.length
}

/**
 * Of a booking that says something else without a new revision: reminders that have not gone say it too, when they would
 * have gone. They keep the address that they name, because no mail could tell the visitor of another one until then. One that
 * a worker is sending right now leaves as it was.
 */
export async function rewordReminders(
  app: Pick<App, 'settings'>,
  trx: Transaction<Database>,
  { booking, tokenHash }: { readonly booking: Booking; readonly tokenHash: string },
): Promise<void> {
  for (const [index, session] of booking.sessions.entries()) {
    const row = await trx
      .selectFrom('outbox')
      .select(['id', 'mail'])
      .where('dedupe_key', '=', keyOf(booking, index))
      .where('status', '!=', 'sent')
      .executeTakeFirst()
    const token = secretTokensIn(row?.mail ?? '').find((one) => hashOf(one) === tokenHash)
    if (!row || !token) continue
    const mail = JSON.stringify(reminderOf(app, { booking, token }, session))
    await trx.updateTable('outbox').set({ mail }).where('id', '=', row.id).where('status', '!=', 'sent').execute()
  }
}

function reminderOf({ settings }: Pick<App, 'settings'>, told: Told, session: Session): Mail {
  const from = minutesAfter(session.start, -reminderHours * 60)
  // It says "tomorrow": on the day itself it would be wrong.
  const window = { from, until: instantAt(dayOf(session.start), '00:00') }
  return { ...reminderMail(told, told.booking.sessions.indexOf(session), settings, from), window }
}

/** Of the reminder of one session, by its place among them. */
function keyOf(booking: Booking, index: number): string {
  return reminderKey(booking.number, lastRevision(booking), index + 1)
}

/**
 * Before the mails of a new revision are promised: what it overtakes must not leave after them. A worker that is sending one
 * of them right now lets it go, and should it fail there is nothing left to try again.
 */
async function dropEarlierMails(trx: Transaction<Database>, { number }: Booking): Promise<void> {
  const earlier = await trx
    .selectFrom('outbox')
    .select('id')
    .where('dedupe_key', 'like', `${bookingMailPrefix(number)}%`)
    .where('status', '=', 'waiting')
    .orderBy('id')
    .execute()
  // In order of their numbers, as the desk tries all again: one waits for the other, never each for the other.
  for (const { id } of earlier)
    await trx.deleteFrom('outbox').where('id', '=', id).where('status', '=', 'waiting').execute()
}

async function promiseStaffMails(
  app: Needs,
  trx: Transaction<Database>,
  { booking, before, byUs }: Pick<Told, 'booking' | 'byUs'> & { before?: Booking },
): Promise<void> {
  const { source } = await trx
    .selectFrom('booking')
    .select('source')
    .where('id', '=', booking.number)
    .executeTakeFirstOrThrow()
  for (const { kind, to } of officeCopies(app.settings.mailTo, 'staff')) {
    const mail = staffMail({ booking, source, byUs, ...(before ? { before } : {}) }, to, app.settings)
    await promise(app, trx, booking, { kind, mail })
  }
}

async function promise(
  { clock }: Needs,
  trx: Transaction<Database>,
  booking: Booking,
  { kind, mail }: { kind: string; mail: Mail },
): Promise<void> {
  const dedupeKey = bookingMailKey({ number: booking.number, kind, revision: lastRevision(booking) })
  await enqueueMail(trx, { dedupeKey, mail }, clock)
}
