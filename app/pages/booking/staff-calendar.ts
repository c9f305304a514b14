/** `/calendar/{token}.ics`: all bookings, for the calendars of staff. Whoever has the address reads it. */
import { createHash, timingSafeEqual } from 'node:crypto'
import { staffCalendar, staffCalendarToken } from '#app/domain/booking/staff-calendar.server.ts'
import { appContext } from '#app/request-context.ts'
import { secretHeaders } from '#app/secret-headers.ts'
import type { Route } from './+types/staff-calendar.ts'

export async function loader({ params: { token }, context }: Route.LoaderArgs): Promise<Response> {
  const app = context.get(appContext)
  if (!isSame(token, staffCalendarToken(app.secret))) return new Response(null, { status: 404, headers: secretHeaders })
  return new Response(await staffCalendar(app), {
    headers: { ...secretHeaders, 'Content-Type': 'text/calendar; charset=utf-8; method=PUBLISH' },
  })
}

/** In the same time whatever is wrong, length included. */
function isSame(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}
