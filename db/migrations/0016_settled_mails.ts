/** Mails that were given up, and of which staff said that nothing more is to be done. */
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('settled_at', 'text').execute()
}
