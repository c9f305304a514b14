/**
 * The list shows the beginning of what came last. Where that was deleted at its term and something else keeps the lead, the
 * list is told by what is left, whichever round deleted it.
 */
import type { ExpressionBuilder, Kysely } from 'kysely'
import { retellLeads } from '#app/domain/lead/retell-lead.server.ts'
import type { Database } from '#db/tables.ts'
import { partsOfLeads } from './parts-of-leads.server.ts'
import { hasRow, isHeard } from './rows-of-entries.server.ts'

export async function retellLeftLeads(db: Kysely<Database>): Promise<void> {
  for await (const { first, last } of partsOfLeads(db)) {
    const left = await db
      .selectFrom('lead')
      .select('id')
      .where('id', '>=', first)
      .where('id', '<=', last)
      .where((lead) => lead.exists(goneLast(lead)))
      .orderBy('id')
      .execute()
    await retellLeads(
      db,
      left.map(({ id }) => id),
    )
  }
}

/** What has lost its row, and came no sooner than anything that is left and not held. */
function goneLast(lead: ExpressionBuilder<Database, 'lead'>) {
  const lastHeard = lead
    .selectFrom('lead_entry')
    .select(({ fn }) => fn.max('lead_entry.created_at').as('at'))
    .whereRef('lead_entry.lead_id', '=', 'lead.id')
    .where(isHeard)
  return lead
    .selectFrom('lead_entry')
    .select('lead_entry.id')
    .whereRef('lead_entry.lead_id', '=', 'lead.id')
    .where('lead_entry.kind', 'not in', ['reply', 'note'])
    .where((entry) => entry.not(hasRow(entry)))
    .where((entry) => entry('lead_entry.created_at', '>=', entry.fn.coalesce(lastHeard, entry.val(''))))
}
