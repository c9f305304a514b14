/** Where a lead came from. */
import type { Kysely } from 'kysely'
import type { Database } from '#db/tables.ts'

/**
 * ContactSource of what came first, as JSON; null where nothing says one. What was deleted at the end of its term is still
 * told by its entry, what was taken back is not.
 */
export async function firstSource(db: Kysely<Database>, leadId: number): Promise<string | null> {
  const first = await db
    .selectFrom('lead_entry')
    .select('source')
    .where('lead_id', '=', leadId)
    .where('source', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return first?.source ?? null
}
