/** Takes out of the desk what a visitor took back, in the transaction that erases it. */
import type { Transaction } from 'kysely'
import type { Database, Instant } from '#db/tables.ts'
import { arrivalsOfLead } from './arrivals-of-lead.server.ts'
import { holdArrival } from './hold-arrival.server.ts'
import { type Arrival, describeLead, promiseFor, waitsForAnswer } from './record-lead.server.ts'

/** Who sent nothing else is no lead any more: what staff wrote about them goes too. */
export async function forgetArrival(
  trx: Transaction<Database>,
  arrival: Pick<Arrival, 'kind' | 'refId'>,
): Promise<void> {
  const held = await holdArrival(trx, arrival)
  if (!held) return
  const { entry, lead } = held
  await trx.deleteFrom('lead_entry').where('id', '=', entry.id).execute()
  const rest = await arrivalsOfLead(trx, lead.id)
  if (rest.length === 0) {
    await trx.deleteFrom('lead').where('id', '=', lead.id).execute()
    return
  }
  // As when they came: what looks like spam says nothing about somebody we know.
  const trusted = rest.filter(({ quarantined }) => !quarantined)
  await describeLead(trx, lead.id, trusted.length > 0 ? trusted : rest)
  if (lead.waiting_since === entry.created_at) await waitFrom(trx, lead.id, firstToWait(rest, entry.created_at))
}

/** The waiting began with what is gone: what is owed an answer still is what came next, if anything did. */
function firstToWait(rest: readonly Arrival[], gone: Instant): Instant | null {
  // At the same instant counts too: it waits as long.
  return rest.find((arrival) => arrival.at >= gone && waitsForAnswer(arrival))?.at ?? null
}

async function waitFrom(trx: Transaction<Database>, leadId: number, since: Instant | null): Promise<void> {
  await trx
    .updateTable('lead')
    .set({ waiting_since: since, promise_at: promiseFor(since) })
    .where('id', '=', leadId)
    .execute()
}
