/** Tells anew what came and says something else now, such as a booking that was moved, in the transaction that changes it. */
import type { Transaction } from 'kysely'
import type { Database } from '#db/tables.ts'
import { arrivalsOfLead } from './arrivals-of-lead.server.ts'
import { holdLead } from './change-leads.server.ts'
import { type Arrival, shortened } from './record-lead.server.ts'

/**
 * The list shows it where nothing newer has spoken. The revision stays: what staff are deciding about the lead is no less
 * right for it.
 */
export async function retellArrival(
  trx: Transaction<Database>,
  { kind, refId }: Pick<Arrival, 'kind' | 'refId'>,
): Promise<void> {
  const entry = await trx
    .selectFrom('lead_entry')
    .select('lead_id')
    .where('kind', '=', kind)
    .where('ref_id', '=', refId)
    .executeTakeFirst()
  // Held before what came is read, so that nothing comes in between.
  const lead = entry && (await holdLead(trx, entry.lead_id))
  if (!lead) return
  const newest = (await arrivalsOfLead(trx, lead.id)).findLast(({ quarantined }) => !quarantined)
  if (newest?.kind !== kind || newest.refId !== refId) return
  await trx
    .updateTable('lead')
    .set({ preview: shortened(newest.preview) })
    .where('id', '=', lead.id)
    .execute()
}
