/** The days that nobody waits any more, as a dimension line beside the ladder of the future state or below it. */
import type { Process } from '#app/content/processes/process.ts'
import { writeSavedDays } from '../map-numbers.ts'
import { type } from './sizes.ts'
import { textWidth } from './text.ts'
import { totals } from './totals.ts'

export interface Dimension {
  /** Number and words on the line; number on the line, words above; or all on a line of its own. */
  kind: 'beside' | 'split' | 'below'
  from: number
  to: number
  y: number
  /** Room in the middle of the line for what stands on it. */
  labelWidth: number
}

interface Place {
  /** Right edge of the last box, and of the drawing's steps. */
  end: number
  edge: number
  /** Lower level of the ladder, in the last row. */
  low: number
  oneRow: boolean
}

const arrows = 44

/** None when the future state saves less than what one decimal can show. */
export function dimensionLine(
  process: Process,
  words: { days: string; shorter: string },
  { end, edge, low, oneRow }: Place,
): Dimension | null {
  const { savedDays } = totals(process)
  if (savedDays < 0.05) return null
  const number = writeSavedDays(savedDays, words.days, 'en') // as wide as in Dutch
  const full = Math.ceil(textWidth(`${number} ${words.shorter}`, type.dimension)) + 24
  const short = Math.ceil(textWidth(number, type.dimension)) + 24
  const aside = Math.ceil(textWidth(words.shorter, 15.5)) + 8
  const from = end + 16
  const room = oneRow ? edge - from : 0
  if (room > full + arrows) return { kind: 'beside', from, to: edge, y: low, labelWidth: full }
  if (room > Math.max(short + arrows, aside)) return { kind: 'split', from, to: edge, y: low, labelWidth: short }
  return { kind: 'below', from: 2, to: edge - 2, y: low + 48, labelWidth: full }
}
