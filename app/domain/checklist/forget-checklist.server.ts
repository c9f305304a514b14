/** Takes back a consent: deletes the row and every mail of it that we have, which the audit log tells without a name. */
import { recordChange } from '#app/domain/desk/desk-change.server.ts'
import { forgetArrival } from '#app/domain/lead/forget-arrival.server.ts'
import { holdArrival } from '#app/domain/lead/hold-arrival.server.ts'
import type { App } from '#app/platform/app.ts'
import { mailKey } from './mail-key.ts'

/** False when there is no such number. */
export async function forgetChecklist(app: Pick<App, 'database' | 'clock'>, number: number): Promise<boolean> {
  return app.database.db.transaction().execute(async (trx) => {
    await holdArrival(trx, { kind: 'checklist', refId: number })
    const row = await trx
      .deleteFrom('checklist_export')
      .where('id', '=', number)
      .returning('key_hash')
      .executeTakeFirst()
    if (!row) return false
    await forgetArrival(trx, { kind: 'checklist', refId: number })
    await trx.deleteFrom('outbox').where('dedupe_key', 'like', mailKey(row.key_hash, '%')).execute()
    await recordChange(trx, app, undefined, {
      action: 'checklist.forget',
      target: `checklist:${number}`,
      summary: 'deleted on the command line',
    })
    return true
  })
}
