/** The ticks of the checklist of whoever has an account. */
import type { Kysely } from 'kysely'
import { type Dialect, strictOnSqlite } from '../portable-schema.ts'

export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('checklist')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('auth_user.id').onDelete('cascade'))
    .addColumn('ticks', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .$call(strictOnSqlite(dialect))
    .execute()
}
