/** Checklists that were mailed to people who may be contacted about them. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { autoId, type Dialect, strictOnSqlite } from '../portable-schema.ts'

export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const { schema } = db
  await schema
    .createTable('checklist_export')
    .$call(autoId(dialect))
    .addColumn('key_hash', 'text', (column) => column.notNull().unique())
    .addColumn('locale', 'text', (column) => column.notNull().check(sql`locale in ('en', 'nl')`))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('ticked', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .$call(strictOnSqlite(dialect))
    .execute()
  await schema.createIndex('checklist_export_age').on('checklist_export').column('created_at').execute()
}
