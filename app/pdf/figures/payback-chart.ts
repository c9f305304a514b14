/** What is saved and what is spent, added up over the months: where the lines cross, the price is earned back. */
import { fill } from '#app/content/fill.ts'
import { chartMonths } from '#app/domain/roi/calculate.ts'
import { euros, integer } from '#app/formats.ts'
import { chartAlt } from '#app/ui/roi/chart-alt.ts'
import { type ChartLayout, chartLayout } from '#app/ui/roi/chart-layout.ts'
import type { Point } from '#app/ui/roi/chart-points.ts'
import type { Box, Paper } from '../paper.ts'
import { circle, polygon } from '../paths.ts'
import type { ReportFacts } from '../report-facts.ts'

/** Around the plot: room for the words of the crossing, what is left in the end, the months, the amounts. */
const room = { top: 26, right: 62, bottom: 26, left: 52 } as const

interface Chart {
  paper: Paper
  facts: ReportFacts
  layout: ChartLayout
  plot: Box
}

export function drawPaybackChart(paper: Paper, facts: ReportFacts, area: Box): void {
  const plot = {
    x: area.x + room.left,
    y: area.y + room.top,
    width: area.width - room.left - room.right,
    height: area.height - room.top - room.bottom,
  }
  const chart = { paper, facts, plot, layout: chartLayout(facts.sheet, facts.answer, facts.words.chart) }
  const draw = () => {
    drawAmounts(chart)
    drawLines(chart)
    writeMonths(chart)
    writeLegend(chart)
    writeCrossing(chart)
    writeNet(chart)
  }
  const { answer, words, locale } = facts
  paper.inside('Figure', draw, chartAlt({ answer, layout: chart.layout, words: words.chart, locale }))
}

/** From per cent of the plot to the sheet. */
function at({ plot }: Chart, { x, y }: Point): [number, number] {
  return [plot.x + (plot.width * x) / 100, plot.y + (plot.height * y) / 100]
}

const small = { size: 8, colour: 'ink2' } as const

function drawAmounts(chart: Chart): void {
  const { paper, facts, layout, plot } = chart
  for (const { cents, y: percent } of layout.ticks) {
    const [x, y] = at(chart, { x: 0, y: percent })
    const amount = euros(cents, facts.locale)
    paper.path(`M${x} ${y}h${plot.width}`, { stroke: 'hair', width: 0.6 })
    const size = paper.fit(amount, room.left - 8, small.size)
    paper.text(amount, { ...small, x: x - 6, baseline: y + 2.8, size, align: 'end' })
  }
}

const savedLine = { stroke: 'flow', width: 2.4 } as const
const spentLine = { stroke: 'ink', width: 1.4 } as const

function drawLines(chart: Chart): void {
  const { paper, layout, plot } = chart
  const outline = (points: readonly Point[]) => polygon(points.map((point) => at(chart, point)))
  const line = (points: readonly Point[]) => outline(points).slice(0, -1)
  paper.hatch(outline(layout.loss), plot, 'signalMark')
  if (layout.gain.length > 0) paper.hatch(outline(layout.gain), plot, 'flow')
  paper.path(line(layout.spent), spentLine)
  paper.path(line(layout.saved), savedLine)
}

function writeMonths({ paper, facts, plot }: Chart): void {
  const foot = plot.y + plot.height
  for (let month = 0; month <= chartMonths; month += 6) {
    const x = plot.x + (plot.width * month) / chartMonths
    paper.text(String(month), { ...small, x, baseline: foot + 11, align: 'middle' })
  }
  paper.text(facts.words.chart.months, { ...small, x: plot.x + plot.width, baseline: foot + 22, align: 'end' })
}

function writeLegend({ paper, facts, plot }: Chart): void {
  const baseline = plot.y + plot.height + 22
  const { saved, spent } = facts.words.chart
  let x = plot.x
  for (const { text, style } of [
    { text: saved, style: savedLine },
    { text: spent, style: spentLine },
  ]) {
    paper.path(`M${x} ${baseline - 2.8}h14`, style)
    paper.text(text, { x: x + 18, baseline, size: small.size })
    x += paper.width(text, small.size) + 32
  }
}

/** Above the plot, where no line can come. */
function writeCrossing(chart: Chart): void {
  const { paper, facts, layout, plot } = chart
  const { chart: words } = facts.words
  const place = { baseline: plot.y - 9, size: 10, cut: 'name' } as const
  if (!layout.crossing) {
    const text = fill(words.notPaidBack, { months: String(chartMonths) })
    paper.text(text, { ...place, x: plot.x, colour: 'signalInk' })
    return
  }
  const week = fill(words.week, { week: integer(facts.answer.payback.growth.week ?? 0, facts.locale) })
  const text = `${week}, ${words.paidBack}`
  const [x, y] = at(chart, layout.crossing)
  const half = paper.width(text, place.size, place.cut) / 2
  const middle = Math.min(Math.max(x, plot.x + half), plot.x + plot.width - half)
  paper.path(`M${x} ${plot.y - 6}V${y}`, { dash: [2.5, 2], width: 0.9 })
  paper.path(circle(x, y, 3.4), { stroke: 'ink', fill: 'paper', width: 1.4 })
  paper.text(text, { ...place, x: middle, align: 'middle' })
}

/** What is left in the end, between the ends of the two lines. */
function writeNet(chart: Chart): void {
  const { paper, facts, layout, plot } = chart
  const { netCents } = facts.answer.threeYears
  const [, saved] = at(chart, { x: 100, y: layout.end.saved })
  const [, spent] = at(chart, { x: 100, y: layout.end.spent })
  const x = plot.x + plot.width + 6
  const lost = netCents < 0
  paper.path(`M${x} ${saved}h6m-3 0V${spent}m-3 0h6`, { stroke: lost ? 'signalMark' : 'flow', width: 0.9 })
  const middle = Math.min(Math.max((saved + spent) / 2, plot.y + 8), plot.y + plot.height - 8)
  const amount = euros(netCents, facts.locale)
  const size = paper.fit(amount, room.right - 16, 11, 'name')
  paper.text(amount, { x: x + 10, baseline: middle + 1, size, cut: 'name', colour: lost ? 'signalInk' : 'flow' })
  paper.text(facts.words.chart.net, { ...small, x: x + 10, baseline: middle + 11 })
}
