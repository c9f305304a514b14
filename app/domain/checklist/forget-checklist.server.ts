/** Takes back a consent: deletes the row and every mail of it that we have. */
import { forgetArrival } from '#app/domain/lead/forget-arrival.server.ts'
import type { AppDatabase } from '#app/platform/database.server.ts'
import { mailKey } from './mail-key.ts'

/** False when there is no such number. */
export async function forgetChecklist({ db }: Pick<AppDatabase, 'db'>, number: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .deleteFrom('checklist_export')
      .where('id', '=', number)
      .returning('key_hash')
      .executeTakeFirst()
    if (!row) return false
    await forgetArrival(trx, { kind: 'checklist', refId: number })
    await trx.deleteFrom('outbox').where('dedupe_key', 'like', mailKey(row.key_hash, '%')).execute()
    return true
  })
}
