/** When the prices are earned back, with the chart that shows it. */
import { fill } from '#app/content/fill.ts'
import { euros, integer } from '#app/formats.ts'
import { wrap } from '#app/ui/value-stream-map/geometry/text.ts'
import type { Box, Paper } from '../paper.ts'
import type { ReportFacts } from '../report-facts.ts'
import { writeHeading } from './heading.ts'
import { drawPaybackChart } from './payback-chart.ts'

const leading = 10
const leastChart = 130

/** @param area its height is what stands beside it. Returns the lower edge. */
export function drawPayback(paper: Paper, facts: ReportFacts, { x, y, width, height }: Box): number {
  const { answer, copy, locale } = facts
  const { workshop, growth } = answer.payback
  const { figures } = copy
  const headline =
    growth.week === null ? figures.notPaidBack : fill(figures.paidBack, { week: integer(growth.week, locale) })
  writeHeading(paper, headline, x, y + 18)

  const alone = workshop.week === null ? figures.workshop.notPaidBack : figures.workshop.paidBack
  const prices = [
    fill(figures.prices, { price: euros(growth.priceCents, locale) }),
    fill(alone, { price: euros(workshop.priceCents, locale), week: integer(workshop.week ?? 0, locale) }),
  ]
  const lines = wrap(prices.join(' '), width, 8.5)
  const top = y + 24
  const chart = Math.max(leastChart, height - 24 - lines.length * leading)
  drawPaybackChart(paper, facts, { x, y: top, width, height: chart })
  paper.text(lines, { x, baseline: top + chart + 9, size: 8.5, leading, colour: 'ink2' })
  return top + chart + lines.length * leading
}
