/** `ops outbox`: how the mail stands, and what was given up. Exit 1 while a mail was given up: somebody must look. */
import type { Mail } from '#app/platform/mail.server.ts'
import { cut, explain, say, table } from './output.ts'
import { type OpsContext, withDatabase } from './with-database.ts'

const shownDead = 50

export async function run(): Promise<number> {
  return withDatabase(async ({ database, clock }) => {
    const counts = await countByStatus(database)
    for (const status of ['waiting', 'sent', 'dead'] as const) say(`${status.padEnd(8)}${counts.get(status) ?? 0}`)
    const oldest = await oldestWaiting(database)
    if (oldest) say(`The oldest that waits was promised ${minutesSince(oldest, clock.now())} minutes ago.`)
    const dead = await deadMails(database)
    if (dead.length === 0) return 0
    explain('\nGiven up, newest first. The messages themselves are safe: see `ops leads`.')
    const rows = dead.map(({ id, dedupe_key, mail, attempts, last_error }) => [
      String(id),
      dedupe_key,
      cut((JSON.parse(mail) as Mail).to.address, 40),
      String(attempts),
      cut(last_error ?? '', 80),
    ])
    for (const line of table(['No.', 'Mail', 'To', 'Attempts', 'Last error'], rows)) say(line)
    return 1
  })
}

type Database = OpsContext['database']

async function countByStatus({ db }: Database): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute()
  return new Map(rows.map(({ status, count }) => [status, Number(count)]))
}

async function oldestWaiting({ db }: Database): Promise<string | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select('created_at')
    .where('status', '=', 'waiting')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return row?.created_at
}

async function deadMails({ db }: Database) {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('status', '=', 'dead')
    .orderBy('id', 'desc')
    .limit(shownDead)
    .execute()
}

function minutesSince(instant: string, now: Date): number {
  return Math.floor((now.getTime() - Date.parse(instant)) / 60_000)
}
