/**
 * GET /api/session: whose session this is, for the scripts of our own pages. Answers 200 `{ user }`, null for a visitor;
 * 503 when the database is out of reach. Never kept by anyone, and no token in it.
 */

import { currentUser } from '#app/domain/account/current-user.server.ts'
import { mendedMarker } from '#app/domain/account/session-marker.server.ts'
import type { App } from '#app/platform/app.ts'
import { appContext } from '#app/request-context.ts'
import { downSeconds } from '#app/retry-after.ts'
import { type SessionAnswer, sessionUserOf } from '#app/session/session-user.ts'
import type { Route } from './+types/api.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const user = await readUser(app, request)
  if (user === 'unavailable') {
    const headers = { 'Cache-Control': 'no-store', 'Retry-After': String(downSeconds) }
    return Response.json({ error: 'unavailable' }, { status: 503, headers })
  }
  const mended = mendedMarker(request, user !== null, app.settings.siteUrl)
  const headers = { 'Cache-Control': 'no-store', ...(mended ? { 'Set-Cookie': mended } : {}) }
  return Response.json({ user } satisfies SessionAnswer, { headers })
}

async function readUser(app: App, request: Request): Promise<SessionAnswer['user'] | 'unavailable'> {
  try {
    const user = await currentUser(app, request)
    return user ? sessionUserOf(user) : null
  } catch (error) {
    app.log.error({ err: error }, 'session not read')
    return 'unavailable'
  }
}
