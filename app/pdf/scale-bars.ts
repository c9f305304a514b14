/** Now and after as two bars on one axis of days. */
import { fill } from '#app/content/fill.ts'
import { writeNumber } from '#app/domain/roi/read-number.ts'
import { decimal } from '#app/formats.ts'
import { type Scale, type ScaleStep, scaleOf } from '#app/ui/to-scale/scale.ts'
import { scaleDays } from '#app/ui/to-scale/scale-days.ts'
import { totals } from '#app/ui/value-stream-map/geometry/totals.ts'
import { writeSavedDays } from '#app/ui/value-stream-map/map-numbers.ts'
import type { Paper } from './paper.ts'
import { rectangle } from './paths.ts'
import type { ReportFacts } from './report-facts.ts'
import { inner } from './sheet.ts'

export const scaleHeight = 104

/** Room for the names of the bars. */
const names = 46

const axis = { left: inner.left + names, length: inner.width - names } as const

const bar = { height: 17, first: 22, pitch: 25 } as const

/** @param y upper edge */
export function drawScale(paper: Paper, facts: ReportFacts, y: number): void {
  const { copy, words, process, sheet, locale } = facts
  const scale = scaleOf(process)
  paper.text(copy.drawing.scale, { x: inner.left, baseline: y + 12, size: 12, cut: 'name', tag: 'H2' })
  drawKey(paper, facts, y + 12)
  paper.inside(
    'Figure',
    () => {
      drawBar(paper, words.scale.now, scale.current, y + bar.first)
      drawBar(paper, words.scale.after, scale.future, y + bar.first + bar.pitch)
      drawSaved(paper, facts, scale, y + bar.first + bar.pitch)
      drawAxis(paper, facts, scale, y + bar.first + 2 * bar.pitch - 2)
    },
    altOf(facts),
  )
  paper.text(fill(words.scale.explanation, { hours: writeNumber(sheet.assumptions.hoursPerDay, locale) }), {
    x: axis.left,
    baseline: y + 98,
    size: 8,
    colour: 'ink2',
  })
}

function altOf({ words, process, locale }: ReportFacts): string {
  return fill(words.scale.alt, { ...scaleDays(process, locale) })
}

function place(percent: number): number {
  return axis.left + (axis.length * percent) / 100
}

/**
 * Work is thinner than a line in most drawings, so it gets a least width, stands out above and below, and lies over the wait
 * that follows it.
 */
const thinnest = 1.4

function drawBar(paper: Paper, name: string, steps: readonly ScaleStep[], y: number): void {
  paper.text(name, { x: inner.left, baseline: y + 12, size: 9, cut: 'name' })
  for (const { start, wait } of steps) {
    if (wait === 0) continue
    const area = { x: place(start), y, width: place(start + wait) - place(start), height: bar.height }
    paper.hatch(rectangle(area), area, 'signalMark')
    paper.path(rectangle(area), { stroke: 'signalMark', width: 0.8 })
  }
  for (const { start, wait, work } of steps) {
    if (work === 0) continue
    const from = place(start + wait)
    const width = Math.max(thinnest, place(start + wait + work) - from)
    paper.path(rectangle({ x: Math.min(from, inner.right - width), y: y - 2.5, width, height: bar.height + 5 }), {
      fill: 'flow',
    })
  }
}

/** The days that nobody waits any more, as a dimension line where there is room for one. */
function drawSaved(paper: Paper, { map, process, locale }: ReportFacts, scale: Scale, y: number): void {
  const { current, savedDays } = totals(process)
  if (savedDays < 0.05) return
  const text = `${writeSavedDays(savedDays, map.days, locale)} ${map.shorter}`
  const [from, to] = [place(scale.futureEnd) + 3, place((current.leadDays / scale.axis) * 100)]
  const middle = (from + to) / 2
  const half = paper.width(text, 12, 'name') / 2 + 8
  const line = y + bar.height / 2
  if (to - from < 2 * half + 24) return
  paper.path(
    `M${from} ${line}H${middle - half}M${middle + half} ${line}H${to}M${from} ${line - 5}v10M${to - 0.5} ${y - 6}V${y + bar.height}`,
    { stroke: 'flow', width: 0.9 },
  )
  paper.path(`M${from} ${line}l7 -3v6zM${to} ${line}l-7 -3v6z`, { fill: 'flow' })
  paper.text(text, { x: middle, baseline: line + 4.2, size: 12, cut: 'name', colour: 'flow', align: 'middle' })
}

function drawAxis(paper: Paper, { words, locale }: ReportFacts, { ticks, axis: days }: Scale, y: number): void {
  paper.path(`M${axis.left} ${y}h${axis.length}`, { stroke: 'line', width: 0.8 })
  paper.text(words.scale.day, { x: inner.left, baseline: y + 12, size: 8, colour: 'ink2' })
  const digits = ticks.every(Number.isInteger) ? 0 : 1
  for (const tick of ticks) {
    const x = place((tick / days) * 100)
    paper.path(`M${x} ${y}v5`, { stroke: 'line', width: 0.8 })
    const label = decimal(tick, digits, locale)
    const align = tick === 0 ? 'start' : x > inner.right - 10 ? 'end' : 'middle'
    paper.text(label, { x, baseline: y + 13, size: 8, colour: 'ink2', align })
  }
}

/** What the two signs mean, at the right end of the line. */
function drawKey(paper: Paper, { words }: ReportFacts, baseline: number): void {
  const { waits, works } = words.scale
  const text = { baseline, size: 8, colour: 'ink2' } as const
  const second = inner.right - paper.width(works, text.size)
  const first = second - 26 - paper.width(waits, text.size)
  const sample = { x: first - 20, y: baseline - 7.5, width: 16, height: 8 }
  paper.hatch(rectangle(sample), sample, 'signalMark')
  paper.path(rectangle(sample), { stroke: 'signalMark', width: 0.7 })
  paper.text(waits, { ...text, x: first })
  paper.path(rectangle({ x: second - 6, y: baseline - 8.5, width: 1.6, height: 10 }), { fill: 'flow' })
  paper.text(works, { ...text, x: second })
}
