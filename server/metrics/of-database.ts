/** What the database says: mail that waits or was given up, and the leads. The same from every server that shares it. */
import type { ExpressionBuilder } from 'kysely'
import type { App } from '../../app/platform/app.ts'
import { instant } from '../../app/platform/clock.server.ts'
import type { Mail } from '../../app/platform/mail.server.ts'
import type { Database } from '../../db/tables.ts'
import { type Family, gauge } from './exposition.ts'

type AskedApp = Pick<App, 'database' | 'clock'>

/** Of a database that is out of reach only that it is. */
export async function databaseFamilies(app: AskedApp): Promise<Family[]> {
  try {
    await app.database.ping()
    return [reached(1), ...(await outboxFamilies(app)), ...(await leadFamilies(app))]
  } catch {
    return [reached(0)]
  }
}

function reached(value: 0 | 1): Family {
  return gauge('site_database_up', 'Whether the database answers.', value)
}

/** So many of the oldest are looked at: among them is one that was meant to go at once, or all are reminders. */
const looked = 50

async function outboxFamilies({ database: { db }, clock }: AskedApp): Promise<Family[]> {
  const now = clock.now()
  const count = db.selectFrom('outbox').select(({ fn }) => fn.countAll<number>().as('mails'))
  const dead = await count.where('status', '=', 'dead').executeTakeFirstOrThrow()
  const waiting = await count.where('status', '=', 'waiting').where(isDue(now)).executeTakeFirstOrThrow()
  const oldest = await db
    .selectFrom('outbox')
    .select(['created_at', 'mail'])
    .where('status', '=', 'waiting')
    .where(isDue(now))
    .orderBy('created_at')
    .limit(looked)
    .execute()
  // A reminder was promised weeks before its time: it has been waiting since then only.
  const since = oldest.map(({ created_at, mail }) => Date.parse((JSON.parse(mail) as Mail).window?.from ?? created_at))
  return [
    {
      name: 'site_outbox_mails',
      help: 'Mails whose time has come and that wait, and mails that were given up.',
      type: 'gauge',
      samples: [
        { labels: { status: 'waiting' }, value: Number(waiting.mails) },
        { labels: { status: 'dead' }, value: Number(dead.mails) },
      ],
    },
    gauge(
      'site_outbox_oldest_seconds',
      'How long the oldest of them has been waiting.',
      Math.max(0, ...since.map((from) => (now.getTime() - from) / 1000)),
    ),
  ]
}

/** Tried before, or to be tried by now; what is meant for a day to come does not wait. */
function isDue(now: Date) {
  return ({ eb, or }: ExpressionBuilder<Database, 'outbox'>) =>
    or([eb('attempts', '>', 0), eb('due_at', '<=', instant(now))])
}

async function leadFamilies({ database: { db } }: AskedApp): Promise<Family[]> {
  const messages = await db
    .selectFrom('contact_message')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count'), fn.max('created_at').as('newest')])
    .groupBy('status')
    .execute()
  const reports = await db
    .selectFrom('report')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('created_at').as('newest')])
    .where('email', 'is not', null)
    .executeTakeFirstOrThrow()
  const all = [
    ...(['received', 'quarantined'] as const).map((status) => ({
      lead: status === 'received' ? 'message' : 'quarantined',
      ...messages.find((row) => row.status === status),
    })),
    { lead: 'report', ...reports },
  ]
  return [
    {
      name: 'site_leads',
      help: 'Leads that are stored: messages, messages in quarantine, reports whose owners may be written to.',
      type: 'gauge',
      samples: all.map(({ lead, count }) => ({ labels: { lead }, value: Number(count ?? 0) })),
    },
    {
      name: 'site_newest_lead_timestamp_seconds',
      help: 'When the newest of them came, in seconds since 1970.',
      type: 'gauge',
      samples: all.flatMap(({ lead, newest }) =>
        newest ? [{ labels: { lead }, value: Date.parse(newest) / 1000 }] : [],
      ),
    },
  ]
}
