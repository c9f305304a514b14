/** What a process adds up to: per case, work in minutes, time in working days. */
import type { Process } from '#app/content/processes/process.ts'

export interface StateTotals {
  waitDays: number
  workMinutes: number
  /** Waiting and work together, in days; not rounded. */
  leadDays: number
}

export interface Totals {
  current: StateTotals
  future: StateTotals
  /**
   * Days of lead time that the future state saves: the two totals apart, each to the tenth that a page shows, so that a
   * reader's own subtraction agrees. Negative when it is slower.
   */
  savedDays: number
}

export function totals(process: Process): Totals {
  const current = add(process.steps, process)
  const future = add(
    process.steps.flatMap((step) => step.becomes ?? []),
    process,
  )
  return { current, future, savedDays: asShown(current.leadDays) - asShown(future.leadDays) }
}

/** Length of a working day. */
export function dayLength({ minutesPerDay = 8 * 60 }: Process): number {
  return minutesPerDay
}

/** Rounded as pages write it: `toFixed` parts with `Intl` on halves. */
function asShown(days: number): number {
  return Number(tenths.format(days))
}

const tenths = new Intl.NumberFormat('en', { maximumFractionDigits: 1, useGrouping: false })

function add(steps: { waitDays: number; minutes: number }[], process: Process): StateTotals {
  const waitDays = steps.reduce((sum, step) => sum + step.waitDays, 0)
  const workMinutes = steps.reduce((sum, step) => sum + step.minutes, 0)
  return { waitDays, workMinutes, leadDays: waitDays + workMinutes / dayLength(process) }
}
