/**
 * The future state: what is left stands on one straight line, close together where nothing waits any more.
 *
 * In a drawing of one row it stands in the boxes of the current state, which slide there; a folded one is drawn anew.
 */
import type { FutureStep, Process } from '#app/content/processes/process.ts'
import { type BoxHeights, type BoxText, boxHeights, wrapBox } from './box-text.ts'
import { type CurrentRow, triangleSide } from './current.ts'
import { type Dimension, dimensionLine } from './dimension.ts'
import { clamp, type Frame } from './frame.ts'
import { besideSender, type SystemBox, systemWidth } from './lane.ts'
import {
  arrowHeight,
  box,
  gap,
  ladderFoot,
  ladderStep,
  laneGap,
  mark,
  rowGap,
  sideColumn,
  staggerRoom,
  type,
} from './sizes.ts'
import { stepsWithSystem } from './system.ts'
import { textWidth, wrap, wrapEvenly } from './text.ts'

export interface PlacedFutureStep {
  /** Of the step it was. */
  index: number
  step: FutureStep
  row: number
  gapX: number
  gap: number
  x: number
  text: BoxText
  triangle: number
  /** What became of the step, under its box; empty when the drawing has no room for such words. */
  note: string[]
}

export interface FutureState {
  steps: PlacedFutureStep[]
  rowCount: number
  rowPitch: number
  boxWidth: number
  heights: BoxHeights
  top: number
  arrow: number
  high: number
  low: number
  /** Right edge of the last box, and the tip of the flow line's arrow. */
  end: number
  tip: number
  /** The system, and the middles of the steps that use it. */
  system: (SystemBox & { steps: number[] }) | null
  remark: { x: number; lines: string[] } | null
  /** Steps taken out: boxes at the right end of the line when they fit, else words below. */
  ghosts: { index: number; x: number; name: string[] }[]
  removed: { y: number; lines: string[] } | null
  dimension: Dimension | null
  bottom: number
}

export interface FutureWords {
  days: string
  shorter: string
  removed: string
}

/** Room for the system above the boxes, in a drawing of its own. */
const laneHeight = 34
/** From the last box to the tip of the flow line's arrow, with air; and where the drawing ends before that. */
const arrowEnd = 44
const arrowLeast = 20
/** From the foot of the minutes to the foot of a dimension line below them. */
const dimensionRoom = 42
/** From the system and its lines, and from the sender's name, to the remark. */
const remarkGap = 18

/** @param beside the only row of the current state, when both states are one drawing */
export function layoutFuture(
  process: Process,
  frame: Frame,
  words: FutureWords,
  beside: CurrentRow | null,
): FutureState {
  const oneRow = frame.rowCount === 1
  const kept = process.steps.flatMap(({ becomes: step }, index) => (step ? [{ index, step }] : []))
  const gone = process.steps.flatMap((step, index) => (step.becomes ? [] : [{ index, name: step.name }]))
  const gaps = kept.map(({ step }, place) => gapBefore(step.waitDays > 0, place, frame))
  const { boxWidth, flow } = oneRow ? frame : widestFit(gaps, frame)
  const most = Math.max(...process.steps.map((step) => step.waitDays))

  const steps = placeSteps(kept, gaps, boxWidth, flow, (days) => triangleSide(days, most, frame))
  const last = steps.at(-1)
  const row = last?.row ?? 0
  const end = last ? last.x + boxWidth : 0
  const ghosts = oneRow ? placeGhosts(gone, end, frame) : []
  if (!beside) writeNotes(steps, boxWidth, ghosts[0]?.x ?? flow)

  const top = beside ? beside.top : laneHeight + laneGap + staggerRoom.above
  const ghostTexts = oneRow ? process.steps.filter((step) => !step.becomes).map((step) => wrapBox(step, boxWidth)) : []
  const heights = beside ? beside.heights : boxHeights([...steps.map(({ text }) => text), ...ghostTexts])
  const noteLines = Math.max(0, ...steps.map(({ note }) => note.length))
  const own = top + heights.total + 44 + (noteLines ? noteLines * type.line + 8 : 0)
  const place = { end, edge: oneRow ? frame.end : flow, oneRow }
  // A line below the ladder takes the room of what nobody sends back any more: no state is higher than it has to be.
  const spare = dimensionLine(process, words, { ...place, low: 0 })?.kind === 'below' ? dimensionRoom : 0
  const high = beside ? Math.max(Math.min(own, beside.high), beside.high - spare) : own
  const low = high + ladderStep
  const rowPitch = low + ladderFoot + rowGap - top
  const lastLow = low + row * rowPitch

  const dimension = dimensionLine(process, words, { ...place, low: lastLow })
  let bottom = lastLow + ladderFoot
  if (dimension?.kind === 'below') bottom += dimensionRoom
  const lines = gone.length > ghosts.length ? wrap(removedText(gone, words), flow, type.text) : []
  const removed = lines.length > 0 ? { y: bottom + 18, lines } : null
  if (removed) bottom = removed.y + lines.length * type.line - 10

  const system = placeSystem(process, steps, boxWidth, flow)
  return {
    steps,
    rowCount: row + 1,
    rowPitch,
    boxWidth,
    heights,
    top,
    arrow: top + heights.total - arrowHeight,
    high,
    low,
    end,
    tip: Math.max(end + arrowLeast, Math.min(end + arrowEnd - 5, rightEdge(frame))),
    system,
    remark: placeRemark(process, system, flow),
    ghosts,
    removed,
    dimension,
    bottom,
  }
}

/** Where a drawing ends, or where its key and totals are near. */
function rightEdge({ side, rowCount, end, width }: Frame): number {
  if (!side) return width
  return (rowCount === 1 ? end + sideColumn.gap : width - sideColumn.width) - 6
}

function gapBefore(waits: boolean, place: number, frame: Frame): number {
  if (frame.rowCount === 1) return waits || place === 0 ? frame.gap : gap.plain
  if (waits) return 52
  return place === 0 ? 8 : gap.plain
}

/** One after another; what does not fit any more starts a row, with room for the match mark before it. */
function placeSteps(
  kept: { index: number; step: FutureStep }[],
  gaps: number[],
  boxWidth: number,
  flow: number,
  triangle: (days: number) => number,
): PlacedFutureStep[] {
  let row = 0
  let gapX = 0
  return kept.map(({ index, step }, place) => {
    let gap = gaps[place] ?? 0
    if (place > 0 && gapX + gap + boxWidth > flow) {
      row++
      gapX = 0
      gap = Math.max(gap, mark.room + 18)
    }
    const x = gapX + gap
    const placed = { index, step, row, gapX, gap, x, text: wrapBox(step, boxWidth), note: [] }
    gapX = x + boxWidth
    return { ...placed, triangle: Math.min(gap - 8, triangle(step.waitDays)) }
  })
}

/** A drawing of its own takes the whole width when all steps fit in one row of it, boxes as wide as that allows. */
function widestFit(gaps: number[], frame: Frame): { boxWidth: number; flow: number } {
  const flow = frame.flow + mark.room
  const room = (flow - gaps.reduce((sum, one) => sum + one, 0) - arrowEnd) / gaps.length
  if (room < box.least) return frame
  return { boxWidth: 2 * Math.floor(Math.min(room, box.most) / 2), flow }
}

/** Right of the arrow's end, against the right edge. */
function placeGhosts(gone: { index: number; name: string }[], end: number, frame: Frame): FutureState['ghosts'] {
  const pitch = frame.boxWidth + 14
  const start = frame.end - gone.length * pitch + 14
  if (start <= end + 56) return []
  const room = frame.boxWidth - 2 * box.padding
  return gone.map(({ index, name }, place) => ({
    index,
    x: start + place * pitch,
    name: wrap(name, room, type.name, 'name'),
  }))
}

/** All notes or none: a drawing that explains some steps looks as if the others needed no explaining. */
function writeNotes(steps: PlacedFutureStep[], boxWidth: number, edge: number): void {
  const notes = steps.map(({ step, x, row }, place) => {
    const next = steps[place + 1]
    const room = (next && next.row === row ? next.x : edge) - x - 14
    return step.note ? wrapEvenly(step.note, Math.min(room, boxWidth + 60), type.text) : []
  })
  if (notes.some((lines) => lines.length > 4)) return
  steps.forEach((step, place) => {
    step.note = notes[place] ?? []
  })
}

/** Over the middle of the steps that use it and stand in the first row. */
function placeSystem(
  process: Process,
  steps: PlacedFutureStep[],
  boxWidth: number,
  flow: number,
): FutureState['system'] {
  if (!process.system) return null
  const { name } = process.system
  const using = stepsWithSystem(process, 'future')
  const served = steps.filter(({ index, row }) => row === 0 && using.includes(index))
  if (served.length === 0) return null
  const middles = served.map((step) => step.x + boxWidth / 2)
  const width = systemWidth(name)
  const centre = middles.reduce((sum, one) => sum + one, 0) / middles.length
  const x = clamp(64, Math.round(centre - width / 2), flow - width)
  return { name, x, width, steps: middles }
}

/** Right of the system and of its lines, or else left of them: clear of the sender and its name. */
function placeRemark(
  { futureNote, from }: Process,
  system: FutureState['system'],
  flow: number,
): FutureState['remark'] {
  if (!futureNote || !system) return null
  const right = Math.max(system.x + system.width, ...system.steps) + remarkGap
  const beside = wrapRemark(futureNote, flow - right)
  if (beside) return { x: right, lines: beside }
  const left = Math.min(system.x, ...system.steps) - remarkGap
  const lines = wrapRemark(futureNote, left - Math.max(besideSender, textWidth(from, type.text) + remarkGap))
  return lines && { x: Math.floor(left - Math.max(...lines.map((line) => textWidth(line, type.text)))), lines }
}

/** Null when there is not the room. */
function wrapRemark(text: string, room: number): string[] | null {
  const lines = room >= 120 ? wrapEvenly(text, Math.min(room, 190), type.text) : []
  return lines.length > 0 && lines.length <= 3 ? lines : null
}

function removedText(gone: { name: string }[], words: FutureWords): string {
  const label = words.removed.charAt(0).toUpperCase() + words.removed.slice(1)
  return `${label}: ${gone.map(({ name }) => name).join(', ')}`
}
