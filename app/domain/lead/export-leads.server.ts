/**
 * The leads of a filter as a file, in the order of the list. Which leads is asked once, by their numbers; they are then
 * read and written a part at a time, so that a hundred thousand fill no memory, and one that moves in the list meanwhile is
 * neither missing nor there twice.
 */
import { csvLine } from '#app/domain/desk/csv.ts'
import { recordChange, type Staff } from '#app/domain/desk/desk-change.server.ts'
import type { App } from '#app/platform/app.ts'
import { type LeadRecord, readLeadRecords } from './lead-records.server.ts'
import { noPromise } from './lead-standing.server.ts'
import { idsOfLeads, type LeadFilter } from './list-leads.server.ts'

export type ExportFormat = 'csv' | 'json'

/** As many as are in memory at once. */
const partSize = 250

/** Parts of the file. The export is in the audit log before the first of them leaves. */
export async function exportLeads(
  app: Pick<App, 'database' | 'clock'>,
  staff: Staff,
  filter: LeadFilter,
  format: ExportFormat,
): Promise<AsyncGenerator<string, void>> {
  const { db } = app.database
  const ids = await idsOfLeads(db, filter)
  await db.transaction().execute((trx) =>
    recordChange(trx, app, staff, {
      action: 'lead.export',
      target: 'leads',
      summary: `exported as ${format.toUpperCase()}: ${ids.length} ${whichOf(filter)}`,
    }),
  )
  return format === 'csv' ? csvParts(recordParts(app, ids)) : jsonParts(recordParts(app, ids))
}

/** Not all that are in quarantine have that status. */
function whichOf({ status }: LeadFilter): string {
  return status === 'quarantined' ? 'in quarantine' : (status ?? 'of any status')
}

async function* recordParts({ database }: Pick<App, 'database'>, ids: readonly number[]) {
  for (let at = 0; at < ids.length; at += partSize) {
    yield await readLeadRecords(database.db, ids.slice(at, at + partSize))
  }
}

/** A spreadsheet takes a file for UTF-8 only when it begins so. */
const byteOrderMark = '\uFEFF'

async function* csvParts(parts: AsyncIterable<readonly LeadRecord[]>): AsyncGenerator<string, void> {
  yield byteOrderMark + csvLine(Object.keys(columns))
  for await (const records of parts) {
    yield records.map((record) => csvLine(Object.values(columns).map((column) => column(record)))).join('')
  }
}

/** The head of each column, and what stands in it. Instants are UTC. */
const columns: Record<string, (record: LeadRecord) => string | number | null> = {
  Number: ({ lead }) => lead.id,
  Status: ({ lead }) => lead.status,
  Name: ({ lead }) => lead.name,
  Company: ({ lead }) => lead.company,
  'E-mail': ({ lead }) => lead.email,
  Phone: ({ lead }) => lead.phone,
  Language: ({ lead }) => lead.locale,
  Owner: ({ owner }) => owner,
  Source: ({ lead }) => lead.campaign,
  'First contact': ({ lead }) => lead.first_at,
  'Last contact': ({ lead }) => lead.last_at,
  'Waiting since': ({ lead }) => lead.waiting_since,
  'Promised by': ({ lead }) => promiseOf(lead),
  'First answer in office minutes': ({ lead }) => lead.first_reply_minutes,
  Sent: ({ entries }) => kindsSent(entries).join(' '),
  Latest: ({ lead }) => lead.preview,
}

/** What the lead sent: not what the desk replied or noted. */
function kindsSent(entries: LeadRecord['entries']): string[] {
  const kinds = new Set(entries.map(({ kind }) => kind))
  return [...kinds].filter((kind) => kind !== 'reply' && kind !== 'note')
}

async function* jsonParts(parts: AsyncIterable<readonly LeadRecord[]>): AsyncGenerator<string, void> {
  yield '['
  let begun = false
  for await (const records of parts) {
    const texts = records.map((record) => JSON.stringify(jsonOf(record)))
    if (texts.length > 0) yield `${begun ? ',' : ''}\n${texts.join(',\n')}`
    begun ||= texts.length > 0
  }
  yield '\n]\n'
}

function jsonOf({ lead, owner, entries }: LeadRecord): object {
  const { email_key: _, owner_id: __, promise_at: ___, ...facts } = lead
  return { ...facts, promised_by: promiseOf(lead), owner, entries }
}

function promiseOf({ promise_at }: LeadRecord['lead']): string | null {
  return promise_at === noPromise ? null : promise_at
}
