/** Keeps an address to one transaction, whether there is a lead of it or not: what comes from it meanwhile waits. */
import type { Transaction } from 'kysely'
import { instant } from '#app/platform/clock.server.ts'
import type { Database } from '#db/tables.ts'
import { leadFor } from './record-lead.server.ts'

/** As if something came that says nothing and waits for nobody. */
const nothing = {
  kind: 'message',
  name: null,
  company: null,
  phone: null,
  locale: 'nl',
  preview: '',
  source: '{}',
  quarantined: true,
} as const

/**
 * `address` in lower case. A row that is not there cannot be locked, so one is made and taken away again: others who would
 * make it wait for this transaction all the same.
 */
export async function holdAddress(trx: Transaction<Database>, address: string, now: Date): Promise<void> {
  const { id, revision } = await leadFor(trx, { ...nothing, email: address, at: instant(now) })
  if (revision === 0) await trx.deleteFrom('lead').where('id', '=', id).execute()
}
