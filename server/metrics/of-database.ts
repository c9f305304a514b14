/** What the database says: mail that waits or was given up, and the leads. The same from every server that shares it. */
import { outboxState } from '../../app/domain/outbox/outbox-state.server.ts'
import type { App } from '../../app/platform/app.ts'
import { type Family, gauge } from './exposition.ts'

type AskedApp = Pick<App, 'database' | 'clock' | 'log'>

/** Of a database that is out of reach only that it is; why stands in the log. */
export async function databaseFamilies(app: AskedApp): Promise<Family[]> {
  try {
    await app.database.ping()
    return [reached(1), ...(await outboxFamilies(app)), ...(await leadFamilies(app))]
  } catch (error) {
    app.log.error({ err: error }, 'the database could not be read for the metrics')
    return [reached(0)]
  }
}

function reached(value: 0 | 1): Family {
  return gauge('site_database_up', 'Whether the database answers.', value)
}

async function outboxFamilies({ database: { db }, clock }: AskedApp): Promise<Family[]> {
  const { waiting, dead, oldestSeconds = 0 } = await outboxState(db, clock.now())
  return [
    {
      name: 'site_outbox_mails',
      help: 'Mails whose time has come and that wait, and mails that were given up and not settled.',
      type: 'gauge',
      samples: [
        { labels: { status: 'waiting' }, value: waiting },
        { labels: { status: 'dead' }, value: dead },
      ],
    },
    gauge('site_outbox_oldest_seconds', 'How long the oldest of them has been waiting.', oldestSeconds),
  ]
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
