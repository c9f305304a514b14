/** How times and appointments are written for staff: in English, on the clock of the office. */
import type { BookingEvent } from '#app/content/booking-rules.ts'
import type { Session } from '#app/domain/booking/plan.ts'
import { clock, shortDate, weekday } from '#app/formats.ts'

export const eventNames: Readonly<Record<BookingEvent, string>> = {
  'intro-call-30-minutes': 'call',
  'automation-strategy-workshop': 'workshop',
}

/** Whatever zone the machine is in: `3 Dec 2026 10:30`. */
export function amsterdamTime(at: string): string {
  const date = new Date(at)
  return `${shortDate(date, 'en')} ${clock(date, 'en')}`
}

/** `Thu 3 Dec 2026 10:30–11:00`. */
export function sessionTime({ start, end }: Session): string {
  const date = new Date(start)
  return `${weekday(date, 'en', { short: true })} ${amsterdamTime(start)}–${clock(new Date(end), 'en')}`
}
