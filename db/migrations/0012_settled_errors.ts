/**
 * Crashes by kind, with the number of each and whether it was settled; what browsers reported before is given its kinds
 * here. And the way through the outbox by state, newest first, for the desk.
 */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { autoId, type Dialect, strictOnSqlite } from '../portable-schema.ts'

export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const { schema } = db
  await schema
    .createTable('app_error_kind')
    .$call(autoId(dialect))
    .addColumn('fingerprint', 'text', (column) => column.notNull().unique())
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('open', 'settled')`))
    .addColumn('settled_at', 'text')
    .addColumn('settled_by', 'text', (column) => column.references('auth_user.id').onDelete('set null'))
    .addColumn('last_report_id', 'integer', (column) => column.notNull())
    .addColumn('last_at', 'text', (column) => column.notNull())
    .$call(strictOnSqlite(dialect))
    .execute()
  await schema.createIndex('app_error_kind_list').on('app_error_kind').columns(['state', 'last_report_id']).execute()
  await sql`
    insert into app_error_kind (fingerprint, state, last_report_id, last_at)
    select fingerprint, 'open', max(id), max(created_at) from app_error group by fingerprint order by min(id)
  `.execute(db)
  await schema.createIndex('app_error_age').on('app_error').column('created_at').execute()
  await schema.createIndex('outbox_by_status').on('outbox').columns(['status', 'id']).execute()
}
