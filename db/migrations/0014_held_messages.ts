/** The messages in quarantine by themselves: few among many, and asked for by every list of leads. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('contact_message_held')
    .on('contact_message')
    .column('id')
    .where(sql.ref('status'), '=', sql.lit('quarantined'))
    .execute()
}
