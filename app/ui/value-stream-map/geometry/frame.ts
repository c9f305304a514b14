/** The columns of a drawing: how many steps stand in a row, how wide their boxes are, and where a long row folds. */
import { box, gap, mark, sideColumn } from './sizes.ts'

export interface Frame {
  width: number
  /** Key and totals stand beside the drawing, not below it. */
  side: boolean
  perRow: number
  rowCount: number
  /** From the start of one gap to the start of the next: gap, then box. */
  pitch: number
  boxWidth: number
  gap: number
  /** Right edge of the last box, and of the ladder. */
  end: number
  /** Room for steps in a row. In a drawing of one row that is not full, more than `end`. */
  flow: number
}

/** Steps go into as few rows as fit, spread evenly over them. Whole units, so that the markup stays small. */
export function frameFor(stepCount: number, width: number): Frame {
  const side = width >= sideColumn.fromWidth
  let flow = width - (side ? sideColumn.width + sideColumn.gap : 0)
  if (stepCount > fitting(flow)) flow -= mark.room
  const rowCount = Math.ceil(stepCount / fitting(flow))
  const perRow = Math.ceil(stepCount / rowCount)
  const pitch = Math.floor(Math.min(flow / perRow, box.most + gap.most))
  const boxWidth = 2 * Math.round(clamp(box.least, pitch * 0.68, box.most) / 2)
  return { width, side, perRow, rowCount, pitch, boxWidth, gap: pitch - boxWidth, end: pitch * perRow, flow }
}

export function clamp(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}

function fitting(flow: number): number {
  return Math.max(2, Math.floor(flow / (box.least + gap.least)))
}
