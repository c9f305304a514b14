/** The days saved, written into the gap between the ends of now and then: how large, and where they fit at all. Pure. */
import { clamp } from '#app/ui/value-stream-map/geometry/frame.ts'
import { textWidth } from '#app/ui/value-stream-map/geometry/text.ts'

export interface GapWords {
  number: string
  unit: string
  /** The number no larger than the words around it. */
  tight: boolean
  /** Least width of the axis, in px, at which they fit. */
  fits: number
}

/** @param from start of the gap, per cent of the axis */
export function gapWords(from: number, number: string, unit: string): GapWords {
  const room = 1 - from / 100
  const leastWidth = (tight: boolean) => widths.find((width) => room * width >= wordsAt(width, number, unit, tight))
  if (from <= 55 && leastWidth(false) === widths[0]) return { number, unit, tight: false, fits: widths[0] }
  return { number, unit, tight: true, fits: leastWidth(true) ?? Number.POSITIVE_INFINITY }
}

/** Where the style sheet can tell widths apart, from the narrowest axis there is. Between them, words grow no faster. */
const widths = [288, 640, 900] as const

/** Arrow heads at both ends. */
const arrows = 40

/** What the words take on an axis of that width. Sizes as in to-scale.module.css. */
function wordsAt(width: number, number: string, unit: string, tight: boolean): number {
  const numberSize = tight ? clamp(24, 0.04 * width, 52) : clamp(56, 0.094 * width, 140)
  const unitSize = clamp(20, 0.034 * width, 52)
  const gaps = 3 * clamp(8, 0.015 * width, 22.4)
  return textWidth(number, numberSize) + textWidth(unit, unitSize) + gaps + arrows
}
