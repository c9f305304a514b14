/** Looks for free times among the days that can be booked. Pure. */
import type { Instant } from '#db/tables.ts'
import type { IsoDay, Slot } from './plan.ts'
import { type PlanQuery, planDay } from './plan-month.server.ts'
import { earliestStart, lastDay } from './terms.server.ts'
import { dayOf, daysAfter } from './wall-time.server.ts'

/** The first day on which something is free; undefined when everything is taken. */
export function firstFreeDay(query: PlanQuery): IsoDay | undefined {
  return daysOf(query).find((day) => planDay(query, day).free > 0)
}

/** At most `count` free slots, nearest to `wanted` first; of two equally near ones the earlier. */
export function nearestFree(query: PlanQuery, wanted: Instant, count: number): Slot[] {
  const away = ({ start }: Slot) => Math.abs(Date.parse(start) - Date.parse(wanted))
  return daysOf(query)
    .flatMap((day) => planDay(query, day).slots.filter((slot) => slot.free))
    .sort((a, b) => away(a) - away(b) || (a.start < b.start ? -1 : 1))
    .slice(0, count)
}

/** From the end of the notice to the horizon. */
function daysOf({ event, now }: PlanQuery): IsoDay[] {
  const last = lastDay(event, now)
  const days: IsoDay[] = []
  for (let day = dayOf(earliestStart(event, now)); day <= last; day = daysAfter(day, 1)) days.push(day)
  return days
}
