/** From when on an event can be booked, and until when a booking can be changed, counted from the rules. */
import { type BookingEvent, bookingRules } from '#app/content/booking-rules.ts'
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
    : instantAt(workingDayBeyond(dayOf(now), notice.workingDays), '00:00')
}

/** The last day on which a session may be. */
export function lastDay(event: BookingEvent, now: Instant): IsoDay {
  const day = daysAfter(dayOf(now), bookingRules[event].horizonDays)
  const end = `${lastHolidayYear}-12-31`
  return day < end ? day : end
}

/** Until then a booking that starts at `start` may be changed. */
export function changeUntil(event: BookingEvent, start: Instant): Instant {
  return minutesAfter(start, -bookingRules[event].changeHours * 60)
}
