/**
 * The office's own time and days. Everything here is computed in `bookingZone`, so that a day of 23 or 25 hours is
 * right; the offers themselves never fall into the hour that is skipped or repeated, which lies at night.
 */
import { Temporal } from 'temporal-polyfill'
import { bookingZone } from '#app/content/booking-rules.ts'
import type { Instant } from '#db/tables.ts'
import type { IsoDay, IsoMonth, TimeOfDay } from './plan.ts'

/** The instant of a time of day on a day, in UTC with milliseconds. */
export function instantAt(day: IsoDay, time: TimeOfDay): Instant {
  const { epochMilliseconds } = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(bookingZone)
  return new Date(epochMilliseconds).toISOString()
}

export function minutesAfter(instant: Instant, minutes: number): Instant {
  return new Date(Date.parse(instant) + minutes * 60_000).toISOString()
}

export function dayOf(instant: Instant): IsoDay {
  return zoned(instant).toPlainDate().toString()
}

export function timeOf(instant: Instant): TimeOfDay {
  return zoned(instant).toPlainTime().toString({ smallestUnit: 'minute' })
}

export function daysAfter(day: IsoDay, days: number): IsoDay {
  return Temporal.PlainDate.from(day).add({ days }).toString()
}

/** Monday is 1, Sunday 7. */
export function weekdayOf(day: IsoDay): number {
  return Temporal.PlainDate.from(day).dayOfWeek
}

/** ISO 8601 week number: week 1 holds the year's first Thursday. */
export function weekNumberOf(day: IsoDay): number {
  return Temporal.PlainDate.from(day).weekOfYear ?? 0
}

/** The Monday of the day's week. */
export function mondayOf(day: IsoDay): IsoDay {
  return daysAfter(day, 1 - weekdayOf(day))
}

/** The day's week, ISO 8601: `2026-W48`. */
export function weekOf(day: IsoDay): string {
  const { yearOfWeek = 0, weekOfYear = 0 } = Temporal.PlainDate.from(day)
  return `${String(yearOfWeek).padStart(4, '0')}-W${String(weekOfYear).padStart(2, '0')}`
}

/** The Monday of `2026-W48`; undefined where there is no such week. */
export function mondayOfWeek(week: string): IsoDay | undefined {
  const [, year, number] = /^([1-9]\d{3})-W([0-5]\d)$/.exec(week) ?? []
  if (year === undefined) return undefined
  // The fourth of January is always in week 1.
  const monday = daysAfter(mondayOf(`${year}-01-04`), 7 * (Number(number) - 1))
  return weekOf(monday) === week ? monday : undefined
}

export function monthOf(day: IsoDay): IsoMonth {
  return day.slice(0, 7)
}

/** `2027-01` for 1 month after `2026-12`. */
export function monthsAfter(month: IsoMonth, months: number): IsoMonth {
  return Temporal.PlainYearMonth.from(month).add({ months }).toString()
}

/** The Mondays of all weeks that touch the month. */
export function mondaysOf(month: IsoMonth): IsoDay[] {
  const first = Temporal.PlainDate.from(`${month}-01`)
  const monday = first.subtract({ days: first.dayOfWeek - 1 })
  const last = first.add({ months: 1 }).subtract({ days: 1 })
  const weeks = Math.floor(monday.until(last, { largestUnit: 'day' }).days / 7) + 1
  return Array.from({ length: weeks }, (_, index) => monday.add({ weeks: index }).toString())
}

function zoned(instant: Instant): Temporal.ZonedDateTime {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(bookingZone)
}
