/** Sets a new password by a link in a mail, and ends every session of the account. */
import type { Transaction } from 'kysely'
import type { App } from '#app/platform/app.ts'
import { instant } from '#app/platform/clock.server.ts'
import type { Database } from '#db/tables.ts'
import type { PasswordIssue } from './account-input.ts'
import { findLink, maskEmail, spendLink } from './account-link.server.ts'
import { passwordSetMail } from './account-mails.server.ts'
import { authOf } from './auth.server.ts'
import { passwordAccount } from './confirm-email.server.ts'
import { endSessions } from './end-sessions.server.ts'
import { userByEmail } from './find-user.server.ts'
import type { EndedOutcome } from './outcomes.ts'
import { passwordIssue } from './password-policy.server.ts'
import { promiseAccountMail } from './promise-account-mail.server.ts'
import { recordEvent } from './record-event.server.ts'
import { type LinkRequest, type LinkRequestOutcome, requestLink } from './request-link.server.ts'

/** `sent` for every address; only one with an account gets a mail. Check the form with `emailIssue` before. */
export function requestPasswordReset(app: App, request: LinkRequest): Promise<LinkRequestOutcome> {
  return requestLink(app, 'new_password', request)
}

/** For the page with the form. `masked` is such as `m…e@example.nl`. */
export async function peekPasswordReset(
  { database, clock }: App,
  token: string,
): Promise<{ masked: string } | undefined> {
  const link = await findLink(database.db, 'new_password', token, clock)
  return link?.email ? { masked: maskEmail(link.email) } : undefined
}

export type PasswordResetOutcome = { outcome: 'set' } | { outcome: 'weak'; issue: PasswordIssue } | EndedOutcome

/** A weak password does not spend the token. Throws when the database is out of reach, and the token is not spent. */
export async function resetPassword(
  app: App,
  { token, password, clientAddress }: { token: string; password: string; clientAddress?: string | undefined },
): Promise<PasswordResetOutcome> {
  // Asked first, so that nobody has us hash for a link that does not exist.
  const link = await findLink(app.database.db, 'new_password', token, app.clock)
  const user = link && (await userByEmail(app.database.db, link.email))
  if (!user) return { outcome: 'ended' }
  const issue = passwordIssue(password, [user.name, user.email])
  if (issue) return { outcome: 'weak', issue }
  const hash = await (await authOf(app).$context).password.hash(password)
  const set = await app.database.db.transaction().execute((trx) => setPassword(app, trx, token, hash, clientAddress))
  if (set) app.wakeOutbox()
  return { outcome: set ? 'set' : 'ended' }
}

/** Whether the token was still there. Spent together with what it is for. */
async function setPassword(
  app: App,
  trx: Transaction<Database>,
  token: string,
  hash: string,
  clientAddress: string | undefined,
): Promise<boolean> {
  const link = await spendLink(trx, 'new_password', token, app.clock)
  const user = link && (await userByEmail(trx, link.email))
  if (!user) return false
  const now = instant(app.clock.now())
  await trx
    .insertInto('auth_account')
    .values({ ...passwordAccount(user.id, hash), created_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict.columns(['provider_id', 'account_id']).doUpdateSet({ password: hash, updated_at: now }),
    )
    .execute()
  await endSessions(trx, user.id, 'all')
  // Other links that were asked for may be in the wrong hands too.
  await trx
    .deleteFrom('account_link')
    .where((row) => row.or([row('email', '=', user.email), row('user_id', '=', user.id)]))
    .execute()
  const profile = await trx
    .selectFrom('user_profiles')
    .select('locale')
    .where('user_id', '=', user.id)
    .executeTakeFirst()
  const { email, name } = user
  await promiseAccountMail(app, trx, passwordSetMail({ email, name, locale: profile?.locale ?? 'en' }, app.settings))
  await recordEvent(trx, app, { kind: 'password_set', userId: user.id, clientAddress })
  return true
}
