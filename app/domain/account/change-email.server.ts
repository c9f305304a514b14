/**
 * Moves an account to the address that its owner asked for, once the link that went there is used. Only for whoever is signed
 * in to that account: otherwise somebody could have a stranger's press put the stranger's address on an account of theirs.
 */
import type { Transaction } from 'kysely'
import type { App } from '#app/platform/app.ts'
import { instant } from '#app/platform/clock.server.ts'
import type { Database } from '#db/tables.ts'
import { findLink, maskEmail, spendLink } from './account-link.server.ts'
import { emailChangedMail } from './account-mails.server.ts'
import type { SignedIn } from './current-user.server.ts'
import { endSessions } from './end-sessions.server.ts'
import { userByEmail } from './find-user.server.ts'
import type { EndedOutcome } from './outcomes.ts'
import { moveAccountMails, promiseAccountMail } from './promise-account-mail.server.ts'
import { recordEvent } from './record-event.server.ts'
import { sessionMarker } from './session-marker.server.ts'

/** For the page with the button: does not spend the token. `userId` is whose address it would be. */
export async function peekNewEmail(
  { database, clock }: App,
  token: string,
): Promise<{ masked: string; userId: string } | undefined> {
  const link = await findLink(database.db, 'new_email', token, clock)
  return link?.email && link.user_id ? { masked: maskEmail(link.email), userId: link.user_id } : undefined
}

/** `cookies` tell the open tabs of this browser to look again. */
export type EmailChangeOutcome = { outcome: 'changed'; cookies: Headers } | EndedOutcome

/**
 * Spends the token: call it for a POST only. The token of somebody else is not spent. Throws when the database is out of
 * reach, and nothing is spent or changed.
 */
export async function changeEmail(
  app: App,
  user: SignedIn,
  { token, clientAddress }: { token: string; clientAddress?: string | undefined },
): Promise<EmailChangeOutcome> {
  const link = await peekNewEmail(app, token)
  if (link?.userId !== user.userId) return { outcome: 'ended' }
  const changed = await app.database.db
    .transaction()
    .execute((trx) => change(app, trx, user, { token, clientAddress }))
    .catch((error: unknown) => lostRace(app, token, error))
  if (!changed) return { outcome: 'ended' }
  app.wakeOutbox()
  return { outcome: 'changed', cookies: new Headers({ 'Set-Cookie': sessionMarker(true, app.settings.siteUrl) }) }
}

/** Whether the token was still there, and the address free. */
async function change(
  app: App,
  trx: Transaction<Database>,
  { userId, sessionId }: SignedIn,
  { token, clientAddress }: { token: string; clientAddress: string | undefined },
): Promise<boolean> {
  const link = await spendLink(trx, 'new_email', token, app.clock)
  const user = await trx
    .selectFrom('auth_user')
    .leftJoin('user_profiles', 'user_profiles.user_id', 'auth_user.id')
    .select(['auth_user.email', 'name', 'locale'])
    .where('auth_user.id', '=', userId)
    .executeTakeFirst()
  if (!link || !user || (await userByEmail(trx, link.email))) return false
  const { email } = link
  await endLinks(trx, { userId, from: user.email, to: email })
  await trx
    .updateTable('auth_user')
    .set({ email, email_verified: 1, updated_at: instant(app.clock.now()) })
    .where('id', '=', userId)
    .execute()
  await trx.updateTable('user_profiles').set({ email }).where('user_id', '=', userId).execute()
  await endSessions(trx, userId, { except: sessionId })
  await moveAccountMails(app, trx, user.email, email)
  const owner = { email: user.email, name: user.name, locale: user.locale ?? 'en' }
  await promiseAccountMail(app, trx, emailChangedMail({ ...owner, next: email }, app.settings), email)
  await recordEvent(trx, app, { kind: 'email_changed', userId, clientAddress })
  return true
}

/**
 * Whoever reads the old mailbox has no way in left, and what was asked for under either address is past. Before the address
 * changes, and without what other accounts asked for: two that want one address would wait for each other.
 */
async function endLinks(
  trx: Transaction<Database>,
  { userId, from, to }: { userId: string; from: string; to: string },
): Promise<void> {
  await trx
    .deleteFrom('account_link')
    .where((link) =>
      link.or([
        link('user_id', '=', userId),
        link('email', '=', from),
        link.and([link('email', '=', to), link('purpose', '!=', 'new_email')]),
      ]),
    )
    .execute()
}

/** Two accounts may ask for one address; the database lets one have it. Of anything else that went wrong we speak up. */
async function lostRace(app: App, token: string, error: unknown): Promise<false> {
  const link = await findLink(app.database.db, 'new_email', token, app.clock)
  if (link && (await userByEmail(app.database.db, link.email))) return false
  throw error
}
