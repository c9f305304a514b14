/** All points as steps of one ladder, as on the page: high while a point is open, low when it is in place. */
import { fill } from '#app/content/fill.ts'
import type { Paper } from '../paper.ts'
import { rectangle } from '../paths.ts'
import { inner } from '../sheet.ts'
import type { ChecklistFacts, DrawnPoint, DrawnTheme } from './checklist-facts.ts'

export const ladderHeight = 158

/** Room for what the two heights mean. */
const names = 48

const stairs = { left: inner.left + names, width: inner.width - names, top: 28, height: 62 } as const

/** @param y upper edge */
export function drawLadder(paper: Paper, facts: ChecklistFacts, y: number): void {
  const { copy, themes } = facts
  const [high, low] = [y + stairs.top, y + stairs.top + stairs.height]
  const points = themes.flatMap(({ points }) => points)
  const step = stairs.width / points.length
  const begins = starts(themes, step)
  const { open, inPlace } = copy.score
  paper.text(open, { x: inner.left, baseline: high + 3, size: 8.5, colour: 'signalInk' })
  paper.text(inPlace, { x: inner.left, baseline: low + 3, size: 8.5, colour: 'flow' })
  for (const x of begins) paper.path(`M${x} ${high - 8}V${low + 56}`, { stroke: 'line', width: 0.6 })
  paper.inside('Figure', () => drawSteps(paper, points, { high, low, step }), altOf(facts))
  for (const [index, { title, inPlace, points }] of themes.entries()) {
    const x = begins[index] ?? 0
    const room = points.length * step - 8
    paper.text(title, { x: x + 6, baseline: low + 38, size: paper.fit(title, room, 11.5, 'name'), cut: 'name' })
    const count = fill(copy.paper.headline, { count: String(inPlace), total: String(points.length) })
    paper.text(count, { x: x + 6, baseline: low + 51, size: paper.fit(count, room, 8.5), colour: 'ink2' })
  }
}

/** Where the steps of each theme begin. */
function starts(themes: readonly DrawnTheme[], step: number): number[] {
  let before = 0
  return themes.map(({ points }) => {
    const x = stairs.left + before * step
    before += points.length
    return x
  })
}

interface Stairs {
  high: number
  low: number
  step: number
}

function drawSteps(paper: Paper, points: readonly DrawnPoint[], { high, low, step }: Stairs): void {
  for (const [index, { inPlace, number }] of points.entries()) {
    const x = stairs.left + index * step
    if (inPlace) {
      paper.path(`M${x} ${low}h${step}`, { stroke: 'flow', width: 2.6 })
    } else {
      const below = { x, y: high, width: step, height: low - high }
      paper.hatch(rectangle(below), below, 'signalMark')
      paper.path(`M${x} ${high}h${step}`, { stroke: 'signalMark', width: 2 })
    }
    const before = points[index - 1]
    if (before && before.inPlace !== inPlace) paper.path(`M${x} ${high - 1}V${low + 1.3}`, { width: 1.2 })
    paper.text(number, {
      x: x + step / 2,
      baseline: low + 14,
      size: 7.5,
      colour: inPlace ? 'ink2' : 'signalInk',
      align: 'middle',
    })
  }
}

function altOf({ copy, themes }: ChecklistFacts): string {
  return themes
    .map(({ title, inPlace, points }) =>
      fill(copy.paper.ofTheme, { theme: title, count: String(inPlace), total: String(points.length) }),
    )
    .join('. ')
}
