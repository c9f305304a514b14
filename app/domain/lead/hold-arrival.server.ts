/** Finds what came among the entries of its lead, and holds that. */
import type { Selectable, Transaction } from 'kysely'
import type { Database, LeadEntryTable, LeadTable } from '#db/tables.ts'
import type { Arrival } from './arrival.ts'
import { holdLead } from './change-leads.server.ts'

interface HeldArrival {
  readonly entry: Selectable<LeadEntryTable>
  readonly lead: Selectable<LeadTable>
}

/**
 * Held before anything else of the lead is read, so that nothing comes in between, and before what came is written: whoever
 * erases an address holds the lead first too, and of two who go the other way round each waits for the other. (A booking is
 * written first all the same: as long as it can be changed, its visitor is not erased.) Undefined where it is no lead's, or
 * is erased by now.
 */
export async function holdArrival(
  trx: Transaction<Database>,
  { kind, refId }: Pick<Arrival, 'kind' | 'refId'>,
): Promise<HeldArrival | undefined> {
  const entry = await trx
    .selectFrom('lead_entry')
    .selectAll()
    .where('kind', '=', kind)
    .where('ref_id', '=', refId)
    .executeTakeFirst()
  const lead = entry && (await holdLead(trx, entry.lead_id))
  return lead && { entry, lead }
}
