/**
 * What leads are found by sorts by its bytes on PostgreSQL too, whatever the locale of the database. A beginning is looked
 * for as a range of texts, and in most locales the texts that begin so do not lie in it.
 */
import { type Kysely, sql } from 'kysely'
import type { Dialect } from '../portable-schema.ts'

export async function up({ schema }: Kysely<unknown>, dialect: Dialect): Promise<void> {
  if (dialect === 'sqlite') return
  const byBytes = sql`text collate "C"`
  await schema
    .alterTable('lead')
    .alterColumn('email_key', (column) => column.setDataType(byBytes))
    .execute()
  await schema
    .alterTable('lead_word')
    .alterColumn('word', (column) => column.setDataType(byBytes))
    .execute()
}
