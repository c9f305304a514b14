/** How every figure was counted, with the numbers of the sheet filled in. */
import { conclusions, workingLines } from '#app/ui/roi/working-lines.ts'
import type { Paper } from '../paper.ts'
import type { ReportFacts } from '../report-facts.ts'
import { layTable, type Row, type Table } from '../table.ts'

/** From airy to small: long sums of twelve steps must still find room. */
const sizes = [
  { size: 8.3, rowHeight: 16.5 },
  { size: 8.3, rowHeight: 15.5 },
  { size: 8.3, rowHeight: 14.5 },
  { size: 8.3, rowHeight: 13.5 },
  { size: 7.7, rowHeight: 12.5 },
  { size: 7.1, rowHeight: 11.5 },
] as const

/** @param most height there is */
export function layWorking(paper: Paper, facts: ReportFacts, width: number, most: number): Table {
  const { caption, columns } = facts.words.working
  const rows: Row[] = workingLines(facts).map(({ key, name, how, formula, result }, index) => ({
    cells: [{ text: String(index + 1) }, { text: name, note: how }, { text: formula, spreads: true }, { text: result }],
    closes: conclusions.has(key),
  }))
  const input = {
    columns: [
      { head: columns.line, width: 24, colour: 'ink2' },
      { head: columns.figure, width: 248, names: true, bold: true },
      { head: columns.filledIn, width: width - 346 },
      { head: columns.result, width: 74, align: 'end', bold: true },
    ],
    rows,
    caption,
  } as const
  let table = layTable(paper, { ...input, ...sizes[0] })
  for (const size of sizes.slice(1)) {
    if (table.height <= most) break
    table = layTable(paper, { ...input, ...size })
  }
  return table
}
