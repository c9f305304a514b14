/** What search engines were told of our pages, and what they answered. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { autoId, type Dialect, strictOnSqlite } from '../portable-schema.ts'

export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const { schema } = db
  await schema
    .createTable('indexnow_url')
    .addColumn('url', 'text', (column) => column.primaryKey())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('submitted_at', 'text', (column) => column.notNull())
    .$call(strictOnSqlite(dialect))
    .execute()
  await schema
    .createTable('indexnow_submission')
    .$call(autoId(dialect))
    .addColumn('form_key', 'text', (column) => column.notNull().unique())
    .addColumn('made_by', 'text', (column) => column.notNull().check(sql`made_by in ('staff', 'ops')`))
    .addColumn('user_id', 'text', (column) => column.references('auth_user.id').onDelete('set null'))
    .addColumn('url_count', 'integer', (column) => column.notNull())
    .addColumn('urls', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('status', 'integer')
    .addColumn('waited_ms', 'integer')
    .addColumn('retry_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .$call(strictOnSqlite(dialect))
    .execute()
}
