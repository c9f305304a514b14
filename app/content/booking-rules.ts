/**
 * When we can be booked: the rules, once. Times of day are in `company.hours.zone`, office hours and days stand in
 * `company.hours`, lengths in the offer. What these rules offer is computed in domain/booking/; what is taken, or blocked
 * by ourselves, stands in the database.
 */
import { minutesOfDay } from '#app/formats.ts'
import { company } from './company.ts'
import { offer } from './offer.ts'

/** The last part of the address of a booking page, and the name of the event at Cal.com. */
export const bookingEvents = ['intro-call-30-minutes', 'automation-strategy-workshop'] as const

export type BookingEvent = (typeof bookingEvents)[number]

/** How an event is split: `one` session, or `two` on different days. */
export type BookingFormat = 'one' | 'two'

/** How long ahead: hours of the clock, or whole working days between today and the day itself. */
export type Notice = { readonly hours: number } | { readonly workingDays: number }

export interface BookingRule {
  /** A session starts on these times of day: ISO `hh:mm`. */
  readonly starts: Readonly<Partial<Record<BookingFormat, readonly string[]>>>
  readonly sessionMinutes: Readonly<Partial<Record<BookingFormat, number>>>
  /** How far ahead a booking has to be made. */
  readonly notice: Notice
  /** A visitor may move or cancel it until so many hours before it starts. */
  readonly changeHours: number
  /** The last day that can be booked is this many days after today. */
  readonly horizonDays: number
  /** Kept free around a session, for the way there and back; minutes, a multiple of `cellMinutes`. */
  readonly bufferMinutes: { readonly before: number; readonly after: number }
  /** Sessions of this event on one day. */
  readonly perDay: number
  /** The second of two sessions is at most this many days after the first, and never on its day. */
  readonly windowDays: number
}

/** The calendar is claimed in cells of this length; every start and length is a multiple of it. */
export const cellMinutes = 30

export const bookingZone = company.hours.zone

const { hours, sessionHours, changeHours } = offer.workshop

export const bookingRules: Readonly<Record<BookingEvent, BookingRule>> = {
  'intro-call-30-minutes': {
    starts: { one: timesBetween(company.hours.opens, company.hours.closes, offer.introCall.minutes) },
    sessionMinutes: { one: offer.introCall.minutes },
    notice: { hours: 4 },
    changeHours: 2,
    horizonDays: 60,
    bufferMinutes: { before: 0, after: 0 },
    perDay: 6,
    windowDays: 0,
  },
  'automation-strategy-workshop': {
    starts: {
      one: timesBetween(company.hours.opens, company.hours.closes, hours * 60),
      two: timesBetween(company.hours.opens, company.hours.closes, sessionHours * 60),
    },
    sessionMinutes: { one: hours * 60, two: sessionHours * 60 },
    notice: { workingDays: 5 },
    changeHours,
    horizonDays: 120,
    bufferMinutes: { before: 30, after: 30 },
    perDay: 1,
    windowDays: 14,
  },
}

/** Every `minutes` from opening on, as long as a session of that length ends before closing. */
function timesBetween(opens: string, closes: string, minutes: number): string[] {
  const count = Math.floor((minutesOfDay(closes) - minutesOfDay(opens)) / minutes)
  return Array.from({ length: count }, (_, index) => {
    const at = minutesOfDay(opens) + index * minutes
    return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
  })
}
