/** Takes out of the desk what a visitor took back, in the transaction that erases it. */
import type { Transaction } from 'kysely'
import { standingChanges } from '#app/domain/desk/desk-change.server.ts'
import type { Database } from '#db/tables.ts'
import type { Arrival } from './arrival.ts'
import { arrivalsOfLead, heardOf } from './arrivals-of-lead.server.ts'
import type { Decided } from './change-leads.server.ts'
import { holdArrival } from './hold-arrival.server.ts'
import { lastContact } from './last-contact.server.ts'
import { afterWithdrawal } from './lead-standing.server.ts'
import type { LeadRow } from './list-leads.server.ts'
import { describeLead } from './record-lead.server.ts'
import { repliesTo } from './reply-to-lead.server.ts'

/** Who sent nothing else is no lead any more: what staff wrote about them and to them goes too, and waits no longer. */
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
    await trx
      .deleteFrom('outbox')
      .where('dedupe_key', 'like', `${repliesTo(lead.id)}%`)
      .execute()
    return
  }
  await describeLead(trx, lead.id, heardOf(rest))
  const stands = afterWithdrawal(lead, entry.created_at, rest, await lastDecided(trx, lead.id))
  await trx
    .updateTable('lead')
    .set({ ...stands, last_at: await lastContact(trx, lead) })
    .where('id', '=', lead.id)
    .execute()
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
