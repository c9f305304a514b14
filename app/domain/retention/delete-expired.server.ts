/**
 * Deletes what has been kept as long as the privacy statement says (content/legal/retention.ts), and nothing else.
 * Every process runs it, at its start and every hour: a row that another one deleted first is simply gone.
 */
import type { Kysely } from 'kysely'
import { retention } from '#app/content/legal/retention.ts'
import { noTokens } from '#app/domain/account/end-sessions.server.ts'
import { farewellKey } from '#app/domain/account/promise-account-mail.server.ts'
import { type Clock, instant, secondsLater } from '#app/platform/clock.server.ts'
import type { Database } from '#db/tables.ts'

/** How many rows went, by the kind of data they held. */
export interface Deleted {
  readonly messages: number
  readonly suspects: number
  readonly reports: number
  readonly mails: number
  readonly counts: number
  readonly crashes: number
  /** Sessions, links and visits to providers that have ended, and tokens of providers with nobody signed in. */
  readonly sessions: number
  readonly events: number
}

export async function deleteExpired(db: Kysely<Database>, clock: Clock): Promise<Deleted> {
  const { message, suspect, sentMail, count, crash, accountEvent } = retention.kinds
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
  const sessions = await endExpiredSessions(db, instant(clock.now()))
  return { messages, suspects, reports, mails: sent + dead + last, counts, crashes, sessions, events }
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

const secondsPerDay = 24 * 60 * 60
