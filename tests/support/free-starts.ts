/** Times that tests of many bookings give out, before anybody has booked. */
import { planDay } from '#app/domain/booking/plan-month.server.ts'
import { lastDay } from '#app/domain/booking/terms.server.ts'
import { dayOf, daysAfter } from '#app/domain/booking/wall-time.server.ts'

/** Starts of calls on an empty calendar, as instants: four a day, from the last day that can be booked back. Fewer where there are not so many. */
export function freeStarts(count: number): string[] {
  const event = 'intro-call-30-minutes'
  const now = new Date().toISOString()
  const claims = { cells: new Set<string>(), blocked: new Set<string>(), places: new Map<string, number>() }
  const starts: string[] = []
  for (let day = lastDay(event, now); starts.length < count && day > dayOf(now); day = daysAfter(day, -1)) {
    const { slots } = planDay({ event, format: 'one', now, claims }, day)
    starts.push(
      ...slots
        .filter(({ free }) => free)
        .map(({ start }) => start)
        .slice(0, 4),
    )
  }
  return starts.slice(0, count)
}
