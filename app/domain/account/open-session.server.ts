/** The last step of every way in that is not OAuth: profile, session, record. */
import type { App } from '#app/platform/app.ts'
import { authOf } from './auth.server.ts'
import type { SignedInOutcome } from './outcomes.ts'
import { ensureProfileOrLog } from './profile.server.ts'
import { recordEvent } from './record-event.server.ts'
import { signedInCookies } from './session-cookies.server.ts'

export interface Entry {
  user: { id: string; email: string; name: string }
  provider: 'password' | 'magic-link'
  clientAddress: string | undefined
  userAgent: string | undefined
}

export async function openSession(app: App, entry: Entry): Promise<SignedInOutcome> {
  const { user, provider, clientAddress, userAgent } = entry
  await ensureProfileOrLog(app, user, { provider: 'email', fullName: user.name })
  const { headers } = await authOf(app).api.openSession({
    body: { userId: user.id, provider },
    headers: new Headers(userAgent === undefined ? {} : { 'User-Agent': userAgent }),
    returnHeaders: true,
  })
  await recordEvent(app.database.db, app, { kind: `signed_in:${provider}`, userId: user.id, clientAddress })
  return { outcome: 'signed_in', cookies: signedInCookies(headers, app.settings) }
}
