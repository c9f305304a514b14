/** What a visitor provides: the same words on the page and in the mails. Pure. */
import type { Content } from '#app/content/index.server.ts'
import type { Booking } from './booking.ts'

/** A title and its list, by the event and by how many sessions it has. */
export function bringOf({ event, sessions }: Pick<Booking, 'event' | 'sessions'>, { yours }: Content<'bookingManage'>) {
  return sessions.length > 1 ? yours.bringOfTwo : yours.bring[event]
}
