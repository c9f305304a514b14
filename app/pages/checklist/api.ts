/**
 * POST /api/checklist: the ticks of a browser, as JSON, for the account that is signed in. Answers 200 `{ ticks }`: those
 * of all its devices. 401 for a visitor, 400 for what is no object, 405, 413, 503 with Retry-After. Kept by nobody.
 */

import { currentUser } from '#app/domain/account/current-user.server.ts'
import { keepTicks } from '#app/domain/checklist/account-ticks.server.ts'
import { ticksIn } from '#app/domain/checklist/ticks.ts'
import { readJsonBody } from '#app/read-json-body.ts'
import { appContext } from '#app/request-context.ts'
import { downSeconds } from '#app/retry-after.ts'
import type { Route } from './+types/api.ts'

/** Far above the longest list that `ticksIn` takes: 500 points of some 120 bytes. */
const largestBody = 64 * 1024

export function loader() {
  return answer(405, { error: 'method_not_allowed' }, { Allow: 'POST' })
}

export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  const app = context.get(appContext)
  const body = await readJsonBody(request, largestBody)
  if (body === 'too large') return answer(413, { error: 'too_large' })
  if (typeof body.json !== 'object' || body.json === null) return answer(400, { error: 'not_a_json_object' })
  try {
    const user = await currentUser(app, request)
    if (!user) return answer(401, { error: 'signed_out' })
    return answer(200, { ticks: await keepTicks(app, user.userId, ticksIn(body.json)) })
  } catch (error) {
    app.log.error({ err: error }, 'ticks could not be kept')
    return answer(503, { error: 'unavailable' }, { 'Retry-After': String(downSeconds) })
  }
}

function answer(status: number, body: object, headers: HeadersInit = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}
