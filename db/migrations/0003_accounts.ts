/** Accounts: users with their ways to sign in and their sessions, links in mails, profiles, and the record of events. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { autoId, type Dialect, strictOnSqlite } from '../portable-schema.ts'

export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const { schema } = db
  await schema
    .createTable('auth_user')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('email_verified', 'integer', (column) => column.notNull().check(sql`email_verified in (0, 1)`))
    .addColumn('image', 'text')
    .addColumn('is_admin', 'integer', (column) => column.notNull().defaultTo(0).check(sql`is_admin in (0, 1)`))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .$call(strictOnSqlite(dialect))
    .execute()

  await schema
    .createTable('auth_account')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('auth_user.id').onDelete('cascade'))
    .addColumn('provider_id', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('password', 'text')
    .addColumn('access_token', 'text')
    .addColumn('refresh_token', 'text')
    .addColumn('id_token', 'text')
    .addColumn('access_token_expires_at', 'text')
    .addColumn('refresh_token_expires_at', 'text')
    .addColumn('scope', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('auth_account_key', ['provider_id', 'account_id'])
    .$call(strictOnSqlite(dialect))
    .execute()
  await schema.createIndex('auth_account_user').on('auth_account').column('user_id').execute()

  await schema
    .createTable('auth_session')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('auth_user.id').onDelete('cascade'))
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('user_agent', 'text')
    .addColumn('ip_address', 'text')
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .$call(strictOnSqlite(dialect))
    .execute()
  await schema.createIndex('auth_session_user').on('auth_session').column('user_id').execute()

  await schema
    .createTable('auth_verification')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .$call(strictOnSqlite(dialect))
    .execute()
  await schema.createIndex('auth_verification_identifier').on('auth_verification').column('identifier').execute()

  await schema
    .createTable('account_link')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) =>
      column.notNull().check(sql`purpose in ('sign_up', 'sign_in', 'new_password')`),
    )
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('sign_up', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .$call(strictOnSqlite(dialect))
    .execute()
  await schema.createIndex('account_link_email').on('account_link').column('email').execute()

  await schema
    .createTable('user_profiles')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('auth_user.id').onDelete('cascade'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull().check(sql`locale in ('en', 'nl')`))
    .$call(strictOnSqlite(dialect))
    .execute()

  await schema
    .createTable('account_event')
    .$call(autoId(dialect))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text')
    .addColumn('address_hash', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .$call(strictOnSqlite(dialect))
    .execute()
  await schema.createIndex('account_event_user').on('account_event').columns(['user_id', 'created_at']).execute()
  await schema.createIndex('account_event_age').on('account_event').column('created_at').execute()
}
