/** Takes out of the desk what a visitor took back, in the transaction that erases it. */
import type { Transaction } from 'kysely'
import type { Database } from '#db/tables.ts'
import { arrivalsOfLead } from './arrivals-of-lead.server.ts'
import { type Arrival, describeLead } from './record-lead.server.ts'

/** Who sent nothing else is no lead any more: what staff wrote about them goes too. */
export async function forgetArrival(
  trx: Transaction<Database>,
  { kind, refId }: Pick<Arrival, 'kind' | 'refId'>,
): Promise<void> {
  const entry = await trx
    .deleteFrom('lead_entry')
    .where('kind', '=', kind)
    .where('ref_id', '=', refId)
    .returning('lead_id')
    .executeTakeFirst()
  if (!entry) return
  const rest = await arrivalsOfLead(trx, entry.lead_id)
  if (rest.length === 0) await trx.deleteFrom('lead').where('id', '=', entry.lead_id).execute()
  else await describeLead(trx, entry.lead_id, rest)
}
