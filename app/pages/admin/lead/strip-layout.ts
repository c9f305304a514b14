/** Where the labels of the drawing stand, so that none lies on another. */
import type { IsoDay } from '#app/domain/booking/plan.ts'
import type { LeadStrip, StripMark } from '#app/domain/lead/lead-strip.server.ts'

export interface StripLabel extends StripMark {
  readonly text: string
  /** The label stands before its mark: there is no room behind it. */
  readonly before: boolean
  /** 0 is the one next to the drawing. */
  readonly row: number
}

export interface DayName {
  readonly day: IsoDay
  readonly at: number
  readonly text: string
}

/** Of one letter, and of the narrowest drawing that lies on its side, in px. Wider ones have more room. */
const letter = 6.9
const narrowest = 620

const gap = 0.012

interface Placed extends Omit<StripLabel, 'row'> {
  readonly from: number
  readonly to: number
}

/**
 * Each label in the lowest row in which it has room. The line of a mark reaches down from its label, so a label stands
 * higher than those whose marks are below it.
 */
export function labelsOf(marks: readonly StripMark[], words: (mark: StripMark) => string): StripLabel[] {
  const placed = sided(marks, words)
  const rows = new Map<Placed, number>()
  // It ends, since `sided` lets no two labels lie across each other's lines.
  const rowOf = (label: Placed): number => {
    const known = rows.get(label)
    if (known !== undefined) return known
    const below = placed.filter((other) => isAcross(label, other)).map(rowOf)
    const taken = [...rows].filter(([other]) => label.from < other.to && other.from < label.to).map(([, row]) => row)
    let row = Math.max(-1, ...below) + 1
    while (taken.includes(row)) row++
    rows.set(label, row)
    return row
  }
  return placed.map((label) => ({ ...label, row: rowOf(label) }))
}

/** Behind its mark, or before it; from the right, as that goes by the labels further on. */
function sided(marks: readonly StripMark[], words: (mark: StripMark) => string): Placed[] {
  const placed: Placed[] = []
  for (const [index, mark] of [...marks.entries()].toReversed()) {
    const text = words(mark)
    const width = widthOf(text)
    const behind = { ...mark, text, before: false, from: mark.at, to: mark.at + width + gap }
    const before = { ...mark, text, before: true, from: mark.at - width - gap, to: mark.at }
    // Rather than across the line of the next mark, where there is room.
    const isFree = (marks[index - 1]?.at ?? -gap) <= before.from && placed.some((other) => isAcross(behind, other))
    // Of two labels across each other's lines neither could stand higher.
    const isMutual = placed.some((other) => isAcross(behind, other) && isAcross(other, behind))
    placed.unshift(mark.at + width > 1 || isFree || isMutual ? before : behind)
  }
  return placed
}

/** The line of the other mark runs below or through the label. */
function isAcross(label: Placed, other: Placed): boolean {
  return label.at !== other.at && label.from < other.at && other.at < label.to
}

function widthOf(text: string): number {
  return (text.length * letter) / narrowest
}

/** Each behind the beginning of its day; a last one for which there is no room is left out. */
export function dayNames(days: LeadStrip['days'], words: (day: IsoDay) => string): DayName[] {
  return namedDays(days, 6)
    .map(({ day, at }) => ({ day, at, text: words(day) }))
    .filter(({ at, text }) => at + widthOf(text) + gap <= 1)
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
