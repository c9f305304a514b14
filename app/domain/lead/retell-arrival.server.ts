/** Tells anew what came and says something else now, such as a booking that was moved, in the transaction that changes it. */
import type { Transaction } from 'kysely'
import type { Database } from '#db/tables.ts'
import type { Arrival } from './arrival.ts'
import { arrivalsOfLead } from './arrivals-of-lead.server.ts'
import { holdArrival } from './hold-arrival.server.ts'
import { shortened } from './record-lead.server.ts'

/**
 * The list shows it where nothing newer has spoken. The revision stays: what staff are deciding about the lead is no less
 * right for it. A reply that they are writing may be, and `replyToLead` looks for itself.
 */
export async function retellArrival(
  trx: Transaction<Database>,
  arrival: Pick<Arrival, 'kind' | 'refId'>,
): Promise<void> {
  const held = await holdArrival(trx, arrival)
  if (!held) return
  const { lead } = held
  const newest = (await arrivalsOfLead(trx, lead.id)).findLast(({ quarantined }) => !quarantined)
  if (newest?.kind !== arrival.kind || newest.refId !== arrival.refId) return
  await trx
    .updateTable('lead')
    .set({ preview: shortened(newest.preview) })
    .where('id', '=', lead.id)
    .execute()
}
