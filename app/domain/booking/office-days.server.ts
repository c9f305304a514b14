/** Which days we work, and what "five working days" means. */
import { company } from '#app/content/company.ts'
import { type HolidayName, publicHolidays } from '#app/content/public-holidays.ts'
import type { IsoDay } from './plan.ts'
import { daysAfter, weekdayOf } from './wall-time.server.ts'

export function isWeekend(day: IsoDay): boolean {
  return !company.hours.days.includes(weekdayOf(day))
}

export function holidayOn(day: IsoDay): HolidayName | undefined {
  return holidays.get(day)
}

export function isWorkingDay(day: IsoDay): boolean {
  return !isWeekend(day) && !holidays.has(day)
}

/** The first working day that has `count` whole working days between itself and `day`. */
export function workingDayBeyond(day: IsoDay, count: number): IsoDay {
  let at = day
  for (let left = count + 1; left > 0; ) {
    at = daysAfter(at, 1)
    if (isWorkingDay(at)) left--
  }
  return at
}

const holidays = new Map<IsoDay, HolidayName>(
  Object.entries(publicHolidays).flatMap(([name, { days }]) => days.map((day) => [day, name as HolidayName] as const)),
)
