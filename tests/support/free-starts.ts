/** Times that tests of many bookings give out, before anybody has booked. */
import type { BookingEvent, BookingFormat } from '#app/content/booking-rules.ts'
import { planDay } from '#app/domain/booking/plan-month.server.ts'
import { lastDay } from '#app/domain/booking/terms.server.ts'
import { dayOf, daysAfter } from '#app/domain/booking/wall-time.server.ts'

/** Starts of calls on an empty calendar, as instants: four a day, from the last day that can be booked back. Fewer where there are not so many. */
export function freeStarts(count: number): string[] {
  return freeDays('intro-call-30-minutes', 'one')
    .flatMap((starts) => starts.slice(0, 4))
    .slice(0, count)
}

/** Both starts of workshops in two sessions, late on days whose mornings `freeStarts` may give out: all that there are. */
export function freeWorkshops(): [first: string, second: string][] {
  const starts = freeDays('automation-strategy-workshop', 'two').flatMap((ofDay) => ofDay.at(-1) ?? [])
  return starts.flatMap((second, index) => {
    const first = index % 2 === 0 ? starts[index + 1] : undefined
    return first === undefined ? [] : [[first, second]]
  })
}

/** What an empty calendar has on each day, from the last one back. */
function freeDays(event: BookingEvent, format: BookingFormat): string[][] {
  const now = new Date().toISOString()
  const claims = { cells: new Set<string>(), blocked: new Set<string>(), places: new Map<string, number>() }
  const days: string[][] = []
  for (let day = lastDay(event, now); day > dayOf(now); day = daysAfter(day, -1)) {
    const { slots } = planDay({ event, format, now, claims }, day)
    days.push(slots.filter(({ free }) => free).map(({ start }) => start))
  }
  return days
}
