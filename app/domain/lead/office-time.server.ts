/**
 * Time as the office lives it: only the hours in which it is open count. The promise to answer is counted so, as
 * `offer.replyOfficeHours`.
 */
import { company } from '#app/content/company.ts'
import { isWorkingDay } from '#app/domain/booking/office-days.server.ts'
import { dayOf, daysAfter, instantAt, minutesAfter } from '#app/domain/booking/wall-time.server.ts'
import type { Instant } from '#db/tables.ts'

/** Whole and part minutes in which the office was open between two instants; 0 when `to` is not after `from`. */
export function officeMinutesBetween(from: Instant, to: Instant): number {
  const last = dayOf(to)
  let minutes = 0
  for (let day = dayOf(from); day <= last; day = daysAfter(day, 1)) {
    const open = openOn(day)
    if (open) minutes += overlap(open, { from, to })
  }
  return minutes
}

/** The whole ones of them that have passed: what is shown and kept, so that all say the same of one answer. */
export function wholeOfficeMinutesBetween(from: Instant, to: Instant): number {
  return Math.floor(officeMinutesBetween(from, to))
}

/** The instant at which so many minutes of office hours have passed since `from`; for 0 the next one in office hours. */
export function officeMinutesAfter(from: Instant, minutes: number): Instant {
  let left = minutes
  for (let day = dayOf(from); ; day = daysAfter(day, 1)) {
    const open = openOn(day)
    if (!open) continue
    const starts = open.from > from ? open.from : from
    if (starts >= open.to) continue
    const available = minutesBetween(starts, open.to)
    if (left <= available) return minutesAfter(starts, left)
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
  return Math.max(minutesBetween(from, to), 0)
}

function minutesBetween(from: Instant, to: Instant): number {
  return (Date.parse(to) - Date.parse(from)) / 60_000
}
