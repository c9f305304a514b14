/** The calendar as the desk draws it: what is booked and what is blocked on each day, in minutes after opening. */
import type { Kysely } from 'kysely'
import type { BookingEvent } from '#app/content/booking-rules.ts'
import { company } from '#app/content/company.ts'
import { publicHolidays } from '#app/content/public-holidays.ts'
import { daysBetween } from '#app/formats.ts'
import type { Database, Instant } from '#db/tables.ts'
import type { BlockedPeriod } from './block-time.server.ts'
import type { BookingWay } from './booking.ts'
import { type StoredBooking, withSessions } from './booking-store.server.ts'
import { holidayOn, isWeekend } from './office-days.server.ts'
import { officeMinutes } from './office-minutes.ts'
import type { IsoDay, Session } from './plan.ts'
import { dayOf, daysAfter, instantAt, mondayOf } from './wall-time.server.ts'

/** Of a day, within office hours: minutes after opening. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

export interface BookedSession extends Stretch {
  /** Of the booking. */
  readonly number: number
  readonly revision: number
  readonly session: Session
  /** 1 of 2; undefined where there is one only. */
  readonly part: number | undefined
  readonly name: string
  readonly company: string | undefined
  readonly event: BookingEvent
  readonly way: BookingWay
  readonly address: string | undefined
}

export interface BlockedStretch extends Stretch {
  readonly number: number
  readonly period: Session
  readonly reason: string | undefined
}

export interface DeskDay {
  readonly day: IsoDay
  readonly weekend: boolean
  /** Its English name. */
  readonly holiday: string | undefined
  readonly booked: readonly BookedSession[]
  readonly blocked: readonly BlockedStretch[]
}

/** Days in order, `to` included. Cancelled bookings are not there. */
export async function readDeskDays(
  db: Kysely<Database>,
  { from, to }: { from: IsoDay; to: IsoDay },
): Promise<DeskDay[]> {
  const span = { start: instantAt(from, '00:00'), end: instantAt(daysAfter(to, 1), '00:00') }
  const sessions = await readSessions(db, span)
  const blocks = await readBlocks(db, span)
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const day = daysAfter(from, index)
    const holiday = holidayOn(day)
    return {
      day,
      weekend: isWeekend(day),
      holiday: holiday && publicHolidays[holiday].name.en,
      booked: sessions.filter(({ session }) => dayOf(session.start) === day),
      blocked: blocks.flatMap((block) => blockedOn(day, block)),
    }
  })
}

/** Bookings that are still to come, or go on, until the end of the week. */
export async function countComing(db: Kysely<Database>, now: Instant): Promise<number> {
  const until = instantAt(daysAfter(mondayOf(dayOf(now)), 7), '00:00')
  const rows = await storedBetween(db, { start: now, end: until }).limit(mostCounted).execute()
  return rows.filter((row) => sessionsOf(row).some(({ start, end }) => end > now && start < until)).length
}

/** More cannot be booked in a week. */
const mostCounted = 200

export function sessionsOf({ sessions }: Pick<StoredBooking, 'sessions'>): Session[] {
  return JSON.parse(sessions) as Session[]
}

function storedBetween(db: Kysely<Database>, { start, end }: Session) {
  return withSessions(db)
    .where('status', '=', 'booked')
    .where('ends_at', '>', start)
    .where('starts_at', '<', end)
    .orderBy('starts_at')
}

async function readSessions(db: Kysely<Database>, span: Session): Promise<BookedSession[]> {
  const rows = await storedBetween(db, span).execute()
  const all = rows.flatMap((row) => {
    const sessions = sessionsOf(row)
    return sessions.map((session, index) => ({
      number: row.id,
      revision: row.revision,
      session,
      part: sessions.length < 2 ? undefined : index + 1,
      name: row.name,
      company: row.company ?? undefined,
      event: row.event,
      way: row.way,
      address: row.address ?? undefined,
      ...stretchOn(dayOf(session.start), session),
    }))
  })
  return all.toSorted((a, b) => (a.session.start < b.session.start ? -1 : 1))
}

async function readBlocks(db: Kysely<Database>, { start, end }: Session): Promise<BlockedPeriod[]> {
  return db
    .selectFrom('blocked_period')
    .selectAll()
    .where('ends_at', '>', start)
    .where('starts_at', '<', end)
    .orderBy('starts_at')
    .execute()
}

function blockedOn(day: IsoDay, { id, starts_at, ends_at, reason }: BlockedPeriod): BlockedStretch[] {
  const period = { start: starts_at, end: ends_at }
  const stretch = stretchOn(day, period)
  return stretch.from < stretch.to ? [{ number: id, period, reason: reason ?? undefined, ...stretch }] : []
}

function stretchOn(day: IsoDay, { start, end }: Session): Stretch {
  const opens = Date.parse(instantAt(day, company.hours.opens))
  const within = (at: Instant) => Math.min(Math.max((Date.parse(at) - opens) / 60_000, 0), officeMinutes)
  return { from: within(start), to: within(end) }
}
