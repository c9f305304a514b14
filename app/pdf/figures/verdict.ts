/** What the guarantee says to the saving: in words, as lengths, and at three shares of the work. */
import { fill } from '#app/content/fill.ts'
import { euros, integer } from '#app/formats.ts'
import { difference, lessWritten } from '#app/ui/roi/figures.ts'
import { shareRows } from '#app/ui/roi/share-rows.ts'
import { verdictOf } from '#app/ui/roi/verdict.ts'
import { wrap } from '#app/ui/value-stream-map/geometry/text.ts'
import type { Box, Paper } from '../paper.ts'
import type { ReportFacts } from '../report-facts.ts'
import { layTable, type Row, type Table } from '../table.ts'
import { drawGauge, gaugeHeight } from './gauge.ts'
import { writeHeading } from './heading.ts'

const text = { size: 8.5, leading: 10 } as const

/** Returns its lower edge. */
export function drawVerdict(paper: Paper, facts: ReportFacts, { x, y, width }: Omit<Box, 'height'>): number {
  const verdict = verdictOf(facts)
  writeHeading(paper, verdict.headline, x, y + 18)
  let top = y + 22
  for (const paragraph of verdict.lines) {
    const lines = wrap(paragraph, width, text.size)
    paper.text(lines, { ...text, x, baseline: top + 9.5 })
    top += lines.length * text.leading + 2
  }
  drawGauge(paper, facts, { x, y: top + 2, width })
  const shares = layShares(paper, facts, width)
  shares.draw(x, top + gaugeHeight + 6)
  return top + gaugeHeight + 6 + shares.height
}

function layShares(paper: Paper, facts: ReportFacts, width: number): Table {
  const { answer, words, locale } = facts
  const { thresholdCents } = answer.guarantee
  const { caption, columns } = words.shares
  const rows: Row[] = shareRows(facts).map(({ key, label, saving }) => {
    const rest = difference(lessWritten(saving.centsPerYear, thresholdCents), locale)
    return {
      cells: [
        { text: label },
        { text: integer(saving.hoursPerYear, locale) },
        { text: euros(saving.centsPerYear, locale) },
        { text: rest, colour: saving.centsPerYear < thresholdCents ? 'signalInk' : 'flow' },
      ],
      bold: key === 'marked',
    }
  })
  return layTable(paper, {
    columns: [
      { head: columns.share, width: width - 210, names: true },
      { head: columns.hours, width: 56, align: 'end' },
      { head: columns.saving, width: 74, align: 'end' },
      { head: fill(columns.against, { threshold: euros(thresholdCents, locale) }), width: 80, align: 'end' },
    ],
    rows,
    caption,
  })
}
