/** Finds the booking of an address, or says why there is none to show. */
import { content } from '#app/content/index.server.ts'
import type { Booking } from '#app/domain/booking/booking.ts'
import { findBooking } from '#app/domain/booking/find-booking.server.ts'
import type { Locale } from '#app/locales.ts'
import type { App } from '#app/platform/app.ts'
import { downSeconds } from '#app/retry-after.ts'
import { secretHeaders } from '#app/secret-headers.ts'
import { secretHead } from '#app/seo/secret-head.ts'

type Opened = { booking: Booking } | { missing: Missing }

/** What is answered instead of a booking. */
export interface Missing {
  /** `unknown`: also an address that is no token. `away`: the database cannot be reached. */
  reason: 'unknown' | 'away'
  init: { status: 404 | 503; headers: Record<string, string> }
}

export async function openBooking(app: App, token: string): Promise<Opened> {
  try {
    const booking = await findBooking(app, token)
    if (booking) return { booking }
    return { missing: { reason: 'unknown', init: { status: 404, headers: secretHeaders } } }
  } catch (error) {
    return { missing: awayFor(app, error) }
  }
}

/** The database did not answer. */
export function awayFor(app: App, error: unknown): Missing {
  app.log.error({ err: error }, 'a booking could not be read')
  return { reason: 'away', init: { status: 503, headers: { ...secretHeaders, 'Retry-After': String(downSeconds) } } }
}

/** What a page without a booking shows, for the loader to hand on. */
export function missingPage(reason: Missing['reason'], locale: Locale, path: string) {
  const { headline } = reason === 'away' ? content('bookingManage', locale).away : content('errors', locale).notFound
  const number = reason === 'away' ? '503' : '404'
  return {
    missing: { reason, away: content('bookingManage', locale), unknown: content('errors', locale).notFound, path },
    locale,
    sheet: { title: headline, number },
    head: secretHead(headline),
  }
}
