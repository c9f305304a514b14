/**
 * A lead stays as long as something of what came from it: its last message, report, checklist or booking takes it along,
 * with what staff wrote and with the words it is found by.
 */
import { setImmediate as letOthersGo } from 'node:timers/promises'
import type { ExpressionBuilder, Kysely } from 'kysely'
import type { Database, Instant } from '#db/tables.ts'

/** How many went. Those to which something came after `before` are left: it may be on its way into another table. */
export async function deleteBareLeads(db: Kysely<Database>, before: Instant): Promise<number> {
  let deleted = 0
  for (let after = 0; ; ) {
    const some = await db
      .selectFrom('lead')
      .select('id')
      .where('id', '>', after)
      .where('last_at', '<', before)
      .orderBy('id')
      .limit(batch)
      .execute()
    const [first, last] = [some[0], some.at(-1)]
    if (!first || !last) return deleted
    const { numDeletedRows } = await db
      .deleteFrom('lead')
      .where('id', '>=', first.id)
      .where('id', '<=', last.id)
      .where('last_at', '<', before)
      .where((lead) => lead.not(lead.exists(sourceOf(lead))))
      .executeTakeFirst()
    deleted += Number(numDeletedRows)
    after = last.id
    await letOthersGo()
  }
}

/** So many leads to a statement: visitors wait for each on SQLite. */
const batch = 500

/** An entry whose row is still there. */
function sourceOf(lead: ExpressionBuilder<Database, 'lead'>) {
  return lead
    .selectFrom('lead_entry')
    .select('lead_entry.id')
    .whereRef('lead_entry.lead_id', '=', 'lead.id')
    .where((entry) =>
      entry.or([
        entry.and([
          entry('lead_entry.kind', '=', 'message'),
          entry.exists(
            entry.selectFrom('contact_message').select('id').whereRef('contact_message.id', '=', 'lead_entry.ref_id'),
          ),
        ]),
        entry.and([
          entry('lead_entry.kind', '=', 'report'),
          entry.exists(
            entry
              .selectFrom('report')
              .select('id')
              .whereRef('report.id', '=', 'lead_entry.ref_id')
              .where('withdrawn_at', 'is', null),
          ),
        ]),
        entry.and([
          entry('lead_entry.kind', '=', 'checklist'),
          entry.exists(
            entry.selectFrom('checklist_export').select('id').whereRef('checklist_export.id', '=', 'lead_entry.ref_id'),
          ),
        ]),
        entry.and([
          entry('lead_entry.kind', '=', 'booking'),
          entry.exists(entry.selectFrom('booking').select('id').whereRef('booking.id', '=', 'lead_entry.ref_id')),
        ]),
      ]),
    )
}
