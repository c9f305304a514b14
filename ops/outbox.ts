/**
 * `ops outbox`: how the mail stands, and what was given up. Exit 1 while a mail was given up that nobody settled at the
 * desk: somebody must look. `--retry` tries all such mails, and all that wait between two attempts, again now.
 */
import { parseArgs } from 'node:util'
import { isInView, parseMail } from '#app/domain/outbox/list-mails.server.ts'
import { outboxState } from '#app/domain/outbox/outbox-state.server.ts'
import { retryMails } from '#app/domain/outbox/retry-mail.server.ts'
import { counted } from '#app/formats.ts'
import { cut, explain, say, table } from './output.ts'
import { type OpsContext, withDatabase } from './with-database.ts'

const shownDead = 50

export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { retry: { type: 'boolean' } } })
  return withDatabase(async (context) => {
    const { database, clock } = context
    if (values.retry) await retry(context)
    const state = await outboxState(database.db, clock.now())
    for (const status of ['waiting', 'planned', 'sent', 'dead', 'settled'] as const)
      say(`${status.padEnd(8)}${state[status]}`)
    if (state.oldestSeconds !== undefined)
      say(`The oldest that waits has been waiting for ${counted(Math.floor(state.oldestSeconds / 60), 'minute')}.`)
    const dead = await deadMails(database)
    if (dead.length === 0) return 0
    explain(
      '\nGiven up and not settled, newest first. What visitors sent is safe: see `ops leads`. For a reply that was given up\n' +
        'somebody waits: read it at /admin/outbox. --retry tries all again, "Settle" there takes one from this list.',
    )
    if (dead.length === shownDead) explain(`The newest ${shownDead}; the others are at /admin/outbox.`)
    const rows = dead.map(({ id, dedupe_key, mail, attempts, last_error }) => [
      String(id),
      dedupe_key,
      cut(parseMail(mail)?.to.address ?? '', 40),
      String(attempts),
      cut(last_error ?? '', 80),
    ])
    for (const line of table(['No.', 'Mail', 'To', 'Attempts', 'Last error'], rows)) say(line)
    return 1
  })
}

async function retry(context: OpsContext): Promise<void> {
  const { tried, late } = await retryMails(context, undefined)
  say(`Tried again: ${tried}.${tried > 0 ? ' A server that runs sends them within seconds.' : ''}`)
  if (late > 0) say(`Left, too late or overtaken by a later mail: ${late}.`)
}

type Database = OpsContext['database']

async function deadMails({ db }: Database) {
  return db.selectFrom('outbox').selectAll().where(isInView('dead')).orderBy('id', 'desc').limit(shownDead).execute()
}
