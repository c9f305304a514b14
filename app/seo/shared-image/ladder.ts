/** The lead-time ladder across a shared image: high and orange where work waits, low where someone works. */
import type { Process } from '#app/content/processes/process.ts'

/** One stretch of the ladder, in px of the picture. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

export interface Ladder {
  readonly waits: readonly (Stretch & { days: number })[]
  readonly works: readonly (Stretch & { minutes: number })[]
  /** Where the last work ends; from there the line is flow. */
  readonly end: number
}

type Steps = readonly Pick<Process['steps'][number], 'waitDays' | 'minutes'>[]

/** Room that a stretch of work takes: enough for its figure. */
const workWidth = 64

/** Waits share what room the work leaves, each by its days; none is so short that it disappears. */
export function ladderOf(steps: Steps, width: number): Ladder {
  const days = steps.reduce((sum, { waitDays }) => sum + waitDays, 0) || 1
  const least = 24
  const room = width - steps.length * (workWidth + least)
  const waits: Ladder['waits'][number][] = []
  const works: Ladder['works'][number][] = []
  let x = 0
  for (const { waitDays, minutes } of steps) {
    const to = x + least + (room * waitDays) / days
    waits.push({ from: x, to, days: waitDays })
    works.push({ from: to, to: to + workWidth, minutes })
    x = to + workWidth
  }
  return { waits, works, end: x }
}
