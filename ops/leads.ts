/** `ops leads`: who wrote to us, or saved a report and may be written to; newest first, those in quarantine flagged. */
import { parseArgs } from 'node:util'
import { listMessages, type StoredMessage } from '#app/domain/contact/store.server.ts'
import { listReportLeads, type StoredReport } from '#app/domain/report/report-store.server.ts'
import { calculate } from '#app/domain/roi/calculate.ts'
import type { RoiSheet } from '#app/domain/roi/sheet.ts'
import { clock, euros, shortDate } from '#app/formats.ts'
import type { AppDatabase } from '#app/platform/database.server.ts'
import { merged } from './merged.ts'
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
  for await (const lead of allLeads(database)) yield JSON.stringify(lead)
}

async function writeTable(database: AppDatabase, all: boolean): Promise<void> {
  const leads: Lead[] = []
  for await (const lead of allLeads(database)) {
    if (leads.push(lead) === tableRows && !all) break
  }
  if (leads.length === 0) return explain('No messages, and no reports of people who may be written to.')
  for (const line of table(header, leads.map(rowOf))) say(line)
  if (!all && leads.length === tableRows) explain(`The newest ${tableRows}. \`leads --all\` shows every one.`)
}

const header = ['No.', 'Received', 'Lang', 'Status', 'Name', 'E-mail', 'Company', 'Message']

function rowOf(lead: Lead): string[] {
  const { number, receivedAt, locale, name, email } = lead
  const common = [String(number), amsterdamTime(receivedAt), locale]
  const person = [cut(name ?? '', 24), cut(email, 32)]
  if (lead.kind === 'message') {
    const status = lead.status === 'quarantined' ? 'QUARANTINED' : lead.status
    return [...common, status, ...person, cut(lead.company ?? '', 20), cut(lead.message, 48)]
  }
  const { costCentsPerYear, savingCentsPerYear } = lead.figures
  const figures = `costs ${euros(costCentsPerYear, 'en')} a year, saves ${euros(savingCentsPerYear, 'en')}`
  return [...common, 'report', ...person, '', `${cut(lead.sheet, 24)}: ${figures}`]
}

/** Where the office is, whatever zone the machine is in. */
function amsterdamTime(createdAt: string): string {
  const date = new Date(createdAt)
  return `${shortDate(date, 'en')} ${clock(date, 'en')}`
}

type Lead = ReturnType<typeof messageLead> | ReturnType<typeof reportLead>

function allLeads({ db }: AppDatabase): AsyncGenerator<Lead> {
  return merged<Lead>(
    pages((before) => listMessages(db, { before, limit: pageRows }), messageLead),
    pages((before) => listReportLeads(db, { before, limit: pageRows }), reportLead),
    (one, other) => one.receivedAt >= other.receivedAt,
  )
}

/** Page by page, so that a long history does not fill the memory. */
async function* pages<Row extends { id: number }, Item>(
  read: (before: number | undefined) => Promise<Row[]>,
  item: (row: Row) => Item,
): AsyncGenerator<Item> {
  let before: number | undefined
  for (;;) {
    const rows = await read(before)
    for (const row of rows) yield item(row)
    const last = rows.at(-1)
    if (!last) return
    before = last.id
  }
}

function messageLead(stored: StoredMessage) {
  const { id, created_at, locale, status, suspicion, name, email, company, message, source } = stored
  return {
    kind: 'message' as const,
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

/** Without the address to share: only its hash is known. It stands in the mail that the office got. */
function reportLead({ id, created_at, expires_at, locale, owner, email, sheet, source }: StoredReport) {
  const typed = JSON.parse(sheet ?? '{}') as RoiSheet
  const { now, after, cost, saving } = calculate(typed)
  return {
    kind: 'report' as const,
    number: id,
    receivedAt: created_at,
    expiresAt: expires_at,
    locale,
    name: owner,
    email: email ?? '',
    sheet: typed.name,
    figures: {
      leadDaysNow: now.leadDays,
      leadDaysAfter: after.leadDays,
      costCentsPerYear: cost.centsPerYear,
      savingCentsPerYear: saving.marked.centsPerYear,
    },
    source: JSON.parse(source) as unknown,
  }
}
