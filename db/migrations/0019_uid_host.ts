/**
 * By which host calendars and mail programs know a booking. Those of before have none: the address of the site is a
 * setting, which a migration does not read.
 */
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('booking').addColumn('uid_host', 'text').execute()
}
