/** Ends a session, and with it the tokens that Google or Microsoft gave us. */
import type { App } from '#app/platform/app.ts'
import { authOf } from './auth.server.ts'
import { forgetProviderTokens } from './end-sessions.server.ts'
import { recordEvent } from './record-event.server.ts'
import { signedOutCookies } from './session-cookies.server.ts'

/** The cookies to clear, whether or not there was a session. */
export async function signOut(app: App, request: Request): Promise<{ cookies: Headers }> {
  try {
    const found = await authOf(app).api.getSession({ headers: request.headers })
    if (found) await end(app, found.session)
  } catch (error) {
    app.log.error({ err: error }, 'a session could not be ended')
  }
  return { cookies: await signedOutCookies(app) }
}

async function end(app: App, { id, userId }: { id: string; userId: string }): Promise<void> {
  await app.database.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('auth_session').where('id', '=', id).execute()
    await forgetProviderTokens(trx, userId)
    await recordEvent(trx, app, { kind: 'signed_out', userId })
  })
}
