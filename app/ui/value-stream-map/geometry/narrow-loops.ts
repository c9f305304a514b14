/** How much room the words along a loop take beside the narrow list. Pure: the server knows no list, so it reckons. */
import type { Process } from '#app/content/processes/process.ts'
import { wrap } from './text.ts'

/** Lines that the longest words take, along lists whose rows are no higher than they must be. */
export function linesAlongLoops({ steps, loops, redlines }: Pick<Process, 'steps' | 'loops' | 'redlines'>): number {
  const lines = loops.map(({ from, to, label }) => {
    const [first, last] = [Math.min(from, to), Math.max(from, to)]
    const passed = steps.slice(first + 1, last + 1).map(({ waitDays }) => (waitDays > 0 ? row.wait : row.gap) + row.box)
    const remarks = redlines.filter(({ at }) => at >= first && at < last)
    const length = passed.reduce((sum, height) => sum + height, row.box) + remarks.length * row.redline - ends
    return wrap(label, length, 16).length
  })
  return Math.max(1, ...lines)
}

/** Least heights in px, as in narrow-list.module.css. */
const row = { box: 55, wait: 38, gap: 8, redline: 40 }

/** From the edges of the first box and the last to the words: the margins of the loop, and its padding. */
const ends = 2 * 24 + 17
