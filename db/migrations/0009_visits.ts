/** Visits as sums: how often a page was opened on a day, in which language, from where. A row is about no person. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { type Dialect, strictOnSqlite } from '../portable-schema.ts'

export async function up({ schema }: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await schema
    .createTable('visit')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull().check(sql`locale in ('en', 'nl')`))
    .addColumn('source', 'text', (column) =>
      column.notNull().check(sql`source in ('direct', 'search', 'social', 'link', 'campaign', 'page', 'twin')`),
    )
    .addColumn('source_name', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('visit_key', ['day', 'page', 'slug', 'locale', 'source', 'source_name'])
    .$call(strictOnSqlite(dialect))
    .execute()
}
