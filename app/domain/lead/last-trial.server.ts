/** When a reply of a lead was last tried again after it had been given up. */
import type { Kysely } from 'kysely'
import { standingChanges } from '#app/domain/desk/desk-change.server.ts'
import type { Database } from '#db/tables.ts'
import { triedAgain } from './lead-story.ts'

/**
 * Number in the audit log; 0 where none was. It leaves at once, and it is that which answers the lead: nothing stops a reply
 * that was written before it.
 */
export async function lastTrial(db: Kysely<Database>, leadId: number): Promise<number> {
  const tried = await standingChanges(db, `lead:${leadId}`, ['lead.status'])
    .select('id')
    .where('summary', '=', triedAgain)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return tried?.id ?? 0
}
