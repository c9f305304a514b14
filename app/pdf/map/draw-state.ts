/** One state of the drawing with its heading, and the key to its signs. */
import { writeDays, writeMinutes } from '#app/ui/value-stream-map/map-numbers.ts'
import type { Paper } from '../paper.ts'
import { chip, person, waiting } from '../paths.ts'
import type { ReportFacts } from '../report-facts.ts'
import { inner } from '../sheet.ts'
import { drawStaves } from './draw-staves.ts'
import type { Staves } from './layout-staves.ts'

export const headingHeight = 20

interface StateInput {
  paper: Paper
  facts: ReportFacts
  layout: Staves
  after: boolean
  y: number
  between: number
}

/** Returns its lower edge. */
export function drawState({ paper, facts, layout, after, y, between }: StateInput): number {
  const { copy, map, answer, locale } = facts
  const { headline } = after ? copy.drawing.after : copy.drawing.now
  const baseline = y + 12
  paper.text(headline, {
    x: inner.left,
    baseline,
    size: 12,
    cut: 'name',
    colour: after ? 'flow' : 'signalInk',
    tag: 'H2',
  })
  const pass = after ? answer.after : answer.now
  const sums = [
    `${map.leadTime}: ${writeDays(pass.leadDays, map.days, locale)}`,
    `${map.processTime.toLowerCase()}: ${writeMinutes(pass.workMinutes, map.minute, locale)}`,
  ]
  paper.text(sums.join(', '), { x: inner.right, baseline, size: 8.5, colour: 'ink2', align: 'end' })
  const top = y + headingHeight
  drawStaves({ paper, facts, layout, after, between, x: inner.left, right: inner.right, y: top })
  return top + layout.height + (layout.staves.length - 1) * between
}

/** What the signs mean that stand on the sheet, in one line. */
export function drawMapKey(paper: Paper, { map }: ReportFacts, states: readonly Staves[], baseline: number): void {
  const steps = states.flatMap(({ staves }) => staves.flatMap((stave) => stave.steps))
  const signs = [
    { used: steps.some(({ state }) => state && !state.bySoftware), text: map.key.byPerson, sign: byPerson },
    { used: steps.some(({ state }) => state?.bySoftware), text: map.key.bySoftware, sign: bySoftware },
    { used: steps.some(({ triangle }) => triangle > 0), text: map.key.waiting, sign: itWaits },
  ]
  let x = inner.left
  for (const { text, sign } of signs.filter(({ used }) => used)) {
    paper.path(sign.path, { stroke: sign.stroke, width: 0.9 }, x, baseline)
    paper.text(text, { x: x + 13, baseline, size: 8, colour: 'ink2' })
    x += paper.width(text, 8) + 34
  }
}

const byPerson = { path: person(4, -5.5), stroke: 'ink2' } as const
const bySoftware = { path: chip(4, -2.8), stroke: 'flow' } as const
const itWaits = { path: waiting(4, 1, 10), stroke: 'signalMark' } as const
