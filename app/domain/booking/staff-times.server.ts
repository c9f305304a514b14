/**
 * When staff may put a session: any half hour of a working day on which it ends before closing, and which is free. Notice,
 * horizon and deadline are for visitors; the buffer around a session, the places of a day, and the order of two sessions
 * hold for staff too.
 */
import type { Kysely } from 'kysely'
import { type BookingEvent, type BookingFormat, bookingRules, cellMinutes } from '#app/content/booking-rules.ts'
import { company } from '#app/content/company.ts'
import { daysBetween } from '#app/formats.ts'
import type { App } from '#app/platform/app.ts'
import { instant } from '#app/platform/clock.server.ts'
import type { Database, Instant } from '#db/tables.ts'
import { cellsOf } from './cells.ts'
import { readClaims } from './claims.server.ts'
import { isInstant } from './is-instant.ts'
import { isWorkingDay } from './office-days.server.ts'
import { officeMinutes } from './office-minutes.ts'
import type { IsoDay, Session, Slot } from './plan.ts'
import type { Claims } from './plan-month.server.ts'
import { dayOf, daysAfter, instantAt, minutesAfter, timeOf } from './wall-time.server.ts'

interface Moved {
  readonly event: BookingEvent
  readonly format: BookingFormat
  /** The number of the booking that is being moved. */
  readonly except: number
}

interface Wanted extends Moved {
  readonly starts: readonly Instant[]
  /** Where it is now: one of two sessions may stay, even one that is over. */
  readonly kept: readonly Session[]
}

/** As `findOffered` for visitors: undefined when one of them cannot be had. */
export async function findForStaff(
  db: Kysely<Database>,
  { event, format, starts, except, kept }: Wanted,
  now: Instant,
): Promise<Session[] | undefined> {
  if (starts.length !== (format === 'two' ? 2 : 1) || !starts.every(isInstant)) return undefined
  const inOrder = [...starts].sort()
  const days = inOrder.map(dayOf)
  if (!inWindow(event, days)) return undefined
  const claims = await readClaims(db, { event, from: days[0] ?? '', to: days.at(-1) ?? '', except })
  const sessions = inOrder.flatMap((wanted) => {
    const free = freeOn({ event, format, now, claims }, dayOf(wanted))
    const found = [...kept, ...free].find(({ start }) => start === wanted)
    return found ? [{ start: found.start, end: found.end }] : []
  })
  return sessions.length === inOrder.length ? sessions : undefined
}

export interface StaffDay {
  readonly day: IsoDay
  readonly slots: readonly Slot[]
}

/** So far ahead staff are shown free times, as long as a workshop can be booked ahead. */
const daysAhead = bookingRules['automation-strategy-workshop'].horizonDays

/** The days from today on with anything free, without the claims of the booking that is being moved. */
export async function readStaffDays(
  { database, clock }: Pick<App, 'database' | 'clock'>,
  { event, format, except }: Moved,
): Promise<StaffDay[]> {
  const now = instant(clock.now())
  const today = dayOf(now)
  const claims = await readClaims(database.db, { event, from: today, to: daysAfter(today, daysAhead), except })
  return Array.from({ length: daysAhead + 1 }, (_, index) => daysAfter(today, index))
    .map((day) => ({ day, slots: freeOn({ event, format, now, claims }, day) }))
    .filter(({ slots }) => slots.length > 0)
}

/** At most `count` of them, nearest to `wanted` first. */
export function nearestOf(days: readonly StaffDay[], wanted: Instant, count: number): Slot[] {
  const away = ({ start }: Slot) => Math.abs(Date.parse(start) - Date.parse(wanted))
  return days
    .flatMap(({ slots }) => slots)
    .sort((a, b) => away(a) - away(b) || (a.start < b.start ? -1 : 1))
    .slice(0, count)
}

interface Query {
  readonly event: BookingEvent
  readonly format: BookingFormat
  readonly now: Instant
  readonly claims: Claims
}

function freeOn({ event, format, now, claims }: Query, day: IsoDay): Slot[] {
  const rule = bookingRules[event]
  const minutes = rule.sessionMinutes[format]
  if (minutes === undefined || !isWorkingDay(day) || (claims.places.get(day) ?? 0) >= rule.perDay) return []
  const starts = Array.from({ length: Math.floor((officeMinutes - minutes) / cellMinutes) + 1 }, (_, index) =>
    minutesAfter(instantAt(day, company.hours.opens), index * cellMinutes),
  )
  return starts
    .map((start) => ({ start, end: minutesAfter(start, minutes) }))
    .filter((session) => session.start > now && !cellsOf([session], rule).some((cell) => claims.cells.has(cell)))
    .map(({ start, end }) => ({ start, end, startsAt: timeOf(start), endsAt: timeOf(end), free: true }))
}

/** Two sessions are on two days, the second not too long after the first. */
function inWindow(event: BookingEvent, [first, second]: readonly IsoDay[]): boolean {
  if (first === undefined || second === undefined) return true
  const after = daysBetween(first, second)
  return after > 0 && after <= bookingRules[event].windowDays
}
