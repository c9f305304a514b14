/**
 * A lead stays as long as something of what came from it: its last message, report, checklist or booking takes it along,
 * with what staff wrote and with the words it is found by.
 */
import type { ExpressionBuilder, Kysely } from 'kysely'
import type { Database, Instant } from '#db/tables.ts'
import { partsOfLeads } from './parts-of-leads.server.ts'
import { hasRow } from './rows-of-entries.server.ts'

/** How many went. Those to which something came after `before` are left: it may be on its way into another table. */
export async function deleteBareLeads(db: Kysely<Database>, before: Instant): Promise<number> {
  let deleted = 0
  for await (const { first, last } of partsOfLeads(db)) {
    const { numDeletedRows } = await db
      .deleteFrom('lead')
      .where('id', '>=', first)
      .where('id', '<=', last)
      .where('last_at', '<', before)
      .where((lead) => lead.not(lead.exists(sourceOf(lead))))
      .executeTakeFirst()
    deleted += Number(numDeletedRows)
  }
  return deleted
}

function sourceOf(lead: ExpressionBuilder<Database, 'lead'>) {
  return lead
    .selectFrom('lead_entry')
    .select('lead_entry.id')
    .whereRef('lead_entry.lead_id', '=', 'lead.id')
    .where(hasRow)
}
