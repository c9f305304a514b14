/** The head of the first sheet: what it all comes to, as a sentence and in three boxes. */
import type { ReportWords } from '#app/ui/roi/report-words.ts'
import type { Paper } from './paper.ts'
import { rectangle } from './paths.ts'
import { inner, ruleAcross } from './sheet.ts'

export const headBottom = inner.top + 74

const cell = { width: 116, height: 56 } as const

type Opening = Omit<ReportWords, 'title'>

export function drawHead(paper: Paper, { opening }: { opening: Opening }): void {
  const left = inner.right - opening.figures.length * cell.width
  const room = left - inner.left - 20
  const name = { size: 10.5, colour: 'ink2' } as const
  paper.text(opening.name, { ...name, x: inner.left, baseline: inner.top + 26 })
  paper.text(opening.headline, {
    x: inner.left,
    baseline: inner.top + 58,
    size: paper.fit(opening.headline, room, 27, 'headline'),
    cut: 'headline',
    tag: 'H1',
  })
  const top = inner.top + 9
  paper.path(rectangle({ x: left, y: top, width: inner.right - left, height: cell.height }), { width: 0.9 })
  for (const [index, { label, amount, note, tone }] of opening.figures.entries()) {
    const x = left + index * cell.width
    if (index > 0) paper.path(`M${x} ${top}v${cell.height}`, { stroke: 'hair', width: 0.6 })
    const sized = (text: string, most: number, cut?: 'headline') => paper.fit(text, cell.width - 16, most, cut)
    paper.text(label, { x: x + 8, baseline: top + 14, size: sized(label, 8.5), colour: 'ink2' })
    paper.text(amount, {
      x: x + 8,
      baseline: top + 33,
      size: sized(amount, 18, 'headline'),
      cut: 'headline',
      colour: tone === 'waste' ? 'signalInk' : 'flow',
    })
    paper.text(note, { x: x + 8, baseline: top + 47, size: sized(note, 8.5), colour: 'ink2' })
  }
  ruleAcross(paper, headBottom)
}
