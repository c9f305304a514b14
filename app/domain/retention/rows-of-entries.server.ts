/** Whether what an entry of a lead stands for is still there, asked inside a query over entries. */
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Database } from '#db/tables.ts'

type Entry = ExpressionBuilder<Database, 'lead_entry'>

export function hasRow(entry: Entry): Expression<SqlBool> {
  return entry.or([
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
  ])
}

/** It is there, and is not held in quarantine. */
export function isHeard(entry: Entry): Expression<SqlBool> {
  const held = entry
    .selectFrom('contact_message')
    .select('id')
    .whereRef('contact_message.id', '=', 'lead_entry.ref_id')
    .where('contact_message.status', '=', 'quarantined')
  return entry.and([
    hasRow(entry),
    entry.not(entry.and([entry('lead_entry.kind', '=', 'message'), entry.exists(held)])),
  ])
}
