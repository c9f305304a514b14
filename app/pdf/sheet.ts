/** A sheet of a document: its frame, and the strip at its foot that says what it is. */
import { wrap } from '#app/ui/value-stream-map/geometry/text.ts'
import type { Box, Paper, PathStyle } from './paper.ts'
import { rectangle } from './paths.ts'

/** The frame, 9 mm from the edges. */
const frame: Box = { x: 25.5, y: 25.5, width: 791, height: 544 }

const stripHeight = 46
const stripTop = frame.y + frame.height - stripHeight
const padding = 9

/** Where the parts of a sheet may draw. */
export const inner = {
  left: frame.x + padding,
  right: frame.x + frame.width - padding,
  width: frame.width - 2 * padding,
  top: frame.y,
  bottom: stripTop,
} as const

/** A line across the sheet, from edge to edge of its frame. */
export function ruleAcross(paper: Paper, y: number): void {
  paper.path(`M${frame.x} ${y}h${frame.width}`, { width: 1 })
}

export function startSheet(paper: Paper): void {
  paper.page()
  paper.path(rectangle(frame), { width: 1 })
  ruleAcross(paper, stripTop)
}

/** Drawn last: whoever listens hears the sheet first. */
export function endSheet(paper: Paper, cells: readonly StripCell[]): void {
  let x = frame.x
  for (const [index, cell] of cells.entries()) {
    const width = (frame.width * cell.share) / 100
    if (index > 0) paper.path(`M${x} ${stripTop}v${stripHeight}`, { stroke: 'line', width: 0.6 })
    const at = x + (index === 0 ? padding : 6)
    paper.text(cell.label, { x: at, baseline: stripTop + 11, size: 7.5, colour: 'ink2' })
    if (cell.sign)
      paper.path(rectangle({ x: x + 2, y: stripTop + 2, width: width - 4, height: stripHeight - 4 }), dashed)
    const room = x + width - 5 - at
    const lines = cell.lines.flatMap((line) => wrap(line, room, 9))
    if (lines.length > 0) paper.text(lines, { x: at, baseline: stripTop + 21.5, size: 9, leading: 10 })
    x += width
  }
}

export interface StripCell {
  label: string
  lines: readonly string[]
  /** Per cent of the strip. */
  share: number
  /** Left empty, to be signed. */
  sign?: boolean
}

const dashed: PathStyle = { dash: [3, 2.2], width: 0.9 }
