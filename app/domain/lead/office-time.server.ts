/**
 * Time as the office lives it: only the hours in which it is open count. The promise to answer is counted so, as
 * `offer.replyOfficeHours`.
 */
import { company } from '#app/content/company.ts'
import { isWorkingDay } from '#app/domain/booking/office-days.server.ts'
import { dayOf, daysAfter, instantAt } from '#app/domain/booking/wall-time.server.ts'
import type { Instant } from '#db/tables.ts'

const minute = 60_000

/** Whole and part minutes in which the office was open between two instants; 0 when `to` is not after `from`. */
export function officeMinutesBetween(from: Instant, to: Instant): number {
  return officeMillisecondsBetween(from, to) / minute
}

/** The same, to be added up: sums of parts of minutes may be a hair less than the whole. */
export function officeMillisecondsBetween(from: Instant, to: Instant): number {
  const last = dayOf(to)
  let open = 0
  for (let day = dayOf(from); day <= last; day = daysAfter(day, 1)) {
    const hours = openOn(day)
    if (hours) open += overlap(hours, { from, to })
  }
  return open
}

/** The whole ones of them that have passed: what is shown and kept, so that all say the same of one answer. */
export function wholeOfficeMinutesBetween(from: Instant, to: Instant): number {
  return wholeMinutes(officeMillisecondsBetween(from, to))
}

export function wholeMinutes(milliseconds: number): number {
  return Math.floor(milliseconds / minute)
}

/** The instant at which so many minutes of office hours have passed since `from`; for 0 the next one in office hours. */
export function officeMinutesAfter(from: Instant, minutes: number): Instant {
  let left = minutes * minute
  for (let day = dayOf(from); ; day = daysAfter(day, 1)) {
    const open = openOn(day)
    if (!open) continue
    const starts = open.from > from ? open.from : from
    if (starts >= open.to) continue
    const available = between(starts, open.to)
    if (left <= available) return later(starts, left)
    left -= available
  }
}

/**
 * Who is late: a promise that ended before this instant, because a whole office minute has passed since. So an answer that
 * comes before anybody is called late has kept the promise, see `wholeOfficeMinutesBetween`. While the office is closed it
 * stands still, and nobody becomes late.
 */
export function lateBefore(now: Instant): Instant {
  let left = minute
  for (let day = dayOf(now); ; day = daysAfter(day, -1)) {
    const open = openOn(day)
    if (!open) continue
    const ends = open.to < now ? open.to : now
    if (ends <= open.from) continue
    const available = between(open.from, ends)
    // A promise of that very instant is late too.
    if (left <= available) return later(ends, 1 - left)
    left -= available
  }
}

export interface OfficeState {
  readonly open: boolean
  /** Time of day at which it closes: `17:00`. */
  readonly until: string
  /** When it opens next, where it is closed. */
  readonly opens: Instant
}

export function officeState(now: Instant): OfficeState {
  const today = openOn(dayOf(now))
  const open = today !== undefined && today.from <= now && now < today.to
  return { open, until: company.hours.closes, opens: open ? now : officeMinutesAfter(now, 0) }
}

interface Span {
  readonly from: Instant
  readonly to: Instant
}

/** Asked for again and again, and the answer for a day never changes: some hundred days a year. */
const openDays = new Map<string, Span | undefined>()

function openOn(day: string): Span | undefined {
  if (openDays.has(day)) return openDays.get(day)
  const hours = isWorkingDay(day)
    ? { from: instantAt(day, company.hours.opens), to: instantAt(day, company.hours.closes) }
    : undefined
  openDays.set(day, hours)
  return hours
}

function overlap(a: Span, b: Span): number {
  const from = a.from > b.from ? a.from : b.from
  const to = a.to < b.to ? a.to : b.to
  return Math.max(between(from, to), 0)
}

function between(from: Instant, to: Instant): number {
  return Date.parse(to) - Date.parse(from)
}

function later(instant: Instant, milliseconds: number): Instant {
  return new Date(Date.parse(instant) + milliseconds).toISOString()
}
