/** `ops leads`: the messages of visitors, newest first, those in quarantine flagged. */
import { parseArgs } from 'node:util'
import { listMessages, type StoredMessage } from '#app/domain/contact/store.server.ts'
import { clock, shortDate } from '#app/formats.ts'
import type { AppDatabase } from '#app/platform/database.server.ts'
import { cut, explain, say, sayAll, table } from './output.ts'
import { withDatabase } from './with-database.ts'

const tableRows = 50
const pageRows = 500

export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean' }, all: { type: 'boolean' } } })
  return withDatabase(async ({ database }) => {
    if (values.json) await sayAll(jsonLines(database))
    else await writeTable(database, values.all ?? false)
    return 0
  })
}

async function* jsonLines(database: AppDatabase): AsyncGenerator<string> {
  for await (const message of allMessages(database)) yield JSON.stringify(leadOf(message))
}

async function writeTable(database: AppDatabase, all: boolean): Promise<void> {
  const messages: StoredMessage[] = []
  for await (const message of allMessages(database)) {
    if (messages.push(message) === tableRows && !all) break
  }
  if (messages.length === 0) return explain('No messages.')
  const rows = messages.map(({ id, created_at, locale, status, name, email, company, message }) => [
    String(id),
    amsterdamTime(created_at),
    locale,
    status === 'quarantined' ? 'QUARANTINED' : status,
    cut(name, 24),
    cut(email, 32),
    cut(company ?? '', 20),
    cut(message, 48),
  ])
  for (const line of table(['No.', 'Received', 'Lang', 'Status', 'Name', 'E-mail', 'Company', 'Message'], rows))
    say(line)
  if (!all && messages.length === tableRows) explain(`The newest ${tableRows}. \`leads --all\` shows every one.`)
}

/** Where the office is, whatever zone the machine is in. */
function amsterdamTime(createdAt: string): string {
  const date = new Date(createdAt)
  return `${shortDate(date, 'en')} ${clock(date, 'en')}`
}

/** Page by page, so that a long history does not fill the memory. */
async function* allMessages({ db }: AppDatabase): AsyncGenerator<StoredMessage> {
  let before: number | undefined
  for (;;) {
    const page = await listMessages(db, { before, limit: pageRows })
    yield* page
    const last = page.at(-1)
    if (!last) return
    before = last.id
  }
}

function leadOf({ id, created_at, locale, status, suspicion, name, email, company, message, source }: StoredMessage) {
  return {
    number: id,
    receivedAt: created_at,
    locale,
    status,
    suspicion: suspicion?.split(',') ?? [],
    name,
    email,
    company,
    message,
    source: JSON.parse(source) as unknown,
  }
}
