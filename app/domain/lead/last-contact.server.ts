/** When a lead and we last wrote to each other, told from the entries: what is held or was stopped reached nobody. */
import type { Selectable, Transaction } from 'kysely'
import type { Database, Instant, LeadTable } from '#db/tables.ts'
import { heldMessages } from './held-messages.server.ts'
import { replyText } from './reply-text.ts'

export async function lastContact(
  trx: Transaction<Database>,
  { id, first_at }: Pick<Selectable<LeadTable>, 'id' | 'first_at'>,
): Promise<Instant> {
  const entries = await trx
    .selectFrom('lead_entry')
    .select(['kind', 'ref_id', 'text', 'created_at'])
    .where('lead_id', '=', id)
    .where('kind', '!=', 'note')
    .orderBy('created_at', 'desc')
    .execute()
  const held = await heldMessages(trx, id)
  const newest = entries.find(({ kind, ref_id, text }) =>
    kind === 'reply' ? !replyText(text).withdrawn : kind !== 'message' || !held.includes(ref_id ?? 0),
  )
  // Of whom all is held, that.
  return (newest ?? entries.find(({ kind }) => kind !== 'reply'))?.created_at ?? first_at
}
