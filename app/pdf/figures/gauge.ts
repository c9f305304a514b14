/** What the work costs, what of it can go, and where the guarantee starts: lengths on one line. */
import { fill } from '#app/content/fill.ts'
import { savingShares } from '#app/domain/roi/calculate.ts'
import { euros } from '#app/formats.ts'
import type { Box, Paper } from '../paper.ts'
import { rectangle } from '../paths.ts'
import type { ReportFacts } from '../report-facts.ts'

export const gaugeHeight = 62

const bar = { top: 18, height: 26 } as const

/** @param area its upper left corner and its width */
export function drawGauge(paper: Paper, facts: ReportFacts, { x, y, width }: Omit<Box, 'height'>): void {
  const { answer, words, locale } = facts
  const cost = answer.cost.centsPerYear
  const saving = answer.saving.marked.centsPerYear
  const { thresholdCents } = answer.guarantee
  const longest = Math.max(cost, thresholdCents)
  const at = (cents: number) => x + (width * cents) / longest
  const top = y + bar.top
  const foot = top + bar.height
  const amounts = {
    cost: euros(cost, locale),
    saving: euros(saving, locale),
    threshold: euros(thresholdCents, locale),
  }

  paper.path(`M${x} ${foot}h${width}`, { stroke: 'line', width: 0.8 })
  const whole = { x, y: top, width: Math.max(0.1, at(cost) - x), height: bar.height }
  paper.hatch(rectangle(whole), whole, 'signalMark')
  paper.path(rectangle(whole), { stroke: 'signalMark', width: 1 })
  paper.path(rectangle({ ...whole, width: Math.max(0.1, at(saving) - x) }), { fill: 'flow' })

  paper.inside(
    'Figure',
    () => {
      writeCanGo()
      writeGuarantee()
      writeScale()
    },
    fill(words.gauge.alt, amounts),
  )

  /** In the bar when it fits there, beside what goes otherwise; never across the mark of the guarantee. */
  function writeCanGo(): void {
    const label = `${amounts.saving} ${words.gauge.canGo}`
    const wide = paper.width(label, 12, 'name')
    const mark = at(thresholdCents)
    const places = [x + 7, mark + 7, at(saving) + 7, Math.max(mark, at(saving)) + 7]
    const fits = (start: number) => {
      const [from, to] = [start - 4, start + wide + 4]
      const inBar = to <= at(saving)
      return (mark < from || mark > to) && to <= x + width && (inBar || from >= at(saving))
    }
    const start = places.find(fits) ?? x + width - wide
    const inBar = start + wide <= at(saving)
    if (!inBar)
      paper.path(rectangle({ x: start - 4, y: top + 5, width: wide + 8, height: bar.height - 10 }), { fill: 'paper' })
    const colour = inBar ? 'paper' : 'flow'
    paper.text(label, { x: start, baseline: top + bar.height / 2 + 4.2, size: 12, cut: 'name', colour })
  }

  function writeGuarantee(): void {
    const mark = at(thresholdCents)
    paper.path(`M${mark} ${y + 2}V${foot + 3}`, { stroke: 'paper', width: 4 })
    paper.path(`M${mark} ${y + 2}V${foot + 3}`, { width: 1.6 })
    const right = mark > x + width * 0.7
    const label = `${amounts.threshold} ${words.gauge.guarantee}`
    paper.text(label, {
      x: right ? mark - 6 : mark + 6,
      baseline: y + 12,
      size: 9,
      cut: 'name',
      align: right ? 'end' : 'start',
    })
  }

  /** The shares that we count with, when there is room to tell them apart. */
  function writeScale(): void {
    const baseline = foot + 13
    const small = { baseline, size: 8, colour: 'ink2' } as const
    const least = at(cost * savingShares.least)
    const most = at(cost * savingShares.most)
    if (least - x > 36 && at(cost) - most > paper.width(amounts.cost, 8) + 16) {
      paper.path(`M${least} ${foot - 5}V${foot + 4}H${most}V${foot - 5}`, { width: 0.9 })
      for (const share of [savingShares.least, savingShares.most]) {
        paper.text(`${Math.round(share * 100)}%`, { ...small, x: at(cost * share), align: 'middle' })
      }
    }
    paper.text('0', { ...small, x })
    const end = Math.max(at(cost), x + paper.width(amounts.cost, 8) + 14)
    paper.text(amounts.cost, { ...small, x: end, align: 'end' })
  }
}
