/** What was assumed, and what was left out. */
import { assumedValues } from '#app/ui/roi/assumed-values.ts'
import { wrap } from '#app/ui/value-stream-map/geometry/text.ts'
import type { Box, Paper } from '../paper.ts'
import type { ReportFacts } from '../report-facts.ts'
import { layTable } from '../table.ts'
import { writeHeading } from './heading.ts'

const text = { size: 8.5, leading: 10.5 } as const

/** Returns its lower edge. */
export function drawAssumptions(paper: Paper, facts: ReportFacts, { x, y, width }: Omit<Box, 'height'>): number {
  const { assumptions, notCounted } = facts.words
  writeHeading(paper, assumptions.legendReadOnly, x, y + 10)
  const table = layTable(paper, {
    columns: [
      { width: width - 52, names: true },
      { width: 52, align: 'end', bold: true },
    ],
    rows: assumedValues(facts).map(({ label, value }) => ({ cells: [{ text: label }, { text: value }] })),
    caption: assumptions.legendReadOnly,
  })
  const top = y + 14
  table.draw(x, top)
  const lead = top + table.height + 13
  paper.text(notCounted.lead, { ...text, x, baseline: lead, cut: 'name' })
  const lines = wrap(notCounted.text, width, text.size)
  paper.text(lines, { ...text, x, baseline: lead + text.leading })
  return lead + lines.length * text.leading + 2
}
