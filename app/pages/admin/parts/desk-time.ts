/** Times as the desk writes them: English, in Amsterdam time, the same on the server and in the browser. */
import { clock, shortDate, weekday } from '#app/formats.ts'

/** When the year is written: always, or where it is another one than at `now`, the moment that the server read. */
type WithYear = { readonly year?: boolean } | { readonly now: string }

/** Tue 17 Nov 11:05. With its year Tue 17 Nov 2026, 11:05. */
export function deskTime(instant: string | Date, withYear: WithYear = {}): string {
  const date = new Date(instant)
  return `${deskDay(date, withYear)}${writesYear(date, withYear) ? ',' : ''} ${clock(date, 'en')}`
}

/** Tue 17 Nov, of an instant or an ISO date. With its year Tue 17 Nov 2026. */
export function deskDay(day: Date | string, withYear: WithYear = {}): string {
  const date = shortDate(day, 'en')
  return `${weekday(day, 'en', { short: true })} ${writesYear(day, withYear) ? date : date.slice(0, -5)}`
}

function writesYear(day: Date | string, withYear: WithYear): boolean {
  if (!('now' in withYear)) return withYear.year ?? false
  return shortDate(day, 'en').slice(-4) !== shortDate(new Date(withYear.now), 'en').slice(-4)
}

/** Minutes as hours: 445 is 7:25. */
export function hoursAndMinutes(minutes: number): string {
  const whole = Math.round(minutes)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
