/** What the desk calls things of a booking, in English. Pure. */
import type { BookingEvent } from '#app/content/booking-rules.ts'
import type { BookedSession } from '#app/domain/booking/desk-calendar.server.ts'
import type { IsoDay, IsoMonth, Session } from '#app/domain/booking/plan.ts'
import { clock, dayAndMonth, longDate, monthAndYear } from '#app/formats.ts'
import { deskDay } from '../parts/desk-time.ts'
import { wayNames } from '../parts/way-names.ts'

export const eventNames = {
  'intro-call-30-minutes': 'Introduction call',
  'automation-strategy-workshop': 'Workshop',
} as const satisfies Record<BookingEvent, string>

/** Before the moment that `BookingMail` gives with it. */
export const mailStates = { sent: 'sent', waiting: 'goes', dead: 'not delivered, promised' } as const

/** `9:00–13:00`. */
export function spanWords({ start, end }: Session): string {
  return `${clock(new Date(start), 'en')}–${clock(new Date(end), 'en')}`
}

/** `Tue 24 Nov 9:00–13:00`. */
export function sessionName(session: Session): string {
  return `${deskDay(new Date(session.start))} ${spanWords(session)}`
}

/** `Introduction call, by phone`; `Workshop, part 1 of 2, at Kade 1, Naarden`. */
export function whatWords({ event, part, way, address }: BookedSession): string {
  const where = way === 'theirs' && address ? `at ${address}` : wayNames[way]
  return [eventNames[event], part === undefined ? undefined : `part ${part} of 2`, where].filter(Boolean).join(', ')
}

/** `23 to 27 November`; with its years where the days are of two years, or not of `year`. */
export function daysWords(first: IsoDay, last: IsoDay, year: string): string {
  const year1 = first.slice(0, 4)
  const year2 = last.slice(0, 4)
  if (year1 !== year2) return `${longDate(first, 'en')} to ${longDate(last, 'en')}`
  const end = year2 === year ? withoutYear(last) : longDate(last, 'en')
  return first.slice(0, 7) === last.slice(0, 7)
    ? `${Number(first.slice(8))} to ${end}`
    : `${withoutYear(first)} to ${end}`
}

export function monthWords(month: IsoMonth): string {
  return monthAndYear(month, 'en')
}

/** `Tuesday 24 November`. */
export function dayWords(day: IsoDay): string {
  return dayAndMonth(day, 'en')
}

function withoutYear(day: IsoDay): string {
  return longDate(day, 'en').replace(/ \d{4}$/, '')
}
