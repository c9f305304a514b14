/** By which servers that share a PostgreSQL see that they share their secret too. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { type Dialect, strictOnSqlite } from '../portable-schema.ts'

export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('known_secret')
    .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`))
    .addColumn('mark', 'text', (column) => column.notNull())
    .addColumn('noted_at', 'text', (column) => column.notNull())
    .$call(strictOnSqlite(dialect))
    .execute()
}
