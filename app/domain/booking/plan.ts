/**
 * The plan of a month as a page draws it. Days are ISO dates and times of day ISO times, both in Amsterdam; instants are
 * ISO 8601 in UTC. Types only: the computation is in plan-month.server.ts.
 */
import type { BookingEvent, BookingFormat } from '#app/content/booking-rules.ts'
import type { HolidayName } from '#app/content/public-holidays.ts'
import type { Instant } from '#db/tables.ts'

export type { Instant }

/** `2026-12-03`. */
export type IsoDay = string

/** `2026-12`. */
export type IsoMonth = string

/** `09:30`, in Amsterdam. */
export type TimeOfDay = string

/** A time that is bound to two instants: `start` included, `end` not. */
export interface Session {
  readonly start: Instant
  readonly end: Instant
}

/** A start that the rules offer on a day. `free` is false when it is taken, blocked, or too soon. */
export interface Slot extends Session {
  readonly startsAt: TimeOfDay
  readonly endsAt: TimeOfDay
  readonly free: boolean
}

/**
 * Why a day can or cannot be picked. Later reasons give way to earlier ones, in this order: `past`; `weekend`, `holiday`
 * and `blocked` (we are not there at all); `too_soon` (less than the notice), `too_far` (beyond the horizon);
 * `before_first` and `out_of_window` (for a second session only); `full` (nothing is left); `unfollowed` (for a first of
 * two sessions: no second one can follow it); `open`.
 */
export type DayState =
  | 'past'
  | 'weekend'
  | 'holiday'
  | 'blocked'
  | 'too_soon'
  | 'too_far'
  | 'before_first'
  | 'out_of_window'
  | 'full'
  | 'unfollowed'
  | 'open'

export interface PlanDay {
  readonly day: IsoDay
  readonly state: DayState
  readonly isToday: boolean
  /** Only for the state `holiday`. */
  readonly holiday?: HolidayName
  /** Every start of the rules in order of time, on working days that are not past; else empty. */
  readonly slots: readonly Slot[]
  /** How many of them are free. */
  readonly free: number
}

export interface PlanWeek {
  /** ISO 8601 week number. */
  readonly number: number
  /** Monday to Sunday; days of the neighbouring months included. */
  readonly days: readonly PlanDay[]
}

export interface PlanMonth {
  readonly event: BookingEvent
  readonly format: BookingFormat
  readonly month: IsoMonth
  readonly today: IsoDay
  readonly weeks: readonly PlanWeek[]
  /** Undefined where nothing can be booked in it any more, or not yet. */
  readonly previous: IsoMonth | undefined
  readonly next: IsoMonth | undefined
  /** The first and the last day that can be booked under the rules, whether anything is free on them or not. */
  readonly firstDay: IsoDay
  readonly lastDay: IsoDay
}
