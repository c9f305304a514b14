/**
 * A lead stays as long as something of what came from it: its last message, report, checklist or booking takes it along,
 * with what staff wrote and with the words it is found by.
 */
import type { ExpressionBuilder, Kysely, Selectable } from 'kysely'
import type { Database, Instant, LeadTable } from '#db/tables.ts'
import { partsOfLeads } from './parts-of-leads.server.ts'
import { hasRow } from './rows-of-entries.server.ts'

/** How many went. Those to which something came after `before` are left: it may be on its way into another table. */
export async function deleteBareLeads(db: Kysely<Database>, before: Instant): Promise<number> {
  let deleted = 0
  for await (const { first, last } of partsOfLeads(db)) {
    const bare = await db
      .selectFrom('lead')
      .select(['id', 'revision'])
      .where('id', '>=', first)
      .where('id', '<=', last)
      .where('last_at', '<', before)
      .where((lead) => lead.not(lead.exists(sourceOf(lead))))
      .execute()
    for (const lead of bare) if (await deleteAsRead(db, lead)) deleted += 1
  }
  return deleted
}

/** Not where something has come to it since: that gave it a new revision, and what is held in quarantine no new time. */
async function deleteAsRead(
  db: Kysely<Database>,
  { id, revision }: Pick<Selectable<LeadTable>, 'id' | 'revision'>,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('lead')
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

function sourceOf(lead: ExpressionBuilder<Database, 'lead'>) {
  return lead
    .selectFrom('lead_entry')
    .select('lead_entry.id')
    .whereRef('lead_entry.lead_id', '=', 'lead.id')
    .where(hasRow)
}
