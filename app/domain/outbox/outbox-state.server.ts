/** How the outbox stands: what waits, what is meant for a day to come, what went out and what was given up. */
import type { Kysely } from 'kysely'
import { instant } from '#app/platform/clock.server.ts'
import type { Database } from '#db/tables.ts'
import { isDue, parseMail } from './list-mails.server.ts'

export interface OutboxState {
  readonly waiting: number
  /** Reminders whose time has not come. */
  readonly planned: number
  readonly sent: number
  /** Given up, and nobody settled it. */
  readonly dead: number
  readonly settled: number
  /** For how long the oldest that waits has been waiting; undefined when none does. */
  readonly oldestSeconds: number | undefined
}

/** So many of the oldest are looked at: among them is one that was meant to go at once, or all are reminders. */
const looked = 50

export async function outboxState(db: Kysely<Database>, now: Date): Promise<OutboxState> {
  const rows = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['status', fn.countAll<number>().as('mails')])
    .groupBy('status')
    .execute()
  const count = (status: string) => Number(rows.find((row) => row.status === status)?.mails ?? 0)
  const { due } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('due'))
    .where('status', '=', 'waiting')
    .where(isDue(instant(now)))
    .executeTakeFirstOrThrow()
  const { all, settled } = await db
    .selectFrom('outbox')
    .select(({ fn }) => [fn.countAll<number>().as('all'), fn.count<number>('settled_at').as('settled')])
    .where('status', '=', 'dead')
    .executeTakeFirstOrThrow()
  return {
    waiting: Number(due),
    planned: count('waiting') - Number(due),
    sent: count('sent'),
    dead: Number(all) - Number(settled),
    settled: Number(settled),
    oldestSeconds: await oldestSeconds(db, now),
  }
}

async function oldestSeconds(db: Kysely<Database>, now: Date): Promise<number | undefined> {
  const oldest = await db
    .selectFrom('outbox')
    .select(['created_at', 'mail'])
    .where('status', '=', 'waiting')
    .where(isDue(instant(now)))
    .orderBy('created_at')
    .limit(looked)
    .execute()
  if (oldest.length === 0) return undefined
  // A reminder was promised weeks before its time: it has been waiting since then only.
  const since = oldest.map(({ created_at, mail }) => Date.parse(parseMail(mail)?.window?.from ?? created_at))
  return Math.max(0, ...since.map((from) => (now.getTime() - from) / 1000))
}
