/** Takes out of the desk what a visitor took back, in the transaction that erases it. */
import type { Transaction, Updateable } from 'kysely'
import { standingChanges } from '#app/domain/desk/desk-change.server.ts'
import type { Database, Instant, LeadTable } from '#db/tables.ts'
import { arrivalsOfLead } from './arrivals-of-lead.server.ts'
import type { Decided } from './change-leads.server.ts'
import { holdArrival } from './hold-arrival.server.ts'
import { lastContact } from './last-contact.server.ts'
import type { LeadRow } from './list-leads.server.ts'
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
  const began = lead.waiting_since === entry.created_at
  const waits = began ? await waitFrom(trx, lead, firstToWait(rest, entry.created_at)) : {}
  await trx
    .updateTable('lead')
    .set({ ...waits, last_at: await lastContact(trx, lead) })
    .where('id', '=', lead.id)
    .execute()
}

/** The waiting began with what is gone: what is owed an answer still is what came next, if anything did. */
function firstToWait(rest: readonly Arrival[], gone: Instant): Instant | null {
  // At the same instant counts too: it waits as long.
  return rest.find((arrival) => arrival.at >= gone && waitsForAnswer(arrival))?.at ?? null
}

/** Where nothing waits any more, it is not that which opened the lead either. */
async function waitFrom(
  trx: Transaction<Database>,
  { id, status }: Pick<LeadRow, 'id' | 'status'>,
  since: Instant | null,
): Promise<Updateable<LeadTable>> {
  const opened = since === null && status === 'open'
  return {
    waiting_since: since,
    promise_at: promiseFor(since),
    ...(opened ? { status: await lastDecided(trx, id) } : {}),
  }
}

/** What staff made of the lead last, by a decision or a reply, and did not take back. */
async function lastDecided(trx: Transaction<Database>, leadId: number): Promise<LeadRow['status']> {
  const change = await standingChanges(trx, `lead:${leadId}`, ['lead.status', 'lead.reply', 'lead.release'])
    .select('after')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  // A release opens, and says no more of it.
  return (JSON.parse(change?.after ?? '{}') as Partial<Decided>).status ?? 'open'
}
