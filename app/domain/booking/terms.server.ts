/** From when on an event can be booked, and until when a booking can be changed, counted from the rules. */
import { type BookingEvent, bookingRules, type Notice } from '#app/content/booking-rules.ts'
import { company } from '#app/content/company.ts'
import { lastHolidayYear } from '#app/content/public-holidays.ts'
import type { Instant } from '#db/tables.ts'
import { workingDayBeyond } from './office-days.server.ts'
import type { IsoDay } from './plan.ts'
import { dayOf, daysAfter, instantAt, minutesAfter } from './wall-time.server.ts'

/** The first moment at which a session may start. */
export function earliestStart(event: BookingEvent, now: Instant): Instant {
  const { notice } = bookingRules[event]
  return 'hours' in notice
    ? minutesAfter(now, notice.hours * 60)
    : instantAt(workingDayBeyond(dayOf(now), notice.workingDays, 1), '00:00')
}

/** The last day on which a session may be. */
export function lastDay(event: BookingEvent, now: Instant): IsoDay {
  const day = daysAfter(dayOf(now), bookingRules[event].horizonDays)
  const end = `${lastHolidayYear}-12-31`
  return day < end ? day : end
}

/**
 * Until then a booking that starts at `start` may be changed: so many hours before it, or the close of the last working
 * day that has so many working days between itself and the start.
 */
export function changeUntil(event: BookingEvent, start: Instant): Instant {
  const notice: Notice = bookingRules[event].changeNotice
  return 'hours' in notice
    ? minutesAfter(start, -notice.hours * 60)
    : instantAt(workingDayBeyond(dayOf(start), notice.workingDays, -1), company.hours.closes)
}
