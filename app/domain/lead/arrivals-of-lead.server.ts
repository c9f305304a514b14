/** All that came from a lead and is still there, in order of time. */
import type { Kysely } from 'kysely'
import type { Database } from '#db/tables.ts'
import { bookingArrival, checklistArrival, messageArrival, reportArrival } from './arrivals.server.ts'
import type { Arrival } from './record-lead.server.ts'

export async function arrivalsOfLead(db: Kysely<Database>, leadId: number): Promise<Arrival[]> {
  const entries = await db
    .selectFrom('lead_entry')
    .select(['kind', 'ref_id'])
    .where('lead_id', '=', leadId)
    .where('ref_id', 'is not', null)
    .execute()
  const ids = (wanted: Arrival['kind']) => [
    0, // never a number: a list may not be empty
    ...entries.flatMap(({ kind, ref_id }) => (kind === wanted && ref_id !== null ? [ref_id] : [])),
  ]
  const [messages, reports, checklists, bookings] = await Promise.all([
    db.selectFrom('contact_message').selectAll().where('id', 'in', ids('message')).execute(),
    db.selectFrom('report').selectAll().where('id', 'in', ids('report')).execute(),
    db.selectFrom('checklist_export').selectAll().where('id', 'in', ids('checklist')).execute(),
    db.selectFrom('booking').selectAll().where('id', 'in', ids('booking')).execute(),
  ])
  const arrivals = [
    ...messages.map(messageArrival),
    ...reports.flatMap((row) => reportArrival(row) ?? []),
    ...checklists.map(checklistArrival),
    ...bookings.map(bookingArrival),
  ]
  return arrivals.toSorted((a, b) => (a.at < b.at ? -1 : 1))
}
