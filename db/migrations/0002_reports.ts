/** Saved ROI reports. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { autoId, type Dialect, strictOnSqlite } from '../portable-schema.ts'

export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const { schema } = db
  await schema
    .createTable('report')
    .$call(autoId(dialect))
    .addColumn('key_hash', 'text', (column) => column.notNull().unique())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('withdrawal_hash', 'text', (column) => column.notNull().unique())
    .addColumn('locale', 'text', (column) => column.notNull().check(sql`locale in ('en', 'nl')`))
    .addColumn('sheet', 'text')
    .addColumn('owner', 'text')
    .addColumn('email', 'text')
    .addColumn('consented_at', 'text')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('withdrawn_at', 'text')
    .$call(strictOnSqlite(dialect))
    .execute()
  await schema.createIndex('report_expiry').on('report').column('expires_at').execute()
}
