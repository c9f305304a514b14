/** `/b/{token}.ics`: a booking for a calendar. Unknown tokens answer alike, in the same words as a page would. */
import { pathToBooking } from '#app/booking-paths.ts'
import { content } from '#app/content/index.server.ts'
import { downloadedCalendar } from '#app/domain/booking/booking-calendar.server.ts'
import { findBooking } from '#app/domain/booking/find-booking.server.ts'
import { localeOfPath } from '#app/locales.ts'
import { appContext } from '#app/request-context.ts'
import { secretHeaders } from '#app/secret-headers.ts'
import { isSecretToken } from '#app/secret-token.ts'
import type { Route } from './+types/calendar-file.ts'

export async function loader({ url, params: { token }, context }: Route.LoaderArgs): Promise<Response> {
  const app = context.get(appContext)
  const locale = localeOfPath(url.pathname)
  const booking = isSecretToken(token) ? await findBooking(app, token) : undefined
  if (!booking) {
    const headers = { ...secretHeaders, 'Content-Type': 'text/plain; charset=utf-8', 'Content-Language': locale }
    return new Response(`${content('bookingMails', locale).calendar.unknown}\n`, { status: 404, headers })
  }
  const { settings } = app
  const manageUrl = settings.siteUrl.origin + pathToBooking(token, booking.locale)
  const file = downloadedCalendar(booking, { organizer: settings.mailFrom, manageUrl, settings })
  return new Response(file.text, {
    headers: {
      ...secretHeaders,
      'Content-Type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'Content-Disposition': `attachment; filename="${file.name}"`,
    },
  })
}
