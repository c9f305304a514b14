/**
 * `ops leads`: who wrote to us, booked, or saved a report or had a checklist mailed and may be written to; newest first,
 * those in quarantine flagged.
 */
import { parseArgs } from 'node:util'
import { listBookings } from '#app/domain/booking/booking-store.server.ts'
import { listExportLeads } from '#app/domain/checklist/export-store.server.ts'
import { listMessages } from '#app/domain/contact/store.server.ts'
import { listReportLeads } from '#app/domain/report/report-store.server.ts'
import { counted, euros } from '#app/formats.ts'
import type { AppDatabase } from '#app/platform/database.server.ts'
import { bookingLead, checklistLead, type Lead, messageLead, reportLead } from './lead.ts'
import { merged } from './merged.ts'
import { amsterdamTime, eventNames, sessionTime } from './office-words.ts'
import { cut, explain, say, sayAll, table } from './output.ts'
import { pages } from './pages.ts'
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
  if (leads.length === 0)
    return explain('No messages and bookings, and no reports or checklists of people who may be written to.')
  for (const line of table(header, leads.map(rowOf))) say(line)
  if (!all && leads.length === tableRows) explain(`The newest ${tableRows}. \`leads --all\` shows every one.`)
}

const header = ['No.', 'Received', 'Lang', 'Status', 'Name', 'E-mail', 'Company', 'Message']

function rowOf(lead: Lead): string[] {
  const { number, receivedAt, locale, name, email } = lead
  const common = [String(number), amsterdamTime(receivedAt), locale]
  const person = [cut(name ?? '', 24), cut(email, 32)]
  if (lead.kind === 'checklist')
    return [...common, 'checklist', ...person, '', `${counted(lead.ticked.length, 'point')} in place`]
  if (lead.kind === 'message') {
    const status = lead.status === 'quarantined' ? 'QUARANTINED' : lead.status
    return [...common, status, ...person, cut(lead.company ?? '', 20), cut(lead.message, 48)]
  }
  if (lead.kind === 'booking') {
    const when = lead.sessions.map(sessionTime).join(', ')
    const status = lead.status === 'booked' ? 'booking' : lead.status
    return [...common, status, ...person, cut(lead.company ?? '', 20), `${eventNames[lead.event]}: ${when}`]
  }
  const { costCentsPerYear, savingCentsPerYear } = lead.figures
  const figures = `costs ${euros(costCentsPerYear, 'en')} a year, saves ${euros(savingCentsPerYear, 'en')}`
  return [...common, 'report', ...person, '', `${cut(lead.sheet || 'A process', 24)}: ${figures}`]
}

function allLeads({ db }: AppDatabase): AsyncGenerator<Lead> {
  const limit = pageRows
  return merged<Lead>(
    [
      pages((before) => listMessages(db, { before, limit }), numberOf, messageLead),
      pages((before) => listReportLeads(db, { before, limit }), numberOf, reportLead),
      pages((before) => listExportLeads(db, { before, limit }), numberOf, checklistLead),
      pages((before) => listBookings(db, { before, limit }), numberOf, bookingLead),
    ],
    (one, other) => one.receivedAt >= other.receivedAt,
  )
}

const numberOf = ({ id }: { id: number }) => id
