/**
 * GET /api/free-times/EVENT: the next free times, for the pages that lead to an appointment. `?locale=nl` words them in
 * Dutch. Answers 200 `{ times }`, see free-times.server.ts; 404 for an event that there is not, 405, 503 with Retry-After.
 * Nobody's in particular, so browsers may keep it for half a minute.
 */
import { type BookingEvent, bookingEvents } from '#app/content/booking-rules.ts'
import { type FreeTime, freeTimes } from '#app/domain/booking/free-times.server.ts'
import { appContext } from '#app/request-context.ts'
import { downSeconds } from '#app/retry-after.ts'
import type { Route } from './+types/free-times-api.ts'

interface FreeTimesAnswer {
  times: readonly FreeTime[]
}

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const event = bookingEvents.find((one): one is BookingEvent => one === params.event)
  if (!event) return refuse(404, 'unknown_event')
  const times = await freeTimes(context.get(appContext), event, url.searchParams.get('locale') === 'nl' ? 'nl' : 'en')
  if (!times) return refuse(503, 'unavailable', { 'Retry-After': String(downSeconds) })
  const headers = { 'Cache-Control': 'public, max-age=30' }
  return Response.json({ times } satisfies FreeTimesAnswer, { headers })
}

export function action() {
  return refuse(405, 'method_not_allowed', { Allow: 'GET' })
}

function refuse(status: number, error: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}
