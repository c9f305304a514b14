/**
 * The drawing of a report, now or after, as staves under each other: pure numbers, in points. Both states stand in the
 * same columns, so that a step which goes leaves its place open under its former self.
 */
import type { FutureStep, Process, ProcessStep } from '#app/content/processes/process.ts'
import { wrap } from '#app/ui/value-stream-map/geometry/text.ts'

export interface Staves {
  columns: Columns
  staves: Stave[]
  type: Type
  /** Of all staves, without air between them. */
  height: number
}

/** Of what stands in the boxes: how large, and how far from the upper edge of its part the first line stands. */
export type Type = Record<keyof typeof usualType, number>

export interface Columns {
  perStave: number
  /** From the start of one gap to the start of the next. */
  pitch: number
  gap: number
  box: number
  /** Where the first gap starts: further in when a letter stands before it. */
  start: number
}

export interface Stave {
  steps: StaveStep[]
  heights: Heights
  /** Of all of it: boxes, ladder, minutes. */
  height: number
}

/** Of the parts of a box, from the top, and of the box. */
export interface Heights {
  name: number
  work: number
  who: number
  with: number
  box: number
}

export interface StepState {
  who: string[]
  with: string[]
  minutes: number
  waitDays: number
  bySoftware: boolean
}

export interface StaveStep {
  index: number
  name: string[]
  /** What the step is in this state; null where it is no longer there. */
  state: StepState | null
  /** Left edge of the gap before it, and of its box. */
  gapX: number
  x: number
  /** Side of the triangle of what waits, 0 where nothing does. */
  triangle: number
}

const usualType = { name: 9.5, nameLeading: 11, nameFirst: 12.5, text: 8.5, leading: 10, textFirst: 9.8 } as const

/** Between the edge of a box and its words. */
export const padding = 5.5

/** From the lower edge of a box down to the waiting line of the ladder, to its working line, and to the minutes. */
export const ladder = { drop: 20, step: 12, minutes: 10 } as const

const mostPerStave = 6

/** Room at both ends of a stave that breaks off: for a circled letter. */
const markRoom = 18

/** Room for the sign of who does it, beside the name. */
const signRoom = 13

const widestBox = 150

/** How large words are set: as large as there is room for, and where each state has a sheet, larger. */
export const scales = { together: [1, 0.9], apart: [1.2, 1.1, 1, 0.9, 0.8, 0.7] } as const

export function layoutStaves(process: Process, after: boolean, width: number, scale: number): Staves {
  const type = sizesAt(scale)
  const columns = columnsFor(process.steps.length, width)
  const most = Math.max(...process.steps.map((step) => step.waitDays))
  const placed = process.steps.map((step, index) =>
    placeStep(step, after ? step.becomes : asState(step), index, columns, most, type),
  )
  const staves: Stave[] = []
  for (let first = 0; first < placed.length; first += columns.perStave) {
    const steps = placed.slice(first, first + columns.perStave)
    const heights = heightsOf(steps, type)
    staves.push({ steps, heights, height: heights.box + ladder.drop + ladder.step + ladder.minutes + 3 })
  }
  return { columns, staves, type, height: staves.reduce((sum, { height }) => sum + height, 0) }
}

function sizesAt(scale: number): Type {
  const { name, nameLeading, nameFirst, text, leading, textFirst } = usualType
  return {
    name: name * scale,
    nameLeading: nameLeading * scale,
    nameFirst: nameFirst * scale,
    text: text * scale,
    leading: leading * scale,
    textFirst: textFirst * scale,
  }
}

function columnsFor(count: number, width: number): Columns {
  const staves = Math.ceil(count / mostPerStave)
  const perStave = Math.ceil(count / staves)
  const start = staves > 1 ? markRoom : 0
  const pitch = (width - (staves > 1 ? 2 * markRoom : 0)) / perStave
  const box = Math.min(pitch * 0.68, widestBox)
  return { perStave, pitch, box, gap: pitch - box, start }
}

function asState(step: ProcessStep): FutureStep {
  return { ...step, bySoftware: false }
}

function placeStep(
  { name }: ProcessStep,
  state: FutureStep | null,
  index: number,
  { perStave, pitch, gap, box, start }: Columns,
  mostDays: number,
  type: Type,
): StaveStep {
  const room = box - 2 * padding
  const gapX = start + (index % perStave) * pitch
  return {
    index,
    name: wrap(name, room - signRoom, type.name, 'name'),
    state: state && {
      ...state,
      who: wrap(state.who, room, type.text),
      with: wrap(state.with, room, type.text),
    },
    gapX,
    x: gapX + gap,
    triangle: state && state.waitDays > 0 ? Math.min(gap - 8, 11 + 12 * Math.sqrt(state.waitDays / mostDays)) : 0,
  }
}

function heightsOf(steps: StaveStep[], type: Type): Heights {
  const most = (lines: (step: StaveStep) => string[] | undefined) =>
    Math.max(1, ...steps.map((step) => lines(step)?.length ?? 0))
  const heights = {
    name:
      Math.max(
        2,
        most((step) => step.name),
      ) *
        type.nameLeading +
      6,
    work: type.leading + 3.5,
    who: most((step) => step.state?.who) * type.leading + 4,
    with: most((step) => step.state?.with) * type.leading + 4,
  }
  return { ...heights, box: heights.name + heights.work + heights.who + heights.with }
}
