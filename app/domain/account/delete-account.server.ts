/**
 * Deletes an account from every table, at once, and tells its owner by mail. What is left of it then is that one mail, which
 * goes as soon as it is out (domain/retention/).
 */
import type { Transaction } from 'kysely'
import type { App } from '#app/platform/app.ts'
import type { Database } from '#db/tables.ts'
import { deletedMail } from './account-mails.server.ts'
import { deleteAccountMails, promiseFarewell } from './promise-account-mail.server.ts'
import { recordEvent } from './record-event.server.ts'
import { signedOutCookies } from './session-cookies.server.ts'

/** The cookies to clear. The caller has asked twice. Throws when it could not be done. */
export async function deleteAccount(app: App, userId: string): Promise<{ cookies: Headers }> {
  await app.database.db.transaction().execute((trx) => erase(app, trx, userId))
  app.wakeOutbox()
  return { cookies: await signedOutCookies(app) }
}

async function erase(app: App, trx: Transaction<Database>, userId: string): Promise<void> {
  const user = await trx
    .selectFrom('auth_user')
    .leftJoin('user_profiles', 'user_profiles.user_id', 'auth_user.id')
    .select(['auth_user.email', 'name', 'locale'])
    .where('auth_user.id', '=', userId)
    .executeTakeFirst()
  if (!user) return
  const { email, name, locale } = user
  await trx.deleteFrom('account_event').where('user_id', '=', userId).execute()
  await trx.deleteFrom('account_link').where('email', '=', email).execute()
  await deleteAccountMails(app, trx, email)
  // Sessions, ways to sign in, profile and ticks go with it: their tables say so.
  await trx.deleteFrom('auth_user').where('id', '=', userId).execute()
  await promiseFarewell(app, trx, deletedMail({ email, name, locale: locale ?? 'en' }, app.settings))
  await recordEvent(trx, app, { kind: 'account_deleted' })
}
