/** Signs in with an address and a password. Unknown address, wrong password, no password: one answer, equal work. */
import type { App } from '#app/platform/app.ts'
import { tidyEmail } from './account-input.ts'
import { passwordMatches, workInVain } from './check-password.server.ts'
import { countTries } from './count-tries.server.ts'
import { userByEmail } from './find-user.server.ts'
import { openSession } from './open-session.server.ts'
import type { SignedInOutcome, TooManyOutcome, UnavailableOutcome } from './outcomes.ts'
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
    if (user && (await passwordMatches(app, user.id, password)))
      return await openSession(app, { user, provider: 'password', clientAddress, userAgent })
    if (!user) await workInVain(app, password)
    await recordEvent(app.database.db, app, { kind: 'sign_in_refused', userId: user?.id, clientAddress })
    return { outcome: 'refused' }
  } catch (error) {
    app.log.error({ err: error }, 'a sign-in failed')
    return { outcome: 'unavailable' }
  }
}
