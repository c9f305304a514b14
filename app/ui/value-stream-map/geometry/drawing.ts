/** One drawing of a process at one width: pure numbers, which the components in ../drawing turn into SVG. */
import type { Process } from '#app/content/processes/process.ts'
import type { KeySign, MapWords } from '../map-words.ts'
import { type CurrentState, layoutCurrent } from './current.ts'
import { type Frame, frameFor } from './frame.ts'
import { type FutureState, layoutFuture } from './future.ts'
import { sideColumn, strip, type } from './sizes.ts'
import { textWidth } from './text.ts'

export type OneState = 'current' | 'future'
export type DrawnState = OneState | 'both'

export interface Drawing {
  process: Process
  width: number
  height: number
  frame: Frame
  current: CurrentState | null
  future: FutureState | null
  summary: Summary
}

/** Key and totals: a column at the right, or a strip below. */
export interface Summary {
  side: boolean
  x: number
  /** Top of the totals. */
  y: number
  /** Width of one total. */
  cell: number
  key: { x: number; y: number; sign: KeySign }[]
}

/** Both states fit into one drawing, in which one becomes the other. */
export function fitsOneRow(process: Process, width: number): boolean {
  return frameFor(process.steps.length, width).rowCount === 1
}

/** @param state `both` only for a process that fits one row at this width */
export function layoutDrawing(process: Process, words: MapWords, width: number, state: DrawnState): Drawing {
  const frame = frameFor(process.steps.length, width)
  const current = state === 'future' ? null : layoutCurrent(process, frame)
  const beside = state === 'both' && frame.rowCount === 1 ? (current?.rows[0] ?? null) : null
  const future = state === 'current' ? null : layoutFuture(process, frame, words, beside)
  const bottom = Math.ceil(Math.max(current?.bottom ?? 0, future?.bottom ?? 0))
  const signs = signsOf(process, state)
  const drawing = { process, width, frame, current, future }
  if (frame.side) {
    const height = Math.max(bottom, sideColumn.leastHeight)
    const x = (frame.rowCount === 1 ? frame.end : width - sideColumn.width - sideColumn.gap) + sideColumn.gap
    const key = signs.map((sign, index) => ({ x: x + 2, y: 12 + index * 26, sign }))
    return { ...drawing, height, summary: { side: true, x, y: height - 134, cell: sideColumn.width - 1, key } }
  }
  const y = bottom + strip.gap
  const cell = width < 700 ? 150 : 168
  const key = keyInStrip(signs, words, 2 * cell + (width < 700 ? 18 : 28), y).filter(
    // As the fifth sign it makes a third column, which a narrow strip has no room for.
    ({ x, sign }) => sign !== 'cycleTime' || x + 30 + textWidth(words.key[sign], type.text) <= width - 8,
  )
  return { ...drawing, height: y + strip.height + 1, summary: { side: false, x: 0, y, cell, key } }
}

/** The signs that this drawing uses, and no other. */
function signsOf({ steps, loops }: Process, state: DrawnState): KeySign[] {
  const future = steps.flatMap((step) => step.becomes ?? [])
  const [hasCurrent, hasFuture] = [state !== 'future', state !== 'current']
  const used: Record<KeySign, boolean> = {
    waiting:
      (hasCurrent && steps.some((step) => step.waitDays > 0)) ||
      (hasFuture && future.some((step) => step.waitDays > 0)),
    byPerson: hasCurrent || future.some((step) => !step.bySoftware),
    bySoftware: hasFuture && future.some((step) => step.bySoftware),
    rework: hasCurrent && loops.length > 0,
    cycleTime: true,
  }
  return (['waiting', 'byPerson', 'bySoftware', 'rework', 'cycleTime'] as const).filter((sign) => used[sign])
}

/** In columns of two, each as wide as its longer words. */
function keyInStrip(signs: KeySign[], words: MapWords, x: number, y: number): Summary['key'] {
  const width = (sign: KeySign | undefined) => (sign ? textWidth(words.key[sign], type.text) : 0)
  let start = x
  return signs.map((sign, index) => {
    if (index > 0 && index % 2 === 0) {
      start += Math.ceil(Math.max(width(signs[index - 2]), width(signs[index - 1])) + 44)
    }
    return { x: start, y: y + 19 + (index % 2) * 26, sign }
  })
}
