/** A table of texts, laid out before it is drawn, so that whoever draws it can first see how high it gets. */
import { wrap } from '#app/ui/value-stream-map/geometry/text.ts'
import type { Colour } from './colours.ts'
import type { Cut } from './fonts/cuts.ts'
import type { Paper } from './paper.ts'

export interface Column {
  /** Absent in a table without a head. */
  head?: string
  width: number
  /** Figures stand at the end, and are never broken: a long one is written smaller. */
  align?: 'start' | 'end'
  /** Names the row. */
  names?: boolean
  bold?: boolean
  colour?: Colour
}

export interface Cell {
  text: string
  /** Smaller, behind the text where it fits, below it otherwise. */
  note?: string
  /** Too long for its column, it stands below the row, from the second column on. */
  spreads?: boolean
  colour?: Colour
}

export interface Row {
  cells: readonly Cell[]
  bold?: boolean
  /** A stronger line below it. */
  closes?: boolean
}

interface TableInput {
  columns: readonly Column[]
  rows: readonly Row[]
  caption: string
  size?: number
  /** Of a row of one line. */
  rowHeight?: number
}

export interface Table {
  height: number
  /** @param x of its upper left corner */
  draw(x: number, y: number): void
}

const padding = 5
const headHeight = 13
const noteSize = 7.5

export function layTable(paper: Paper, { columns, rows, caption, size = 8.5, rowHeight = 15 }: TableInput): Table {
  const width = widthOf(columns)
  const leading = size * 1.15
  const hasHead = columns.some((column) => column.head)
  const laid = rows.map((row) => {
    const cells = layRow(paper, columns, row, size)
    const lines = Math.max(...cells.map(({ line, lines, note }) => line + lines.length + (note?.below ? 1 : 0)))
    return { row, cells, height: rowHeight + (lines - 1) * leading }
  })

  return {
    height: (hasHead ? headHeight : 0) + laid.reduce((sum, { height }) => sum + height, 0),
    draw(x, y) {
      let top = y
      const draw = () => {
        if (hasHead) {
          paper.inside('TR', () => writeHead(paper, columns, x, top + 8))
          top += headHeight
          paper.path(`M${x} ${top}h${width}`, { width: 0.8 })
        }
        for (const { row, cells, height } of laid) {
          paper.inside('TR', () => {
            for (const cell of cells) writeCell(paper, cell, x, top + rowHeight / 2 + size * 0.34, leading)
          })
          top += height
          paper.path(`M${x} ${top}h${width}`, row.closes ? { width: 0.8 } : { stroke: 'hair', width: 0.6 })
        }
      }
      paper.inside('Table', draw, caption)
    },
  }
}

function widthOf(columns: readonly Column[]): number {
  return columns.reduce((sum, { width }) => sum + width, 0)
}

function writeHead(paper: Paper, columns: readonly Column[], x: number, baseline: number): void {
  for (const [index, { head = '', width, align = 'start' }] of columns.entries()) {
    const left = x + widthOf(columns.slice(0, index))
    const place = { x: align === 'end' ? left + width : left, baseline, align, colour: 'ink2' } as const
    paper.text(head, { ...place, size: paper.fit(head, width - padding, 8), tag: 'TH', scope: 'Column' })
  }
}

interface LaidCell {
  /** From the left edge of the table: where it starts, or ends. */
  x: number
  align: 'start' | 'end'
  lines: string[]
  /** The line of the row on which it starts. */
  line: number
  size: number
  cut: Cut
  colour: Colour
  names: boolean
  note: { text: string; x: number; below: boolean } | undefined
}

function layRow(paper: Paper, columns: readonly Column[], row: Row, size: number): LaidCell[] {
  return columns.flatMap((column, index) => {
    const cell = row.cells[index]
    if (!cell) return []
    const left = widthOf(columns.slice(0, index))
    const room = column.width - padding
    const { align = 'start', names = false } = column
    const cut = row.bold || column.bold ? 'name' : 'text'
    const laid: LaidCell = {
      x: align === 'end' ? left + column.width : left,
      align,
      lines: align === 'end' ? [cell.text] : wrap(cell.text, room, size, cut),
      line: 0,
      size: align === 'end' ? paper.fit(cell.text, room, size, cut) : size,
      cut,
      colour: cell.colour ?? column.colour ?? 'ink',
      names,
      note: undefined,
    }
    if (cell.note !== undefined) {
      const behind = paper.width(laid.lines.at(-1) ?? '', size, cut) + padding
      const below = behind + paper.width(cell.note, noteSize) > room
      laid.note = { text: cell.note, x: below ? left : left + behind, below }
    }
    if (!cell.spreads || laid.lines.length === 1) return [laid]
    const first = columns[0]?.width ?? 0
    return [{ ...laid, x: first, line: 1, lines: wrap(cell.text, left + room - first, size, cut) }]
  })
}

function writeCell(paper: Paper, cell: LaidCell, x: number, rowBaseline: number, leading: number): void {
  const { lines, line, note, names, size, cut, colour, align } = cell
  const baseline = rowBaseline + line * leading
  const place = { x: x + cell.x, baseline, size, leading, cut, colour, align }
  const tag = names ? ({ tag: 'TH', scope: 'Row' } as const) : ({ tag: 'TD' } as const)
  if (!note) {
    paper.text(lines, { ...place, ...tag })
    return
  }
  const last = baseline + (lines.length - (note.below ? 0 : 1)) * leading
  paper.inside(tag.tag, () => {
    paper.text(lines, place)
    paper.text(note.text, { x: x + note.x, baseline: last, size: noteSize, colour: 'ink2' })
  })
}
