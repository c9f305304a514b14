/** How we meet for a booking, as the desk says it behind the time. */
import type { BookingWay } from '#app/domain/booking/booking.ts'

export const wayNames: Record<BookingWay, string> = {
  video: 'by video',
  phone: 'by phone',
  theirs: 'at their place',
  ours: 'at our office',
}
