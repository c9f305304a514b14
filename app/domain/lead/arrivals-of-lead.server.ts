/** All that came from a lead and is still there, in order of time. */
import type { Kysely } from 'kysely'
import type { Database } from '#db/tables.ts'
import type { Arrival } from './arrival.ts'
import { bookingArrival, checklistArrival, messageArrival, reportArrival } from './arrivals.server.ts'
import { entryRows } from './entry-rows.server.ts'

export async function arrivalsOfLead(db: Kysely<Database>, leadId: number): Promise<Arrival[]> {
  const entries = await db
    .selectFrom('lead_entry')
    .select(['kind', 'ref_id'])
    .where('lead_id', '=', leadId)
    .where('ref_id', 'is not', null)
    .execute()
  const { messages, reports, checklists, bookings } = await entryRows(db, entries)
  const arrivals = [
    ...messages.map(messageArrival),
    ...reports.flatMap((row) => reportArrival(row) ?? []),
    ...checklists.map(checklistArrival),
    ...bookings.map(bookingArrival),
  ]
  return arrivals.toSorted((a, b) => (a.at < b.at ? -1 : 1))
}

/** By which of them the lead is told: what looks like spam says nothing about somebody we know. */
export function heardOf(arrivals: readonly Arrival[]): readonly Arrival[] {
  const trusted = arrivals.filter(({ quarantined }) => !quarantined)
  return trusted.length > 0 ? trusted : arrivals
}
