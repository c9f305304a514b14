/** Leads put straight into the database: posting a form for each takes long, and gives no say over when they came. */
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import type { Insertable } from 'kysely'
import { noPromise, promiseFor } from '#app/domain/lead/lead-standing.server.ts'
import { wordsOfLead } from '#app/domain/lead/lead-words.ts'
import type { LeadTable } from '#db/tables.ts'

export type NewLead = Insertable<LeadTable>

/** An open lead for whom nobody waits, but for what is given; `waiting_since` brings its promise with it. */
export function leadRow(facts: Partial<NewLead> & { name: string }): NewLead {
  const email = `${crypto.randomUUID()}@example.nl`
  const at = facts.waiting_since ?? '2026-11-17T10:05:00.000Z'
  return {
    email_key: email,
    email,
    company: null,
    phone: null,
    locale: 'nl',
    status: 'open',
    owner_id: null,
    waiting_since: null,
    promise_at: facts.waiting_since ? promiseFor(facts.waiting_since) : noPromise,
    preview: 'Onze goedkeuring blijft hangen.',
    campaign: 'direct',
    first_at: at,
    last_at: at,
    first_reply_minutes: null,
    revision: 0,
    ...facts,
  }
}

/** Into the database of a running server. The numbers of the leads, in order. */
export function plantLeads(dataDir: string, leads: readonly NewLead[]): number[] {
  const db = new Sqlite(join(dataDir, 'site.db'))
  const ids = leads.map((lead) => {
    const id = insert(db, 'lead', lead)
    const { name = null, company = null, phone = null, email } = lead
    for (const word of wordsOfLead({ name, company, phone, email })) insert(db, 'lead_word', { word, lead_id: id })
    return id
  })
  db.close()
  return ids
}

/** A lead whose only message is in quarantine; with another status than that, somebody whom we knew before it came. */
export function plantHeldLead(dataDir: string, facts: Partial<NewLead> & { name: string }): void {
  const lead = leadRow({ status: 'quarantined', ...facts })
  const [lead_id] = plantLeads(dataDir, [lead])
  const source = '{}'
  const db = new Sqlite(join(dataDir, 'site.db'))
  const ref_id = insert(db, 'contact_message', {
    idempotency_key: crypto.randomUUID(),
    content_hash: 'none',
    locale: lead.locale,
    name: lead.name,
    email: lead.email,
    company: null,
    message: lead.preview,
    status: 'quarantined',
    suspicion: 'trap',
    source,
    created_at: lead.first_at,
  })
  insert(db, 'lead_entry', { lead_id, kind: 'message', ref_id, source, created_at: lead.first_at })
  db.close()
}

function insert(db: Sqlite.Database, table: string, row: object): number {
  const columns = Object.keys(row)
  const places = columns.map(() => '?').join(', ')
  const statement = db.prepare(`insert into ${table} (${columns.join(', ')}) values (${places})`)
  return Number(statement.run(...Object.values(row)).lastInsertRowid)
}
