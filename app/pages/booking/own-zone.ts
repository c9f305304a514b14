/** The visitor's own clock, where it says something else than ours and nobody has chosen: the browser knows it. */
import type { BookingEvent } from '#app/content/booking-rules.ts'
import { homeZone } from '#app/zone-time.ts'

/**
 * Only in a browser. Of a call, and while no `zone` is chosen: the name of the visitor's zone, if its clock differs from
 * ours at `moment`, an ISO day or instant. Whether there is such a zone is for the server to say.
 */
export function ownZone(event: BookingEvent, zone: string | undefined, moment: string): string | undefined {
  const shown = (timeZone?: string) => new Date(moment).toLocaleString('en', { timeZone })
  return event !== 'intro-call-30-minutes' || zone !== undefined || shown() === shown(homeZone)
    ? undefined
    : Intl.DateTimeFormat().resolvedOptions().timeZone
}
