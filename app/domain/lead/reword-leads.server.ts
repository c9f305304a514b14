/** Writes anew by which words leads are found, after their names were taken out of what they say. */
import type { Transaction } from 'kysely'
import type { Database } from '#db/tables.ts'
import { arrivalsOfLead } from './arrivals-of-lead.server.ts'
import { holdLead } from './change-leads.server.ts'
import { wordsOf } from './lead-words.ts'
import { writeWords } from './record-lead.server.ts'

/** Those that are found by all words of one of `texts`: these were taken out of what any of them says. */
export async function rewordLeads(trx: Transaction<Database>, texts: readonly string[]): Promise<void> {
  const found = await Promise.all(texts.map((text) => leadsWithWords(trx, wordsOf(text))))
  // In order of their numbers, as everybody who changes several: nobody waits for another in a circle.
  for (const id of [...new Set(found.flat())].toSorted((a, b) => a - b)) {
    // Held before what came is read: what comes meanwhile adds its words after this.
    const lead = await holdLead(trx, id)
    if (!lead) continue
    // Of what was deleted at its term only the lead itself still tells. What is held tells nothing of whoever we knew before.
    const arrivals = await arrivalsOfLead(trx, id)
    const told = arrivals.filter(({ quarantined }) => !quarantined || lead.status === 'quarantined')
    await writeWords(trx, id, [lead, ...told])
  }
}

async function leadsWithWords(trx: Transaction<Database>, words: readonly string[]): Promise<number[]> {
  if (words.length === 0) return []
  const rows = await trx
    .selectFrom('lead_word')
    .select('lead_id')
    .where('word', 'in', words)
    .groupBy('lead_id')
    .having((row) => row.fn.count('word'), '=', words.length)
    .execute()
  return rows.map(({ lead_id }) => lead_id)
}
