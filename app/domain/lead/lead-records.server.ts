/** Leads with everything that came from them and was written about them, for an export: a part of the list at a time. */
import type { Kysely, Selectable } from 'kysely'
import { readSource } from '#app/domain/contact/source.ts'
import type { Database, LeadEntryTable, LeadTable } from '#db/tables.ts'
import { entryRows } from './entry-rows.server.ts'

type Entry = Selectable<LeadEntryTable>

export interface LeadRecord {
  readonly lead: Selectable<LeadTable>
  /** Name of the owner, or null. */
  readonly owner: string | null
  /** In order of time; `content` is the row that came, null where it was deleted. */
  readonly entries: readonly LeadRecordEntry[]
}

interface LeadRecordEntry {
  readonly kind: Entry['kind']
  readonly at: string
  /** Who at the desk wrote it. */
  readonly by: string | null
  readonly text: string | null
  readonly source: object | null
  readonly content: object | null
}

/** In the order of `ids`; a lead that is gone meanwhile is left out. */
export async function readLeadRecords(db: Kysely<Database>, ids: readonly number[]): Promise<LeadRecord[]> {
  const [leads, entries] = await Promise.all([
    db
      .selectFrom('lead')
      .leftJoin('auth_user', 'auth_user.id', 'lead.owner_id')
      .selectAll('lead')
      .select('auth_user.name as owner')
      .where('lead.id', 'in', ids)
      .execute(),
    db
      .selectFrom('lead_entry')
      .leftJoin('auth_user', 'auth_user.id', 'lead_entry.by_user_id')
      .selectAll('lead_entry')
      .select('auth_user.name as by')
      .where('lead_id', 'in', ids)
      .orderBy('lead_entry.id')
      .execute(),
  ])
  const contents = await contentsOf(db, entries)
  const byId = new Map(leads.map((lead) => [lead.id, lead]))
  const byLead = Map.groupBy(entries, ({ lead_id }) => lead_id)
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const { owner, ...lead } = row
    const recorded = (byLead.get(id) ?? []).map((entry) => ({
      kind: entry.kind,
      at: entry.created_at,
      by: entry.by,
      text: entry.text,
      source: entry.source === null ? null : readSource(entry.source),
      content: contents.get(`${entry.kind}:${entry.ref_id}`) ?? null,
    }))
    return { lead, owner, entries: recorded }
  })
}

/** What came, without hashes and keys, by `kind:number`. */
async function contentsOf(db: Kysely<Database>, entries: readonly Entry[]): Promise<ReadonlyMap<string, object>> {
  const { messages, reports, checklists, bookings } = await entryRows(db, entries)
  return new Map<string, object>([
    ...messages.map(({ id, name, company, email, message, status, suspicion }) => {
      return [`message:${id}`, { number: id, name, company, email, message, status, suspicion }] as const
    }),
    ...reports.map(({ id, owner, email, sheet, consented_at, expires_at }) => {
      return [`report:${id}`, { number: id, owner, email, sheet: parsed(sheet), consented_at, expires_at }] as const
    }),
    ...bookings.map((row) => {
      const { id, event, format, status, name, company, email, phone, way, address, message, zone, sessions } = row
      const who = { name, company, email, phone, way, address, message, zone }
      return [`booking:${id}`, { number: id, event, format, status, sessions: parsed(sessions), ...who }] as const
    }),
    ...checklists.map(({ id, email, ticked }) => {
      return [`checklist:${id}`, { number: id, email, ticked: parsed(ticked) }] as const
    }),
  ])
}

function parsed(json: string | null): unknown {
  return json === null ? null : JSON.parse(json)
}
