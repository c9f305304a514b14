/** Where the labels of the drawing stand, so that none lies on another. */
import type { LeadStrip, StripMark } from '#app/domain/lead/lead-strip.server.ts'

export interface StripLabel extends StripMark {
  readonly text: string
  /** The label stands before its mark: there is no room behind it. */
  readonly before: boolean
  /** 0 is the one next to the drawing. */
  readonly row: number
}

/** Of one letter, and of the narrowest drawing that lies on its side, in px. Wider ones have more room. */
const letter = 6.9
const narrowest = 620

const gap = 0.012

/** Each label in the lowest row in which it has room. */
export function labelsOf(marks: readonly StripMark[], words: (mark: StripMark) => string): StripLabel[] {
  const rows: [number, number][][] = []
  return marks.map((mark, index) => {
    const text = words(mark)
    const width = (text.length * letter) / narrowest
    // Rather than across the line of the next mark, where there is room.
    const crossed = (marks[index + 1]?.at ?? 1) < mark.at + width
    const free = (marks[index - 1]?.at ?? 0) < mark.at - width
    const before = mark.at + width > 1 || (crossed && free)
    const span: [number, number] = before ? [mark.at - width - gap, mark.at] : [mark.at, mark.at + width + gap]
    let row = 0
    while (rows[row]?.some(([from, to]) => span[0] < to && from < span[1])) row++
    rows[row] = [...(rows[row] ?? []), span]
    return { ...mark, text, before, row }
  })
}

/** Downwards: each label at its mark or, where one stands there, below that one. In px. */
export function stacked(marks: readonly StripMark[], height: number, line: number): number[] {
  let last = -line
  const down = marks.map(({ at }) => {
    last = Math.max(at * height, last + line)
    return last
  })
  // What was pushed over the end moves up again.
  const places: number[] = []
  let next = height + line
  for (const at of down.toReversed()) {
    next = Math.min(at, next - line)
    places.unshift(next)
  }
  return places
}

/** So many days have their name written: all of a week, and fewer of a longer time. */
export function namedDays(days: LeadStrip['days'], most: number): LeadStrip['days'] {
  const step = Math.ceil(days.length / most)
  return days.filter((_, index) => index % step === 0)
}
