/**
 * Deletes what has been kept as long as the privacy statement says (content/legal/retention.ts), and nothing else.
 * Every process runs it, at its start and every hour: a row that another one deleted first is simply gone.
 */
import type { Kysely } from 'kysely'
import { retention } from '#app/content/legal/retention.ts'
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
}

export async function deleteExpired(db: Kysely<Database>, clock: Clock): Promise<Deleted> {
  const { message, suspect, sentMail, count, crash } = retention.kinds
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
  ])
  const [messages = 0, suspects = 0, reports = 0, sent = 0, dead = 0, counts = 0, crashes = 0] = gone.map(
    ({ numDeletedRows }) => Number(numDeletedRows),
  )
  return { messages, suspects, reports, mails: sent + dead, counts, crashes }
}

const secondsPerDay = 24 * 60 * 60
