/** `ops outbox`: how the mail stands, and what was given up. Exit 1 while a mail was given up: somebody must look. */
import { outboxState } from '#app/domain/outbox/outbox-state.server.ts'
import type { Mail } from '#app/platform/mail.server.ts'
import { cut, explain, say, table } from './output.ts'
import { type OpsContext, withDatabase } from './with-database.ts'

const shownDead = 50

export async function run(): Promise<number> {
  return withDatabase(async ({ database, clock }) => {
    const state = await outboxState(database.db, clock.now())
    for (const status of ['waiting', 'planned', 'sent', 'dead'] as const) say(`${status.padEnd(8)}${state[status]}`)
    if (state.oldestSeconds !== undefined)
      say(`The oldest that waits has been waiting for ${Math.floor(state.oldestSeconds / 60)} minutes.`)
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

async function deadMails({ db }: Database) {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('status', '=', 'dead')
    .orderBy('id', 'desc')
    .limit(shownDead)
    .execute()
}
