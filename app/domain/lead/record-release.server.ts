/** A release in the audit log. The story of its lead goes by it: who was set to spam before waits again, and since when. */
import type { Selectable, Transaction } from 'kysely'
import { recordChange, type Staff } from '#app/domain/desk/desk-change.server.ts'
import type { App } from '#app/platform/app.ts'
import type { Database, LeadTable } from '#db/tables.ts'
import { released } from './lead-story.ts'

/** `lead` as it is once released. The number of the change; without staff it was done on the command line. */
export function recordRelease(
  trx: Transaction<Database>,
  app: Pick<App, 'clock'>,
  staff: Staff | undefined,
  { id, waiting_since }: Pick<Selectable<LeadTable>, 'id' | 'waiting_since'>,
): Promise<number> {
  return recordChange(trx, app, staff, {
    action: 'lead.release',
    target: `lead:${id}`,
    summary: released,
    after: { waiting_since },
  })
}
