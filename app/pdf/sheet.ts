/** A sheet of the report: its frame, and the strip at its foot that says whose it is. */
import { fill } from '#app/content/fill.ts'
import { longDate } from '#app/formats.ts'
import { groupToken } from '#app/ui/roi/report-words.ts'
import { wrap } from '#app/ui/value-stream-map/geometry/text.ts'
import type { Box, Paper, PathStyle } from './paper.ts'
import { rectangle } from './paths.ts'
import type { ReportFacts } from './report-facts.ts'

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
export function endSheet(paper: Paper, facts: ReportFacts, page: number, pages: number): void {
  let x = frame.x
  for (const [index, cell] of cellsOf(facts, page, pages).entries()) {
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

interface Cell {
  label: string
  lines: string[]
  /** Per cent of the strip. */
  share: number
  /** Left empty, to be signed. */
  sign?: boolean
}

const dashed: PathStyle = { dash: [3, 2.2], width: 0.9 }

function cellsOf({ copy, opening, owner, job, locale }: ReportFacts, page: number, pages: number): Cell[] {
  const { block } = copy
  const drawn = longDate(new Date(job.createdAt), locale)
  return [
    { label: block.title, lines: [opening.name], share: 21 },
    owner
      ? { label: block.drawnBy, lines: [owner, drawn], share: 18 }
      : { label: block.drawnOn, lines: [drawn], share: 18 },
    { label: block.checkedBy, lines: [], share: 17, sign: true },
    { label: block.validUntil, lines: [longDate(new Date(job.expiresAt), locale)], share: 12.5 },
    { label: block.number, lines: [groupToken(job.token)], share: 24 },
    { label: block.page, lines: [fill(block.pageOf, { page: String(page), pages: String(pages) })], share: 7.5 },
  ]
}
