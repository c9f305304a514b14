/**
 * By which host calendars and mail programs know a booking: the one it was booked under. Under another one, a change would
 * be news of an appointment that they never had.
 */
import type { Settings } from '#app/platform/settings.server.ts'
import type { Booking } from './booking.ts'

/** What the names of its appointments and mails are made of. */
export type Named = Pick<Booking, 'number' | 'uidHost'>

/** Of one that was booked before its host was kept, today's. */
export function uidHostOf({ uidHost }: Named, { siteUrl }: Pick<Settings, 'siteUrl'>): string {
  return uidHost ?? siteUrl.hostname
}
