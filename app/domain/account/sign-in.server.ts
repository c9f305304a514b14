/** Signs in with an address and a password. Unknown address, wrong password, no password: one answer, equal work. */
import type { App } from '#app/platform/app.ts'
import { tidyEmail } from './account-input.ts'
import { authOf } from './auth.server.ts'
import { countTries } from './count-tries.server.ts'
import { type User, userByEmail } from './find-user.server.ts'
import { openSession } from './open-session.server.ts'
import type { SignedInOutcome, TooManyOutcome, UnavailableOutcome } from './outcomes.ts'
import { acceptableLength } from './password-policy.server.ts'
import { recordEvent } from './record-event.server.ts'

export interface PasswordSignIn {
  email: string
  password: string
  clientAddress: string
  userAgent: string | undefined
}

export type PasswordSignInOutcome = SignedInOutcome | { outcome: 'refused' } | TooManyOutcome | UnavailableOutcome

export async function signInWithPassword(app: App, submission: PasswordSignIn): Promise<PasswordSignInOutcome> {
  const { password, clientAddress, userAgent } = submission
  const email = tidyEmail(submission.email)
  try {
    const tooMany = await countTries(app, 'password', { email, clientAddress })
    if (tooMany) return tooMany
    const user = await userByEmail(app.database.db, email)
    if (user && (await matches(app, user, password)))
      return await openSession(app, { user, provider: 'password', clientAddress, userAgent })
    if (!user) await workInVain(app, password)
    await recordEvent(app.database.db, app, { kind: 'sign_in_refused', userId: user?.id, clientAddress })
    return { outcome: 'refused' }
  } catch (error) {
    app.log.error({ err: error }, 'a sign-in failed')
    return { outcome: 'unavailable' }
  }
}

async function matches(app: App, user: User, password: string): Promise<boolean> {
  const account = await app.database.db
    .selectFrom('auth_account')
    .select('password')
    .where('user_id', '=', user.id)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst()
  if (!account?.password || !acceptableLength(password)) {
    await workInVain(app, password)
    return false
  }
  return (await authOf(app).$context).password.verify({ hash: account.password, password })
}

/** As much work as comparing a password: whoever measures the time learns nothing. */
async function workInVain(app: App, password: string): Promise<void> {
  await (await authOf(app).$context).password.hash(acceptableLength(password) ? password : 'x')
}
