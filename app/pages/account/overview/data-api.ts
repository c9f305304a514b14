/**
 * GET /api/account-data: everything that we hold about whoever asks, as a file. 401 for a visitor; 503 while
 * the database is out of reach.
 */
import { currentUser } from '#app/domain/account/current-user.server.ts'
import { exportAccount } from '#app/domain/account/export-account.server.ts'
import { isoDay } from '#app/formats.ts'
import type { App } from '#app/platform/app.ts'
import { appContext } from '#app/request-context.ts'
import { downSeconds } from '#app/retry-after.ts'
import { privateHeaders } from '../parts/private-headers.ts'
import type { Route } from './+types/data-api.ts'

export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const app = context.get(appContext)
  const headers = privateHeaders()
  const kept = await readKept(app, request)
  if (kept === 'unavailable') {
    headers.set('Retry-After', String(downSeconds))
    return Response.json({ error: kept }, { status: 503, headers })
  }
  if (!kept) return Response.json({ error: 'not_signed_in' }, { status: 401, headers })
  const body = JSON.stringify(kept, null, 2)
  headers.set('Content-Type', 'application/json; charset=utf-8')
  headers.set('Content-Disposition', `attachment; filename="account-${isoDay(app.clock.now())}.json"`)
  return new Response(`${body}\n`, { headers })
}

async function readKept(app: App, request: Request): Promise<object | undefined | 'unavailable'> {
  try {
    const user = await currentUser(app, request)
    return user && (await exportAccount(app, user.userId))
  } catch (error) {
    app.log.error({ err: error }, 'the data of an account could not be read')
    return 'unavailable'
  }
}
