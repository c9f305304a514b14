/** Looks for free times among the days that can be booked. Pure. */
import type { Instant } from '#db/tables.ts'
import type { IsoDay, Slot } from './plan.ts'
import { type PlanQuery, planDays } from './plan-month.server.ts'

/** The first day on which something is free; undefined when everything is taken. */
export function firstFreeDay(query: PlanQuery): IsoDay | undefined {
  for (const { day, free } of planDays(query)) if (free > 0) return day
  return undefined
}

/** At most `count` free slots, nearest to `wanted` first; of two equally near ones the earlier. */
export function nearestFree(query: PlanQuery, wanted: Instant, count: number): Slot[] {
  const away = ({ start }: Slot) => Math.abs(Date.parse(start) - Date.parse(wanted))
  return [...planDays(query)]
    .flatMap(({ slots }) => slots.filter((slot) => slot.free))
    .sort((a, b) => away(a) - away(b) || (a.start < b.start ? -1 : 1))
    .slice(0, count)
}
