/** Now and then on one axis of days. Pure: places are percentages of the axis, which is as long as the longer state. */
import type { Process } from '#app/content/processes/process.ts'
import { daysAsNumber } from '#app/formats.ts'
import { textWidth } from '#app/ui/value-stream-map/geometry/text.ts'
import { dayLength, totals } from '#app/ui/value-stream-map/geometry/totals.ts'

export interface ScaleStep {
  name: string
  waitDays: number
  /** Where the wait starts, how long it is, and how long the work that follows is: per cent of the axis. */
  start: number
  wait: number
  work: number
  /**
   * Least width of the axis, in px, at which words fit above the wait without touching others: the bare number in small
   * type, the days in full, the name.
   */
  fits: { number: number; days: number; name: number }
}

export interface Scale {
  /** Length of the axis in days: that of the longer state, so that a future state that is slower would show too. */
  axis: number
  current: ScaleStep[]
  future: ScaleStep[]
  /** End of the future state, per cent. */
  futureEnd: number
  /** Days that carry a tick, from 0. */
  ticks: number[]
}

export function scaleOf(process: Process): Scale {
  const { current, future } = totals(process)
  const axis = Math.max(current.leadDays, future.leadDays) || 1
  const after = process.steps.flatMap((step) => step.becomes ?? [])
  const perDay = dayLength(process)
  return {
    axis,
    current: along(process.steps, axis, perDay),
    future: along(after, axis, perDay),
    futureEnd: percent(future.leadDays, axis),
    ticks: ticksUpTo(axis),
  }
}

export function percent(days: number, axis: number): number {
  return Math.round((days / axis) * 1e4) / 100
}

function along(
  steps: { name: string; waitDays: number; minutes: number }[],
  axis: number,
  minutesPerDay: number,
): ScaleStep[] {
  let day = 0
  return steps.map(({ name, waitDays, minutes }) => {
    const start = day
    day += waitDays + minutes / minutesPerDay
    const share = waitDays / axis
    const days = daysAsNumber(waitDays, 'en') // as wide as in Dutch
    return {
      name,
      waitDays,
      start: percent(start, axis),
      wait: percent(waitDays, axis),
      work: percent(minutes / minutesPerDay, axis),
      fits: {
        number: (textWidth(days, 16) + 2) / share,
        days: (textWidth(`${days} d`, 19) + 6) / share,
        name: (textWidth(name, 15) + 8) / share,
      },
    }
  })
}

/** As many as reads well: at most fourteen, fewer where their numbers are long. */
function ticksUpTo(axis: number): number[] {
  const step = tickSteps.find((days) => (days >= 1 || axis < 2) && axis / days < (days < 20 ? 14 : 8)) ?? 1000
  return Array.from({ length: Math.floor(axis / step) + 1 }, (_, index) => Math.round(index * step * 10) / 10)
}

const tickSteps = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500]
