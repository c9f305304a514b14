/** GET /api/account-data: everything that we hold about whoever asks, as a file. 401 for a visitor. */
import { currentUser } from '#app/domain/account/current-user.server.ts'
import { exportAccount } from '#app/domain/account/export-account.server.ts'
import { isoDay } from '#app/formats.ts'
import { appContext } from '#app/request-context.ts'
import { privateHeaders } from '../parts/private-headers.ts'
import type { Route } from './+types/data-api.ts'

export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const app = context.get(appContext)
  const user = await currentUser(app, request)
  const headers = privateHeaders()
  if (!user) return Response.json({ error: 'not_signed_in' }, { status: 401, headers })
  const body = JSON.stringify(await exportAccount(app, user.userId), null, 2)
  headers.set('Content-Type', 'application/json; charset=utf-8')
  headers.set('Content-Disposition', `attachment; filename="account-${isoDay(app.clock.now())}.json"`)
  return new Response(`${body}\n`, { headers })
}
