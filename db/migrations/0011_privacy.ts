/**
 * The proof of what was erased, what the deletion of expired data did day by day, and ways to find things: what came from an
 * address in whatever case it was typed, and what a person at the desk changed last.
 */
import { type Kysely, sql } from 'kysely'
import { autoId, type Dialect, strictOnSqlite } from '../portable-schema.ts'

export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const { schema } = db
  await schema
    .createTable('erasure')
    .$call(autoId(dialect))
    .addColumn('address_hash', 'text', (column) => column.notNull())
    .addColumn('counts', 'text', (column) => column.notNull())
    .addColumn('by_user_id', 'text', (column) => column.references('auth_user.id').onDelete('set null'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .$call(strictOnSqlite(dialect))
    .execute()
  await schema.createIndex('erasure_address').on('erasure').column('address_hash').execute()
  await schema
    .createTable('retention_round')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('counts', 'text', (column) => column.notNull())
    .addColumn('rounds', 'integer', (column) => column.notNull())
    .addColumn('last_at', 'text', (column) => column.notNull())
    .$call(strictOnSqlite(dialect))
    .execute()
  for (const table of ['contact_message', 'report', 'checklist_export', 'booking'])
    await schema.createIndex(`${table}_address`).on(table).expression(sql`lower(email)`).execute()
  await schema.createIndex('desk_change_person').on('desk_change').columns(['user_id', 'id']).execute()
}
