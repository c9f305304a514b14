/**
 * The desk: one lead per e-mail address, with all that came from it and all that was done about it. What is here already
 * becomes leads when the server starts, see app/domain/lead/enter-old-leads.server.ts.
 */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { autoId, type Dialect, strictOnSqlite } from '../portable-schema.ts'

export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const { schema } = db
  await schema
    .createTable('lead')
    .$call(autoId(dialect))
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('company', 'text')
    .addColumn('phone', 'text')
    .addColumn('locale', 'text', (column) => column.notNull().check(sql`locale in ('en', 'nl')`))
    .addColumn('status', 'text', (column) =>
      column.notNull().check(sql`status in ('open', 'answered', 'won', 'lost', 'spam', 'quarantined')`),
    )
    .addColumn('owner_id', 'text', (column) => column.references('auth_user.id').onDelete('set null'))
    .addColumn('waiting_since', 'text')
    .addColumn('promise_at', 'text', (column) => column.notNull())
    .addColumn('preview', 'text', (column) => column.notNull())
    .addColumn('campaign', 'text', (column) => column.notNull())
    .addColumn('first_at', 'text', (column) => column.notNull())
    .addColumn('last_at', 'text', (column) => column.notNull())
    .addColumn('first_reply_minutes', 'integer')
    .addColumn('revision', 'integer', (column) => column.notNull())
    .$call(strictOnSqlite(dialect))
    .execute()
  await schema.createIndex('lead_by_promise').on('lead').columns(['status', 'promise_at', 'id']).execute()
  await schema.createIndex('lead_by_time').on('lead').columns(['status', 'last_at', 'id']).execute()
  await schema.createIndex('lead_of_any_status').on('lead').columns(['last_at', 'id']).execute()
  await schema.createIndex('lead_by_owner').on('lead').columns(['owner_id', 'status', 'promise_at']).execute()
  await schema.createIndex('lead_by_campaign').on('lead').columns(['campaign', 'status', 'promise_at']).execute()
  await schema
    .createTable('lead_entry')
    .$call(autoId(dialect))
    .addColumn('lead_id', 'integer', (column) => column.notNull().references('lead.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('ref_id', 'integer')
    .addColumn('by_user_id', 'text', (column) => column.references('auth_user.id').onDelete('set null'))
    .addColumn('text', 'text')
    .addColumn('source', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .$call(strictOnSqlite(dialect))
    .execute()
  await schema.createIndex('lead_entry_lead').on('lead_entry').columns(['lead_id', 'id']).execute()
  await schema.createIndex('lead_entry_ref').on('lead_entry').columns(['kind', 'ref_id']).unique().execute()
  await schema
    .createTable('lead_word')
    .addColumn('word', 'text', (column) => column.notNull())
    .addColumn('lead_id', 'integer', (column) => column.notNull().references('lead.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('lead_word_key', ['word', 'lead_id'])
    .$call(strictOnSqlite(dialect))
    .execute()
  await schema.createIndex('lead_word_lead').on('lead_word').column('lead_id').execute()
  await schema
    .createTable('desk_change')
    .$call(autoId(dialect))
    .addColumn('user_id', 'text', (column) => column.references('auth_user.id').onDelete('set null'))
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addColumn('undone_by', 'integer')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .$call(strictOnSqlite(dialect))
    .execute()
  await schema.createIndex('desk_change_target').on('desk_change').columns(['target', 'id']).execute()
}
