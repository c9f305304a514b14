/**
 * Makes the account that was asked for, for whoever proves both: that the mail reached them, and that it was they who asked.
 * Anybody can ask with somebody else's address; without the password its owner would press the button of a stranger's
 * account.
 */
import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { App } from '#app/platform/app.ts'
import { instant } from '#app/platform/clock.server.ts'
import type { Database } from '#db/tables.ts'
import { type AccountLink, findLink, maskEmail, spendLink } from './account-link.server.ts'
import { hashMatches } from './check-password.server.ts'
import { countTries } from './count-tries.server.ts'
import { noTokens } from './end-sessions.server.ts'
import type { User } from './find-user.server.ts'
import { insertUser } from './insert-user.server.ts'
import { openSession } from './open-session.server.ts'
import type { EndedOutcome, SignedInOutcome, TooManyOutcome } from './outcomes.ts'
import { ensureProfile } from './profile.server.ts'
import { recordEvent } from './record-event.server.ts'
import type { PendingSignUp } from './sign-up.server.ts'

/** For the page with the form: does not spend the token. `masked` is such as `m…e@example.nl`. */
export async function peekConfirmation(
  { database, clock }: App,
  token: string,
): Promise<{ masked: string } | undefined> {
  const link = await findLink(database.db, 'sign_up', token, clock)
  return link && { masked: maskEmail(link.email) }
}

interface Confirmation {
  token: string
  /** The one that was chosen when the account was asked for. */
  password: string
  clientAddress: string
  /** The header as it came, for the list of sessions. */
  userAgent?: string | undefined
}

export type ConfirmationOutcome =
  | SignedInOutcome
  | EndedOutcome
  /** None or another password; the token still works. */
  | { outcome: 'refused'; issue: 'password.empty' | 'password.wrong' }
  | TooManyOutcome

/** Spends the token: call it for a POST only. Throws when the database is out of reach, and the token is not spent. */
export async function confirmEmail(app: App, confirmation: Confirmation): Promise<ConfirmationOutcome> {
  const { token, password, clientAddress, userAgent } = confirmation
  const link = await findLink(app.database.db, 'sign_up', token, app.clock)
  if (!link) return { outcome: 'ended' }
  if (password === '') return { outcome: 'refused', issue: 'password.empty' }
  const tooMany = await countTries(app, 'confirmation', { email: link.email, clientAddress })
  if (tooMany) return tooMany
  if (!(await hashMatches(app, askedWith(link).passwordHash, password))) {
    await recordEvent(app.database.db, app, { kind: 'sign_in_refused', clientAddress })
    return { outcome: 'refused', issue: 'password.wrong' }
  }
  const user = await app.database.db.transaction().execute((trx) => makeAccount(app, trx, token, clientAddress))
  if (!user) return { outcome: 'ended' }
  return openSession(app, { user, provider: 'password', clientAddress, userAgent })
}

async function makeAccount(
  app: App,
  trx: Transaction<Database>,
  token: string,
  clientAddress: string,
): Promise<User | undefined> {
  const link = await spendLink(trx, 'sign_up', token, app.clock)
  if (!link) return undefined
  const { name, passwordHash, locale } = askedWith(link)
  const { user, made } = await insertUser(trx, { email: link.email, name }, app.clock)
  await ensureProfile(trx, user, { provider: 'email', fullName: name, locale })
  // One that came into being meanwhile keeps the ways in that it has.
  if (!made) return user
  await addPassword(app, trx, user, passwordHash)
  await recordEvent(trx, app, { kind: 'account_made', userId: user.id, clientAddress })
  return user
}

function askedWith({ sign_up }: AccountLink): PendingSignUp {
  return JSON.parse(sign_up ?? '') as PendingSignUp
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
