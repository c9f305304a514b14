/** Which cells of our calendar a session takes: itself and the buffer around it. */
import { type BookingRule, cellMinutes } from '#app/content/booking-rules.ts'
import type { Instant } from '#db/tables.ts'
import type { Session } from './plan.ts'

const cellMilliseconds = cellMinutes * 60_000

/** Starts of the cells, in order of time, so that whoever claims them does so in the same order as everybody else. */
export function cellsOf(
  sessions: readonly Session[],
  { bufferMinutes }: Pick<BookingRule, 'bufferMinutes'>,
): Instant[] {
  const cells = sessions.flatMap(({ start, end }) =>
    cellsBetween(Date.parse(start) - bufferMinutes.before * 60_000, Date.parse(end) + bufferMinutes.after * 60_000),
  )
  return [...new Set(cells)].sort()
}

/** The cells that a period touches, milliseconds since 1970; `to` not included. */
export function cellsBetween(from: number, to: number): Instant[] {
  const first = Math.floor(from / cellMilliseconds)
  const count = Math.max(Math.ceil(to / cellMilliseconds) - first, 0)
  return Array.from({ length: count }, (_, index) => new Date((first + index) * cellMilliseconds).toISOString())
}
