/** Everything we hold about an account, for its owner, ready for JSON. Secrets are left out: hashes, tokens, keys. */
import { findTicks } from '#app/domain/checklist/account-ticks.server.ts'
import type { App } from '#app/platform/app.ts'
import { instant } from '#app/platform/clock.server.ts'
import { recordEvent } from './record-event.server.ts'

export async function exportAccount(app: App, userId: string): Promise<object> {
  const { db } = app.database
  await recordEvent(db, app, { kind: 'data_exported', userId })
  const [account, profile, methods, sessions, events, checklist] = await Promise.all([
    db
      .selectFrom('auth_user')
      .select(['id', 'name', 'email', 'email_verified', 'created_at', 'updated_at'])
      .where('id', '=', userId)
      .executeTakeFirst(),
    db.selectFrom('user_profiles').selectAll().where('user_id', '=', userId).executeTakeFirst(),
    db
      .selectFrom('auth_account')
      .select(['provider_id', 'account_id', 'scope', 'created_at', 'updated_at'])
      .where('user_id', '=', userId)
      .execute(),
    db
      .selectFrom('auth_session')
      .select(['provider', 'user_agent', 'created_at', 'updated_at', 'expires_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    db.selectFrom('account_event').select(['kind', 'created_at']).where('user_id', '=', userId).orderBy('id').execute(),
    findTicks(app, userId),
  ])
  return {
    exported_at: instant(app.clock.now()),
    account,
    profile,
    sign_in_methods: methods,
    sessions,
    events,
    checklist,
  }
}
