/** The days saved, written into the gap between the ends of now and then: how large, and where they fit at all. Pure. */
import { clamp } from '#app/ui/value-stream-map/geometry/frame.ts'
import { textWidth } from '#app/ui/value-stream-map/geometry/text.ts'

export interface GapWords {
  number: string
  unit: string
  /** Least width of the axis, in px, at which they fit with a number of about the size of its unit. */
  fits: number
  /** The same with the number large. */
  large: number
}

/** @param from start of the gap, per cent of the axis */
export function gapWords(from: number, number: string, unit: string): GapWords {
  const room = 1 - from / 100
  const leastWidth = (large: boolean) =>
    widths.find((width) => room * width >= wordsAt(width, number, unit, large)) ?? Number.POSITIVE_INFINITY
  return { number, unit, fits: leastWidth(false), large: leastWidth(true) }
}

/** Where the style sheet can tell widths apart, from the narrowest axis there is. Between them, words grow no faster. */
const widths = [288, 640, 900] as const

/** Arrow heads at both ends. */
const arrows = 40

/** What the words take on an axis of that width. Sizes as in to-scale.module.css. */
function wordsAt(width: number, number: string, unit: string, large: boolean): number {
  const numberSize = large ? clamp(59, 0.094 * width, 149) : clamp(25, 0.04 * width, 55)
  const unitSize = clamp(21, 0.034 * width, 55)
  const gaps = 3 * clamp(8, 0.015 * width, 24)
  return textWidth(number, numberSize) + textWidth(unit, unitSize) + gaps + arrows
}
