/** Keeps an address to one transaction, whether there is a lead of it or not: what comes from it meanwhile waits. */
import type { Transaction } from 'kysely'
import { instant } from '#app/platform/clock.server.ts'
import type { Database } from '#db/tables.ts'
import { noPromise } from './record-lead.server.ts'

/**
 * `address` in lower case. A row that is not there cannot be locked, so one is made and taken away again: others who would
 * make it wait for this transaction all the same.
 */
export async function holdAddress(trx: Transaction<Database>, address: string, now: Date): Promise<void> {
  const at = instant(now)
  const { id, revision } = await trx
    .insertInto('lead')
    .values({
      email_key: address,
      email: address,
      name: null,
      company: null,
      phone: null,
      locale: 'nl',
      status: 'quarantined',
      owner_id: null,
      waiting_since: null,
      promise_at: noPromise,
      preview: '',
      campaign: 'direct',
      first_at: at,
      last_at: at,
      first_reply_minutes: null,
      revision: 0,
    })
    .onConflict((conflict) =>
      conflict.column('email_key').doUpdateSet((row) => ({ revision: row('lead.revision', '+', 1) })),
    )
    .returning(['id', 'revision'])
    .executeTakeFirstOrThrow()
  if (revision === 0) await trx.deleteFrom('lead').where('id', '=', id).execute()
}
