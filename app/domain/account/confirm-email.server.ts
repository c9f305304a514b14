/** Makes the account that was asked for, once its address is proven. */
import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { App } from '#app/platform/app.ts'
import { instant } from '#app/platform/clock.server.ts'
import type { Database } from '#db/tables.ts'
import { findLink, maskEmail, spendLink } from './account-link.server.ts'
import { noTokens } from './end-sessions.server.ts'
import type { User } from './find-user.server.ts'
import { insertUser } from './insert-user.server.ts'
import { openSession } from './open-session.server.ts'
import type { EndedOutcome, SignedInOutcome } from './outcomes.ts'
import { ensureProfile } from './profile.server.ts'
import { recordEvent } from './record-event.server.ts'
import type { PendingSignUp } from './sign-up.server.ts'

/** For the page with the button: does not spend the token. `masked` is such as `m…e@example.nl`. */
export async function peekConfirmation(
  { database, clock }: App,
  token: string,
): Promise<{ masked: string } | undefined> {
  const link = await findLink(database.db, 'sign_up', token, clock)
  return link && { masked: maskEmail(link.email) }
}

interface Confirmation {
  token: string
  clientAddress?: string | undefined
  /** The header as it came, for the list of sessions. */
  userAgent?: string | undefined
}

/** Spends the token: call it for a POST only. Throws when the database is out of reach, and the token is not spent. */
export async function confirmEmail(app: App, confirmation: Confirmation): Promise<SignedInOutcome | EndedOutcome> {
  const { token, clientAddress, userAgent } = confirmation
  const user = await app.database.db.transaction().execute((trx) => makeAccount(app, trx, token, clientAddress))
  if (!user) return { outcome: 'ended' }
  return openSession(app, { user, provider: 'password', clientAddress, userAgent })
}

async function makeAccount(
  app: App,
  trx: Transaction<Database>,
  token: string,
  clientAddress: string | undefined,
): Promise<User | undefined> {
  const link = await spendLink(trx, 'sign_up', token, app.clock)
  if (!link) return undefined
  const { name, passwordHash, locale } = JSON.parse(link.sign_up ?? '') as PendingSignUp
  const { user, made } = await insertUser(trx, { email: link.email, name }, app.clock)
  await ensureProfile(trx, user, { provider: 'email', fullName: name, locale })
  // One that came into being meanwhile gets no password: whoever asked for this link need not be its owner.
  if (!made) return user
  await addPassword(app, trx, user, passwordHash)
  await recordEvent(trx, app, { kind: 'account_made', userId: user.id, clientAddress })
  return user
}

async function addPassword(app: App, trx: Transaction<Database>, user: User, password: string): Promise<void> {
  const now = instant(app.clock.now())
  await trx
    .insertInto('auth_account')
    .values({ ...passwordAccount(user.id, password), created_at: now, updated_at: now })
    .execute()
}

/** A row for a password, but for its instants. */
export function passwordAccount(userId: string, password: string) {
  return {
    id: randomUUID(),
    user_id: userId,
    provider_id: 'credential' as const,
    account_id: userId,
    password,
    ...noTokens,
    scope: null,
  }
}
