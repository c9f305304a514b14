/** Times of bookings and blocked periods as staff read them: in English, in Amsterdam. Pure. */
import { clock, isoDay, shortDate, weekday } from '#app/formats.ts'
import type { Instant, Session } from './plan.ts'

/** `Tue 24 Nov 15:00`. */
function momentWords(at: Instant): string {
  const date = new Date(at)
  return `${weekday(date, 'en', { short: true })} ${shortDate(date, 'en').slice(0, -5)} ${clock(date, 'en')}`
}

/** `Tue 24 Nov 15:00 and Thu 26 Nov 9:00`. */
export function startsWords(sessions: readonly Session[]): string {
  return sessions.map(({ start }) => momentWords(start)).join(' and ')
}

/** `Tue 24 Nov 15:00 to 17:00`, `Tue 24 Nov to Fri 27 Nov` for whole days, `Tue 24 Nov 15:00 to Fri 27 Nov 12:00`. */
export function periodWords({ start, end }: Session): string {
  const [from, to] = [new Date(start), new Date(end)]
  if (clock(from, 'en') === '0:00' && clock(to, 'en') === '0:00') {
    const last = new Date(to.getTime() - 1)
    const first = dayPart(start)
    return isoDay(from) === isoDay(last) ? `${first}, whole day` : `${first} to ${dayPart(last.toISOString())}`
  }
  return `${momentWords(start)} to ${isoDay(from) === isoDay(to) ? clock(to, 'en') : momentWords(end)}`
}

/** For the audit log, after the booking's number. */
export function changeWords(what: 'moved' | 'cancelled', was: readonly Session[], is: readonly Session[]): string {
  if (what === 'cancelled') return `cancelled, was ${startsWords(was)}`
  return `moved from ${startsWords(was)} to ${startsWords(is)}`
}

function dayPart(at: Instant): string {
  return momentWords(at).replace(/ \d+:\d\d$/, '')
}
