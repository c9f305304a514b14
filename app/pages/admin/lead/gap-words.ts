/** How long it took from one entry to the next, and whose turn it was. */
import type { Gap } from '#app/domain/lead/lead-road.server.ts'
import { deskTime, hoursAndMinutes } from '../parts/desk-time.ts'

/** `now`: as the page was read. */
export function gapWords({ minutes, turn, more, passed, total }: Gap, now: string): string {
  const hours = hoursAndMinutes(minutes)
  if (turn === 'nobody') return `${hours} office hours, nobody’s turn`
  if (turn === 'unknown') return `${hours} office hours`
  const until = total === undefined ? '' : ` until now${total === minutes ? '' : `, ${hoursAndMinutes(total)} in all`}`
  if (turn === 'late') return `${hours} ${more ? 'more' : 'late'}${until}`
  const waited = more ? `${hours} more` : `${hours} office hours waiting for us`
  return passed ? `${waited}; here, ${deskTime(passed, { now })}, the promise was passed` : `${waited}${until}`
}
