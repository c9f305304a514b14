/** What an answer makes of a lead that is open: a client who wrote again is one still. */
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('lead')
    .addColumn('returns_to', 'text', (column) => column.check(sql`returns_to = 'won'`))
    .execute()
}
