/** What staff want to remember about a lead. The lead never sees it. */
import type { Transaction } from 'kysely'
import { type DeskChange, recordChange, type Staff } from '#app/domain/desk/desk-change.server.ts'
import type { UndoNeeds } from '#app/domain/desk/undo-change.server.ts'
import { codePoints, tidyText } from '#app/domain/typed-text.ts'
import { instant } from '#app/platform/clock.server.ts'
import type { Database } from '#db/tables.ts'
import { holdLead } from './change-leads.server.ts'
import { longestNote } from './reply-input.ts'

export type NoteOutcome = 'noted' | 'empty' | 'long' | 'not_found'

/** The same note twice in a row is one: somebody pressed twice. */
export async function noteOnLead(
  app: UndoNeeds,
  staff: Staff,
  { leadId, text: typed }: { leadId: number; text: string },
): Promise<NoteOutcome> {
  const text = tidyText(typed)
  if (text === '') return 'empty'
  if (codePoints(text) > longestNote) return 'long'
  return app.database.db.transaction().execute(async (trx) => {
    // Held until the end, so that two notes at once take turns.
    if (!(await holdLead(trx, leadId))) return 'not_found'
    const last = await trx
      .selectFrom('lead_entry')
      .select(['kind', 'text', 'by_user_id'])
      .where('lead_id', '=', leadId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (last?.kind === 'note' && last.text === text && last.by_user_id === staff.userId) return 'noted'
    const { id: entry } = await trx
      .insertInto('lead_entry')
      .values({
        lead_id: leadId,
        kind: 'note',
        ref_id: null,
        by_user_id: staff.userId,
        text,
        source: null,
        created_at: instant(app.clock.now()),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const change = { action: 'lead.note', target: `lead:${leadId}`, summary: 'note added', before: { entry } }
    await recordChange(trx, app, staff, change)
    return 'noted'
  })
}

export async function undoNote(_: UndoNeeds, trx: Transaction<Database>, { before }: DeskChange): Promise<boolean> {
  const { entry } = JSON.parse(before ?? '{}') as { entry?: number }
  const { numDeletedRows } = await trx
    .deleteFrom('lead_entry')
    .where('id', '=', entry ?? 0)
    .where('kind', '=', 'note')
    .executeTakeFirst()
  return numDeletedRows > 0n
}
