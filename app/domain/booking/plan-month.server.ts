/**
 * What can be booked in a month: the rules, less what is taken. Pure: the moment, the claimed cells and the claimed
 * places are passed in.
 */
import { type BookingEvent, type BookingFormat, type BookingRule, bookingRules } from '#app/content/booking-rules.ts'
import { company } from '#app/content/company.ts'
import { daysBetween } from '#app/formats.ts'
import type { Instant } from '#db/tables.ts'
import { cellsBetween, cellsOf } from './cells.ts'
import { holidayOn, isWeekend } from './office-days.server.ts'
import type { DayState, IsoDay, IsoMonth, PlanDay, PlanMonth, Session, Slot } from './plan.ts'
import { earliestStart, lastDay } from './terms.server.ts'
import {
  dayOf,
  daysAfter,
  instantAt,
  minutesAfter,
  mondaysOf,
  monthOf,
  monthsAfter,
  timeOf,
  weekNumberOf,
} from './wall-time.server.ts'

/** What stands in the way of a booking: without that of the booking that is being moved. */
export interface Claims {
  readonly cells: ReadonlySet<Instant>
  /** Those of `cells` that are taken by ourselves. */
  readonly blocked: ReadonlySet<Instant>
  /** How many places of the event are taken on a day. */
  readonly places: ReadonlyMap<IsoDay, number>
}

export interface PlanQuery {
  readonly event: BookingEvent
  readonly format: BookingFormat
  readonly now: Instant
  readonly claims: Claims
  /** The first of two sessions, when the second is being picked. */
  readonly first?: Session | undefined
  /** A start that is not offered: to move a booking there would leave it as it is. */
  readonly same?: Instant | undefined
}

/** What follows from the query, for all days alike. */
interface Terms {
  readonly today: IsoDay
  readonly earliest: Instant
  readonly last: IsoDay
  /** The days that are planned already: of two sessions each day is looked at for those before it too. */
  readonly planned: Map<IsoDay, PlanDay>
}

export function planMonth(query: PlanQuery, month: IsoMonth): PlanMonth {
  const { event, format } = query
  const terms = termsOf(query)
  const { today, earliest, last } = terms
  const firstDay = dayOf(earliest)
  return {
    event,
    format,
    month,
    today,
    weeks: mondaysOf(month).map((monday) => ({
      number: weekNumberOf(monday),
      days: Array.from({ length: 7 }, (_, index) => offeredDay(query, daysAfter(monday, index), terms)),
    })),
    previous: month > monthOf(firstDay) ? monthsAfter(month, -1) : undefined,
    next: month < monthOf(last) ? monthsAfter(month, 1) : undefined,
    firstDay,
    lastDay: last,
  }
}

/** The days from the end of the notice to the horizon, planned as they are asked for. */
export function* planDays(query: PlanQuery): Generator<PlanDay> {
  const terms = termsOf(query)
  for (let day = dayOf(terms.earliest); day <= terms.last; day = daysAfter(day, 1)) yield offeredDay(query, day, terms)
}

/** What rules and claims leave of a day. */
export function planDay(query: PlanQuery, day: IsoDay, terms = termsOf(query)): PlanDay {
  const plan = terms.planned.get(day) ?? planNewDay(query, day, terms)
  terms.planned.set(day, plan)
  return plan
}

function planNewDay(query: PlanQuery, day: IsoDay, terms: Terms): PlanDay {
  const { today } = terms
  const holiday = holidayOn(day)
  const closed: DayState | undefined =
    day < today ? 'past' : isWeekend(day) ? 'weekend' : holiday === undefined ? undefined : 'holiday'
  const slots = closed === undefined ? slotsOf(query, day, terms) : []
  const free = slots.filter((slot) => slot.free).length
  const state = closed ?? stateOf(query, { day, slots, free }, terms)
  const offered = state === 'open' || state === 'full'
  return {
    day,
    state,
    isToday: day === today,
    ...(state === 'holiday' && holiday ? { holiday } : {}),
    // A day outside the window of a second session offers nothing, however free it is.
    slots: offered ? slots : taken(slots),
    free: offered ? free : 0,
  }
}

/** As it is offered: a first of two sessions only where a second one can follow it. */
function offeredDay(query: PlanQuery, day: IsoDay, terms: Terms): PlanDay {
  const { format, first } = query
  const plan = planDay(query, day, terms)
  if (format === 'one' || first || plan.state !== 'open' || isFollowed(query, day, terms)) return plan
  return { ...plan, state: 'unfollowed', slots: taken(plan.slots), free: 0 }
}

/** Whether anything is free in the window of a second session: whatever is for a first one is for a second one too. */
function isFollowed(query: PlanQuery, day: IsoDay, terms: Terms): boolean {
  const { windowDays } = bookingRules[query.event]
  const days = Array.from({ length: windowDays }, (_, index) => daysAfter(day, index + 1))
  return days.some((later) => planDay(query, later, terms).free > 0)
}

function taken(slots: readonly Slot[]): Slot[] {
  return slots.map((slot) => ({ ...slot, free: false }))
}

/** The sessions that start at these instants, in order of time, when the rules offer and the claims leave them. */
export function offeredSessions(query: PlanQuery, starts: readonly Instant[]): Session[] | undefined {
  const { event, format } = query
  if (starts.length !== (format === 'two' ? 2 : 1) || bookingRules[event].starts[format] === undefined) return undefined
  const inOrder = [...starts].sort()
  const sessions = inOrder.flatMap((start, index) => {
    const first = index === 0 ? undefined : freeSession({ ...query, first: undefined }, inOrder[0])
    if (index > 0 && !first) return []
    return freeSession({ ...query, first }, start) ?? []
  })
  return sessions.length === starts.length ? sessions : undefined
}

/** The one that starts then, when the rules offer and the claims leave it: a first of two also where none follows. */
export function freeSession(query: PlanQuery, start: Instant | undefined): Session | undefined {
  if (start === undefined || Number.isNaN(Date.parse(start))) return undefined
  const slot = planDay(query, dayOf(start)).slots.find((one) => one.start === start)
  return slot?.free ? { start: slot.start, end: slot.end } : undefined
}

function termsOf({ event, now }: PlanQuery): Terms {
  return { today: dayOf(now), earliest: earliestStart(event, now), last: lastDay(event, now), planned: new Map() }
}

function slotsOf(query: PlanQuery, day: IsoDay, { earliest }: Terms): Slot[] {
  const { event, format, claims, same } = query
  const rule = bookingRules[event]
  const minutes = rule.sessionMinutes[format]
  if (minutes === undefined) return []
  const full = (claims.places.get(day) ?? 0) >= rule.perDay
  return (rule.starts[format] ?? []).map((startsAt) => {
    const start = instantAt(day, startsAt)
    const end = minutesAfter(start, minutes)
    const free = !full && start >= earliest && start !== same && !touches(claims.cells, { start, end }, rule)
    return { start, end, startsAt, endsAt: timeOf(end), free }
  })
}

function touches(cells: ReadonlySet<Instant>, session: Session, rule: BookingRule): boolean {
  return cellsOf([session], rule).some((cell) => cells.has(cell))
}

interface Day {
  day: IsoDay
  slots: readonly Slot[]
  free: number
}

function stateOf(query: PlanQuery, { day, slots, free }: Day, { earliest, last }: Terms): DayState {
  const { event, claims, first } = query
  const rule = bookingRules[event]
  if (officeCells(day).every((cell) => claims.blocked.has(cell))) return 'blocked'
  if (slots.every(({ start }) => start < earliest)) return 'too_soon'
  if (day > last) return 'too_far'
  if (first) {
    const after = daysBetween(dayOf(first.start), day)
    if (after <= 0) return 'before_first'
    if (after > rule.windowDays) return 'out_of_window'
  }
  return free > 0 ? 'open' : 'full'
}

function officeCells(day: IsoDay): Instant[] {
  const { opens, closes } = company.hours
  return cellsBetween(Date.parse(instantAt(day, opens)), Date.parse(instantAt(day, closes)))
}
