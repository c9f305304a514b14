/** What the form took for spam and nobody has released: whose it is, and of one lead which it is. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/tables.ts'

/** Numbers of the messages of a lead that are in quarantine: without any there is nothing to release. */
export async function heldMessages(db: Kysely<Database>, leadId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('lead_entry')
    .innerJoin('contact_message', 'contact_message.id', 'lead_entry.ref_id')
    .select('contact_message.id')
    .where('lead_id', '=', leadId)
    .where('kind', '=', 'message')
    .where('contact_message.status', '=', 'quarantined')
    .orderBy('contact_message.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Numbers of the leads with such a message, whatever their status: a query that begins at the messages, which are few. */
export function leadsWithHeld(db: Kysely<Database>) {
  // Written out: a value that is filled in later keeps SQLite from the index of the held ones.
  const held = db.selectFrom('contact_message').select('id').where('status', '=', sql.lit('quarantined'))
  return db.selectFrom('lead_entry').select('lead_id').where('kind', '=', 'message').where('ref_id', 'in', held)
}
