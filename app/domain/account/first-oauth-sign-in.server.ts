/**
 * better-auth plugin: the first sign-in with a provider. The account is made here and not by the library, because ten at
 * once have to make one user, and because only an address that the provider vouches for may lead to one.
 */
import { randomUUID } from 'node:crypto'
import type { BetterAuthPlugin } from 'better-auth'
import { getOAuthState } from 'better-auth/api'
import type { OAuthProvider } from 'better-auth/oauth2'
import type { Transaction } from 'kysely'
import { type Locale, localeOfPath } from '#app/locales.ts'
import type { App } from '#app/platform/app.ts'
import { instant } from '#app/platform/clock.server.ts'
import type { Database } from '#db/tables.ts'
import { tidyEmail } from './account-input.ts'
import { noTokens } from './end-sessions.server.ts'
import { type User, userByEmail } from './find-user.server.ts'
import { fullName } from './full-name.ts'
import { insertUser } from './insert-user.server.ts'
import { ensureProfileOrLog, type NameClaims, namesOf } from './profile.server.ts'
import { recordEvent } from './record-event.server.ts'

export function firstOAuthSignIn(app: App) {
  return {
    id: 'first-oauth-sign-in',
    init: ({ socialProviders }) => ({
      context: { socialProviders: socialProviders.map((provider) => admitting(app, provider)) },
    }),
  } satisfies BetterAuthPlugin
}

function admitting(app: App, provider: OAuthProvider): OAuthProvider {
  return {
    ...provider,
    // What it finds no account for after us has no verified address.
    options: { ...provider.options, disableSignUp: true },
    async getUserInfo(tokens) {
      const info = await provider.getUserInfo(tokens)
      if (!info?.user.email || !info.user.emailVerified) return info
      const claims = info.data as { given_name?: string; family_name?: string }
      const claimed: NameClaims = {
        provider: provider.id as 'google' | 'microsoft',
        fullName: info.user.name,
        givenName: claims.given_name,
        familyName: claims.family_name,
      }
      const user = await admit(app, {
        providerId: provider.id as 'google' | 'microsoft',
        accountId: String(await provider.accountSubject({ tokens, profile: info.data })),
        email: tidyEmail(info.user.email),
        // Not as the provider writes it: the account has one name.
        name: fullName(namesOf(claimed)),
      })
      await ensureProfileOrLog(app, user, { ...claimed, locale: await localeOnLeaving() })
      return info
    },
  }
}

/** Of the page from which the visitor left for the provider. The library keeps where we asked it to land. */
async function localeOnLeaving(): Promise<Locale | undefined> {
  const state = await getOAuthState()
  return state ? localeOfPath(state.callbackURL) : undefined
}

interface Vouched {
  providerId: 'google' | 'microsoft'
  accountId: string
  email: string
  name: string
}

/** The user of this account at the provider: known by it, or by the address, or made now. */
async function admit(app: App, vouched: Vouched): Promise<User> {
  const { db } = app.database
  return (await userOf(db, vouched)) ?? (await db.transaction().execute((trx) => join(app, trx, vouched)))
}

async function userOf(db: App['database']['db'], { providerId, accountId }: Vouched): Promise<User | undefined> {
  return db
    .selectFrom('auth_user')
    .innerJoin('auth_account', 'auth_account.user_id', 'auth_user.id')
    .selectAll('auth_user')
    .where('provider_id', '=', providerId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

async function join(app: App, trx: Transaction<Database>, { providerId, accountId, email, name }: Vouched) {
  const known = await userByEmail(trx, email)
  const { user, made } = known ? { user: known, made: false } : await insertUser(trx, { email, name }, app.clock)
  const now = instant(app.clock.now())
  await trx
    .insertInto('auth_account')
    .values({
      id: randomUUID(),
      user_id: user.id,
      provider_id: providerId,
      account_id: accountId,
      password: null,
      ...noTokens,
      scope: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['provider_id', 'account_id']).doNothing())
    .execute()
  if (made) await recordEvent(trx, app, { kind: 'account_made', userId: user.id })
  return user
}
