/** Tells anew what came and says something else now, such as a booking that was moved, in the transaction that changes it. */
import type { Transaction } from 'kysely'
import type { Database } from '#db/tables.ts'
import type { Arrival } from './arrival.ts'
import { holdArrival } from './hold-arrival.server.ts'
import { retellLead } from './retell-lead.server.ts'

/**
 * The list shows it where nothing newer has spoken. A reply that staff are writing may be wrong by now, and `replyToLead`
 * looks for itself.
 */
export async function retellArrival(
  trx: Transaction<Database>,
  arrival: Pick<Arrival, 'kind' | 'refId'>,
): Promise<void> {
  const held = await holdArrival(trx, arrival)
  if (held) await retellLead(trx, held.lead)
}
