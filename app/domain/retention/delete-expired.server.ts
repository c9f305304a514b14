/**
 * Deletes what has been kept as long as the privacy statement says (content/legal/retention.ts), and nothing else.
 * One process does so each hour, see retention-rounds.server.ts; where two do after all, a row that the other deleted is gone.
 */
import type { Kysely } from 'kysely'
import { retention } from '#app/content/legal/retention.ts'
import { noTokens } from '#app/domain/account/end-sessions.server.ts'
import { farewellKey } from '#app/domain/account/promise-account-mail.server.ts'
import { deleteOldVisits } from '#app/domain/visits/delete-old-visits.server.ts'
import { type Clock, instant, secondsLater, secondsPerDay } from '#app/platform/clock.server.ts'
import type { Database } from '#db/tables.ts'
import { deleteBareLeads } from './delete-bare-leads.server.ts'
import { retellLeftLeads } from './retell-left-leads.server.ts'

/** How many rows went, by the kind of data they held. */
export interface Deleted {
  readonly messages: number
  readonly suspects: number
  readonly reports: number
  readonly checklists: number
  readonly bookings: number
  readonly mails: number
  readonly counts: number
  readonly crashes: number
  /** Sessions, links and visits to providers that have ended, and tokens of providers with nobody signed in. */
  readonly sessions: number
  readonly events: number
  /** With what staff wrote about them. */
  readonly leads: number
  /** Lines of the desk's audit log. */
  readonly changes: number
  /** Proofs of erasures. */
  readonly proofs: number
}

export async function deleteExpired(db: Kysely<Database>, clock: Clock): Promise<Deleted> {
  const { message, suspect, checklistExport, booking, cancelledBooking, sentMail, count, crash, accountEvent } =
    retention.kinds
  const { deskChange, erasure } = retention.kinds
  const before = ({ days }: { days: number }) => instant(secondsLater(clock.now(), -days * secondsPerDay))
  const contact = db.deleteFrom('contact_message')
  const mails = db.deleteFrom('outbox')
  const gone = await Promise.all([
    contact.where('status', '=', 'received').where('created_at', '<', before(message)).executeTakeFirst(),
    contact.where('status', '=', 'quarantined').where('created_at', '<', before(suspect)).executeTakeFirst(),
    // Each carries its end: its page names that day.
    db.deleteFrom('report').where('expires_at', '<=', instant(clock.now())).executeTakeFirst(),
    mails.where('status', '=', 'sent').where('sent_at', '<', before(sentMail)).executeTakeFirst(),
    // A mail that was given up holds a message too, and goes with it. One that still waits is never touched.
    mails.where('status', '=', 'dead').where('created_at', '<', before(message)).executeTakeFirst(),
    db.deleteFrom('rate_limit').where('window_start', '<', before(count)).executeTakeFirst(),
    db.deleteFrom('app_error').where('created_at', '<', before(crash)).executeTakeFirst(),
    // The last mail to somebody who deleted the account: nothing of them is kept once it is out.
    mails.where('status', '!=', 'waiting').where('dedupe_key', 'like', `${farewellKey}:%`).executeTakeFirst(),
    db.deleteFrom('account_event').where('created_at', '<', before(accountEvent)).executeTakeFirst(),
  ])
  const [messages = 0, suspects = 0, reports = 0, sent = 0, dead = 0, counts = 0, crashes = 0, last = 0, events = 0] =
    gone.map(({ numDeletedRows }) => Number(numDeletedRows))
  // A kind goes with its last crash.
  await db.deleteFrom('app_error_kind').where('last_at', '<', before(crash)).execute()
  await deleteOldVisits(db, clock)
  const checklists = await deleteChecklists(db, before(checklistExport))
  const bookings = await deleteBookings(db, { held: before(booking), cancelled: before(cancelledBooking) })
  const sessions = await endExpiredSessions(db, instant(clock.now()))
  const all = { messages, suspects, reports, checklists, bookings, mails: sent + dead + last }
  // After what they were made of. Nothing takes an hour from its arrival to its row.
  const leads = await deleteBareLeads(db, instant(secondsLater(clock.now(), -3600)))
  await retellLeftLeads(db)
  const [changes, proofs] = await deleteAuditTrail(db, { changes: before(deskChange), proofs: before(erasure) })
  return { ...all, counts, crashes, sessions, events, leads, changes, proofs }
}

async function deleteChecklists(db: Kysely<Database>, before: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('checklist_export').where('created_at', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}

async function deleteAuditTrail(
  db: Kysely<Database>,
  before: { changes: string; proofs: string },
): Promise<[changes: number, proofs: number]> {
  const changes = await db.deleteFrom('desk_change').where('created_at', '<', before.changes).executeTakeFirst()
  const proofs = await db.deleteFrom('erasure').where('created_at', '<', before.proofs).executeTakeFirst()
  return [Number(changes.numDeletedRows), Number(proofs.numDeletedRows)]
}

/** With their revisions and what they claimed. What staff had blocked goes with the bookings of those days. */
async function deleteBookings(
  db: Kysely<Database>,
  { held, cancelled }: { held: string; cancelled: string },
): Promise<number> {
  await db.deleteFrom('blocked_period').where('ends_at', '<', held).execute()
  const { numDeletedRows } = await db
    .deleteFrom('booking')
    .where((row) =>
      row.or([row('ends_at', '<', held), row.and([row('status', '=', 'cancelled'), row('ends_at', '<', cancelled)])]),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Each carries its end. Tokens of Google and Microsoft are kept for a session, and go with the last one. */
async function endExpiredSessions(db: Kysely<Database>, now: string): Promise<number> {
  const gone = await Promise.all([
    db.deleteFrom('auth_session').where('expires_at', '<=', now).executeTakeFirst(),
    db.deleteFrom('account_link').where('expires_at', '<=', now).executeTakeFirst(),
    db.deleteFrom('auth_verification').where('expires_at', '<=', now).executeTakeFirst(),
  ])
  await db
    .updateTable('auth_account')
    .set(noTokens)
    .where((row) => row.or([row('access_token', 'is not', null), row('refresh_token', 'is not', null)]))
    .where('user_id', 'not in', (query) => query.selectFrom('auth_session').select('auth_session.user_id'))
    .execute()
  return gone.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0)
}
