/** What a week adds up to, in the minutes of its office hours. Pure. */
import type { DeskDay, Stretch } from '#app/domain/booking/desk-calendar.server.ts'

export interface WeekTotals {
  readonly calls: number
  readonly workshops: number
  /** Sessions of workshops. */
  readonly parts: number
  readonly open: number
  readonly booked: number
  /** Without what was booked in it before. */
  readonly blocked: number
  readonly free: number
}

/** `dayMinutes`: how long the office is open on a working day. */
export function weekTotals(days: readonly DeskDay[], dayMinutes: number): WeekTotals {
  const working = days.filter(({ weekend, holiday }) => !weekend && holiday === undefined)
  const sessions = days.flatMap(({ booked }) => booked)
  const workshops = sessions.filter(({ event }) => event === 'automation-strategy-workshop')
  const open = working.length * dayMinutes
  const booked = sum(working.map((day) => covered(day.booked)))
  const taken = sum(working.map((day) => covered([...day.booked, ...day.blocked])))
  return {
    calls: sessions.length - workshops.length,
    workshops: new Set(workshops.map(({ number }) => number)).size,
    parts: workshops.length,
    open,
    booked,
    blocked: taken - booked,
    free: open - taken,
  }
}

/** Minutes that any of them covers, each counted once. */
function covered(stretches: readonly Stretch[]): number {
  let until = 0
  let minutes = 0
  for (const { from, to } of stretches.toSorted((a, b) => a.from - b.from)) {
    minutes += Math.max(to - Math.max(from, until), 0)
    until = Math.max(until, to)
  }
  return minutes
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
