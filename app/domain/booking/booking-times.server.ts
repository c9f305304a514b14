/** When a booking is, in the words of mails: in Amsterdam, and on the visitor's own clock where that shows something else. */
import { fill } from '#app/content/fill.ts'
import { content } from '#app/content/index.server.ts'
import { clock, longDate } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { sessionWords } from '#app/session-words.ts'
import { isElsewhere } from '#app/zone-time.ts'
import type { Instant } from '#db/tables.ts'
import type { BookingReader } from './booking.ts'
import type { Session } from './plan.ts'

/** `Thursday 3 December 2026, 10:30 to 11:00`, then a line for the visitor's clock. */
export function sessionLines(session: Session, { locale, zone }: BookingReader): string[] {
  const { time } = content('bookingMails', locale)
  const { date, starts, ends, elsewhere } = sessionWords(session, locale, zone, content('booking', locale).slip.places)
  const range = fill(elsewhere ? time.rangeAbroad : time.range, { date, from: starts, to: ends })
  if (!elsewhere) return [range]
  const { place, starts: from, ends: to } = elsewhere
  return [range, fill(time.there, { from, to, place })]
}

/** For a headline: `Thursday 3 December, 10:30.`, or `10:30 in Amsterdam` for who has another clock. */
export function headlineOf(session: Session, reader: BookingReader): string {
  const { time } = content('bookingMails', reader.locale)
  const { day } = sessionWords(session, reader.locale)
  const words = fill(time.when, { date: day, time: timeWords(session.start, reader) })
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}

/** For a subject: `3 December, 10:30`, both of two sessions. */
export function whenWords(sessions: readonly Session[], reader: BookingReader): string {
  const { time } = content('bookingMails', reader.locale)
  const words = sessions.map(({ start }) =>
    fill(time.when, { date: shortDay(start, reader.locale), time: timeWords(start, reader) }),
  )
  return both(words, reader.locale)
}

/** `3 December and 8 December`. */
export function dateWords(sessions: readonly Session[], locale: Locale): string {
  const days = sessions.map(({ start }) => shortDay(start, locale))
  return both(days, locale)
}

/** `10:30`, or `10:30 in Amsterdam` for who has another clock. */
export function timeWords(moment: Instant, { locale, zone }: BookingReader): string {
  const { time } = content('bookingMails', locale)
  const at = new Date(moment)
  return fill(isElsewhere(at, zone) ? time.abroad : time.here, { time: clock(at, locale) })
}

/** `Thursday 3 December, 8:30`. */
export function deadlineWords(until: Instant, reader: BookingReader): string {
  const { time } = content('bookingMails', reader.locale)
  const { day } = sessionWords({ start: until, end: until }, reader.locale)
  return fill(time.when, { date: day, time: timeWords(until, reader) })
}

/** A day that is near: its year goes without saying. */
function shortDay(moment: Instant, locale: Locale): string {
  return longDate(new Date(moment), locale).replace(/ \d{4}$/, '')
}

function both(words: readonly string[], locale: Locale): string {
  const [first = '', second] = words
  return second === undefined ? first : fill(content('bookingMails', locale).time.and, { first, second })
}
