/** The rows that entries of leads stand for, in the order of their numbers. What was deleted or withdrawn is not among them. */
import type { Kysely, Selectable } from 'kysely'
import { withSessions } from '#app/domain/booking/booking-store.server.ts'
import type { Database, LeadEntryTable } from '#db/tables.ts'

type Entry = Pick<Selectable<LeadEntryTable>, 'kind' | 'ref_id'>

export async function entryRows(db: Kysely<Database>, entries: readonly Entry[]) {
  const ids = (wanted: Entry['kind']) => [
    0, // never a number: a list may not be empty
    ...entries.flatMap(({ kind, ref_id }) => (kind === wanted && ref_id !== null ? [ref_id] : [])),
  ]
  const [messages, reports, checklists, bookings] = await Promise.all([
    db.selectFrom('contact_message').selectAll().where('id', 'in', ids('message')).orderBy('id').execute(),
    db
      .selectFrom('report')
      .selectAll()
      .where('id', 'in', ids('report'))
      .where('withdrawn_at', 'is', null)
      .orderBy('id')
      .execute(),
    db.selectFrom('checklist_export').selectAll().where('id', 'in', ids('checklist')).orderBy('id').execute(),
    withSessions(db).where('booking.id', 'in', ids('booking')).orderBy('booking.id').execute(),
  ])
  return { messages, reports, checklists, bookings }
}
