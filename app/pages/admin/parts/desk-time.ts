/** Times as the desk writes them: English, in Amsterdam time, the same on the server and in the browser. */
import { clock, shortDate, weekday } from '#app/formats.ts'

/** Tue 17 Nov 11:05. With `year: true` Tue 17 Nov 2026, 11:05. */
export function deskTime(instant: string | Date, options: { year?: boolean } = {}): string {
  const date = new Date(instant)
  return `${deskDay(date, options)}${options.year ? ',' : ''} ${clock(date, 'en')}`
}

/** Tue 17 Nov, of an instant or an ISO date. */
export function deskDay(day: Date | string, { year = false }: { year?: boolean } = {}): string {
  const date = shortDate(day, 'en')
  return `${weekday(day, 'en', { short: true })} ${year ? date : date.slice(0, -5)}`
}

/** Minutes as hours: 445 is 7:25. */
export function hoursAndMinutes(minutes: number): string {
  const whole = Math.round(minutes)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
