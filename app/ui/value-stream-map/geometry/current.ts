/** The current state: crooked boxes in one row or more, what waits between them, and a ladder of days and minutes. */
import type { Process, ProcessStep } from '#app/content/processes/process.ts'
import { type BoxHeights, type BoxText, boxHeights, wrapBox } from './box-text.ts'
import type { Frame } from './frame.ts'
import { type Lane, layoutLane } from './lane.ts'
import { type LoopLine, type LoopStub, layoutLoops } from './loops.ts'
import { arrowHeight, ladderFoot, ladderStep, laneGap, rowGap, stagger, staggerRoom } from './sizes.ts'

export interface CurrentStep {
  index: number
  step: ProcessStep
  /** Left edge of the gap before the box, and of the box. */
  gapX: number
  x: number
  stagger: number
  text: BoxText
  /** Side of the triangle that stands for waiting work; by the square root of the days. */
  triangle: number
}

export interface CurrentRow {
  steps: CurrentStep[]
  heights: BoxHeights
  lane: Lane
  laneY: number
  /** Top of a box that stands on the line. */
  top: number
  /** The arrows between boxes. */
  arrow: number
  loops: LoopLine[]
  stubs: LoopStub[]
  /** The two levels of the ladder: waiting and working. */
  high: number
  low: number
  bottom: number
}

export interface CurrentState {
  rows: CurrentRow[]
  bottom: number
}

export function layoutCurrent(process: Process, frame: Frame): CurrentState {
  const most = Math.max(...process.steps.map((step) => step.waitDays))
  const all = process.steps.map((step, index): CurrentStep => {
    const gapX = (index % frame.perRow) * frame.pitch
    return {
      index,
      step,
      gapX,
      x: gapX + frame.gap,
      stagger: stagger[index % stagger.length] ?? 0,
      text: wrapBox(step, frame.boxWidth),
      triangle: triangleSide(step.waitDays, most, frame),
    }
  })
  const rows: CurrentRow[] = []
  for (let start = 0; start < all.length; start += frame.perRow) {
    const y = (rows.at(-1)?.bottom ?? -rowGap) + rowGap
    rows.push(layoutRow(process, frame, all.slice(start, start + frame.perRow), y))
  }
  return { rows, bottom: rows.at(-1)?.bottom ?? 0 }
}

export function triangleSide(days: number, mostDays: number, frame: Frame): number {
  if (days <= 0) return 0
  return 2 * Math.round((22 + (Math.min(frame.gap - 6, 60) - 22) * Math.sqrt(days / mostDays)) / 2)
}

function layoutRow(process: Process, frame: Frame, steps: CurrentStep[], y: number): CurrentRow {
  const becomes = steps.flatMap(({ step }) => step.becomes ?? [])
  // In a drawing of one row the future state stands in the same boxes.
  const future = frame.rowCount === 1 ? becomes.map((step) => wrapBox(step, frame.boxWidth)) : []
  const heights = boxHeights([...steps.map(({ text }) => text), ...future])
  const { system, redlines } = process
  const there = system?.isNew ? undefined : system
  const lane = layoutLane({ steps, system: there, redlines, frame, first: y === 0 })
  const top = y + lane.height + (lane.height > 0 ? laneGap : 0) + staggerRoom.above
  const loops = layoutLoops({
    steps,
    loops: process.loops,
    boxWidth: frame.boxWidth,
    end: frame.end,
    top: top + heights.total + staggerRoom.below,
  })
  const high = loops.bottom + 30
  const low = high + ladderStep
  return {
    steps,
    heights,
    lane,
    laneY: y,
    top,
    arrow: top + heights.total - arrowHeight,
    loops: loops.lines,
    stubs: loops.stubs,
    high,
    low,
    bottom: low + ladderFoot,
  }
}
