/** A booking as pages, mails and calendars read it. */
import type { BookingEvent, BookingFormat } from '#app/content/booking-rules.ts'
import type { Locale } from '#app/locales.ts'
import type { Instant } from '#db/tables.ts'
import type { Session } from './plan.ts'

/** How and where: a call by video or phone, a workshop at the client's or at ours. */
export const bookingWays = {
  'intro-call-30-minutes': ['video', 'phone'],
  'automation-strategy-workshop': ['theirs', 'ours'],
} as const satisfies Record<BookingEvent, readonly string[]>

export type BookingWay = (typeof bookingWays)[BookingEvent][number]

/** What the visitor told us, checked and tidied. */
export interface BookingInput {
  readonly name: string
  readonly email: string
  /** Required for a workshop. */
  readonly company: string | undefined
  /** Required for a workshop, and for a call by phone. */
  readonly phone: string | undefined
  readonly way: BookingWay
  /** Where we come to: required for `theirs`. */
  readonly address: string | undefined
  /** What waits, or which process: required for a workshop. */
  readonly message: string | undefined
}

export type BookingChange = 'booked' | 'moved' | 'cancelled'

/** Shown as A, B, C…; its number is the SEQUENCE of the calendar file: 0, 1, 2… */
export interface BookingRevision {
  readonly revision: number
  readonly change: BookingChange
  readonly by: 'visitor' | 'staff'
  /** In order of time; of a cancellation those that were given up. */
  readonly sessions: readonly Session[]
  readonly at: Instant
}

export interface Booking extends BookingInput {
  /** What the visitor is told: "no. 12". */
  readonly number: number
  readonly event: BookingEvent
  readonly format: BookingFormat
  readonly locale: Locale
  /** The visitor's IANA time zone, where it is not Amsterdam. */
  readonly zone: string | undefined
  readonly status: 'booked' | 'cancelled'
  /** One or two, in order of time. */
  readonly sessions: readonly Session[]
  /** Oldest first; the last one holds. */
  readonly revisions: readonly BookingRevision[]
  /** The host it was booked under, where that is known: see `uidHostOf`. */
  readonly uidHost: string | undefined
  /** Until then the visitor may move or cancel it. */
  readonly changeUntil: Instant
  readonly createdAt: Instant
}

/** Whose eyes it is for: the language, and the clock that the visitor lives by. */
export type BookingReader = Pick<Booking, 'locale' | 'zone'>

/**
 * Whether a change after `changeUntil` costs what the terms say: a workshop does, but not where we put it on so short a
 * notice ourselves.
 */
export function chargesLateChange({
  event,
  revisions,
  changeUntil,
}: Pick<Booking, 'event' | 'revisions' | 'changeUntil'>): boolean {
  const last = revisions.at(-1)
  const ours = last?.by === 'staff' && last.at > changeUntil
  return event === 'automation-strategy-workshop' && !ours
}

/** Of what stands: 0 as it was booked. */
export function lastRevision({ revisions }: Booking): number {
  return revisions.at(-1)?.revision ?? 0
}
