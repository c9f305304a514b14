/** Goes through all leads, a part at a time, and lets others go in between: visitors wait for each statement on SQLite. */
import { setImmediate as letOthersGo } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Database } from '#db/tables.ts'

/** The least and the greatest number of a part. */
export interface PartOfLeads {
  readonly first: number
  readonly last: number
}

const batch = 500

export async function* partsOfLeads(db: Kysely<Database>): AsyncGenerator<PartOfLeads> {
  for (let after = 0; ; ) {
    const some = await db.selectFrom('lead').select('id').where('id', '>', after).orderBy('id').limit(batch).execute()
    const [first, last] = [some[0], some.at(-1)]
    if (!first || !last) return
    yield { first: first.id, last: last.id }
    after = last.id
    await letOthersGo()
  }
}
