/** What a process adds up to: per case, work in minutes, time in working days. */
import type { Process } from '#app/content/processes/process.ts'
import { leadDays, savedLeadDays } from '#app/domain/roi/lead-days.ts'

export interface StateTotals {
  waitDays: number
  workMinutes: number
  /** Waiting and work together, in days; not rounded to what is shown. */
  leadDays: number
}

export interface Totals {
  current: StateTotals
  future: StateTotals
  /** Days of lead time that the future state saves, as the page writes them. Negative when it is slower. */
  savedDays: number
}

export function totals(process: Process): Totals {
  const current = add(process.steps, process)
  const future = add(
    process.steps.flatMap((step) => step.becomes ?? []),
    process,
  )
  return { current, future, savedDays: savedLeadDays(current.leadDays, future.leadDays) }
}

/** Length of a working day. */
export function dayLength({ minutesPerDay = 8 * 60 }: Process): number {
  return minutesPerDay
}

function add(steps: { waitDays: number; minutes: number }[], process: Process): StateTotals {
  const waitDays = steps.reduce((sum, step) => sum + step.waitDays, 0)
  const workMinutes = steps.reduce((sum, step) => sum + step.minutes, 0)
  return { waitDays, workMinutes, leadDays: leadDays(waitDays, workMinutes, dayLength(process)) }
}
