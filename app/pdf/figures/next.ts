/** What is next: somebody has to check the drawing. */
import { fill } from '#app/content/fill.ts'
import { pathInLocale } from '#app/locales.ts'
import { wrap } from '#app/ui/value-stream-map/geometry/text.ts'
import type { Paper } from '../paper.ts'
import { rectangle } from '../paths.ts'
import type { ReportFacts } from '../report-facts.ts'

/** With air above and below. */
export const nextHeight = 74

interface NextPlace {
  left: number
  width: number
  top: number
  /** The column at its right. */
  aside: { x: number; width: number }
}

export function drawNext(paper: Paper, facts: ReportFacts, { left, width, top, aside }: NextPlace): void {
  const { next } = facts.copy
  const size = paper.fit(next.headline, width, 17, 'headline')
  paper.text(next.headline, { x: left, baseline: top + 25, size, cut: 'headline', tag: 'H2' })
  paper.text(wrap(next.text, width, 9.5), { x: left, baseline: top + 40, size: 9.5, leading: 11.5 })
  drawSignBox(paper, facts, { ...aside, y: top + 8 })
}

/** Empty where the name will stand; how it comes there is written in it. */
function drawSignBox(
  paper: Paper,
  { copy, job, locale }: ReportFacts,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  const { next, block, company } = copy
  const left = x + 8
  const address = `${job.origin}${pathInLocale('/contact', locale)}`
  const shown = address.replace(/^https?:\/\//, '')
  const phone = fill(next.phone, { phone: company.phone.shown })
  paper.path(rectangle({ x, y, width, height: nextHeight - 16 }), { dash: [3, 2.2], width: 0.9 })
  paper.text(block.checkedBy, { x: left, baseline: y + 12, size: 7.5, colour: 'ink2' })
  paper.text(next.button, { x: left, baseline: y + 26, size: 10.5, cut: 'name' })
  const size = paper.fit(shown, width - 16, 10, 'name')
  paper.link(shown, address, { x: left, baseline: y + 39, size, cut: 'name', colour: 'flow' })
  paper.text(phone, { x: left, baseline: y + 51, size: 8.5, colour: 'ink2' })
}
