/**
 * Shows once more that it is the owner who sits there, before the account changes hands: a borrowed browser or a stolen
 * cookie is not enough. With the password where there is one, otherwise by having signed in just now. Not by a link to the
 * old address: who changes it may have lost it.
 */

import { recentMinutes } from '#app/content/account/new-email.ts'
import type { App } from '#app/platform/app.ts'
import { passwordMatches } from './check-password.server.ts'
import type { SignedIn } from './current-user.server.ts'

/** `recent`: nothing more is asked. `sign_in_again`: nothing but a new sign-in helps. */
export type Proof = 'password' | 'recent' | 'sign_in_again'

type Somebody = Pick<SignedIn, 'userId' | 'sessionId'>

export async function proofNeeded({ database, clock }: App, { userId, sessionId }: Somebody): Promise<Proof> {
  const { db } = database
  const password = await db
    .selectFrom('auth_account')
    .select('id')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .where('password', 'is not', null)
    .executeTakeFirst()
  if (password) return 'password'
  const session = await db
    .selectFrom('auth_session')
    .select('created_at')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const age = session ? clock.now().getTime() - Date.parse(session.created_at) : Number.POSITIVE_INFINITY
  return age <= recentMinutes * 60_000 ? 'recent' : 'sign_in_again'
}

export async function proven(app: App, user: Somebody, password: string): Promise<boolean> {
  const proof = await proofNeeded(app, user)
  return proof === 'password' ? passwordMatches(app, user.userId, password) : proof === 'recent'
}
