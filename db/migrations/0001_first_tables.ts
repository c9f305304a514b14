/** Contact messages, the outbox, rate limits, and crashes that browsers report. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { autoId, type Dialect, strictOnSqlite } from '../portable-schema.ts'

export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const { schema } = db
  await schema
    .createTable('contact_message')
    .$call(autoId(dialect))
    .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull().check(sql`locale in ('en', 'nl')`))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('company', 'text')
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('received', 'quarantined')`))
    .addColumn('suspicion', 'text')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .$call(strictOnSqlite(dialect))
    .execute()

  await schema
    .createTable('outbox')
    .$call(autoId(dialect))
    .addColumn('dedupe_key', 'text', (column) => column.notNull().unique())
    .addColumn('mail', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('waiting', 'sent', 'dead')`))
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text')
    .$call(strictOnSqlite(dialect))
    .execute()
  await schema.createIndex('outbox_due').on('outbox').columns(['status', 'due_at']).execute()

  await schema
    .createTable('rate_limit')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('window_start', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('rate_limit_pk', ['subject', 'window_start'])
    .$call(strictOnSqlite(dialect))
    .execute()
  await schema.createIndex('rate_limit_age').on('rate_limit').column('window_start').execute()

  await schema
    .createTable('app_error')
    .$call(autoId(dialect))
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('stack', 'text')
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('user_agent', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .$call(strictOnSqlite(dialect))
    .execute()
  await schema.createIndex('app_error_same').on('app_error').columns(['fingerprint', 'created_at']).execute()
}
