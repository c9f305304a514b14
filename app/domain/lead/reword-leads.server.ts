/** Writes anew by which words leads are found, after their names were taken out of what they say. */
import type { Transaction } from 'kysely'
import type { Database } from '#db/tables.ts'
import { arrivalsOfLead } from './arrivals-of-lead.server.ts'
import { wordsOf } from './lead-words.ts'
import { addWords } from './record-lead.server.ts'

/** By their keys, each the address in lower case. */
export async function rewordLeads(trx: Transaction<Database>, keys: readonly string[]): Promise<void> {
  for (const key of new Set(keys)) {
    const lead = await trx.selectFrom('lead').selectAll().where('email_key', '=', key).executeTakeFirst()
    if (!lead) continue
    // Of what was deleted at its term only the lead itself still tells. What is held tells nothing of whoever we knew before.
    const arrivals = await arrivalsOfLead(trx, lead.id)
    const told = arrivals.filter(({ quarantined }) => !quarantined || lead.status === 'quarantined')
    await trx.deleteFrom('lead_word').where('lead_id', '=', lead.id).execute()
    for (const { name, company, email } of [lead, ...told]) await addWords(trx, lead.id, wordsOf(name, company, email))
  }
}
