/**
 * Links that move an account to another address: they belong to a user, and go with it. The table is made anew, because
 * SQLite cannot change a check.
 */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { type Dialect, strictOnSqlite } from '../portable-schema.ts'
import type { AccountLinkTable } from '../tables.ts'

export async function up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const { schema } = db
  await schema.alterTable('account_link').renameTo('account_link_before').execute()
  await schema.dropIndex('account_link_email').execute()
  await schema
    .createTable('account_link')
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) =>
      column.notNull().check(sql`purpose in ('sign_up', 'sign_in', 'new_password', 'new_email')`),
    )
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.references('auth_user.id').onDelete('cascade'))
    .addColumn('sign_up', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('account_link_token', ['token_hash'])
    .$call(strictOnSqlite(dialect))
    .execute()
  await schema.createIndex('account_link_email').on('account_link').column('email').execute()
  await schema.createIndex('account_link_user').on('account_link').column('user_id').execute()
  // Those on their way in a mail keep working.
  const kept = ['token_hash', 'purpose', 'email', 'sign_up', 'created_at', 'expires_at'] as const
  await (db as Kysely<{ account_link: AccountLinkTable; account_link_before: AccountLinkTable }>)
    .insertInto('account_link')
    .columns([...kept])
    .expression((query) => query.selectFrom('account_link_before').select([...kept]))
    .execute()
  await schema.dropTable('account_link_before').execute()
}
