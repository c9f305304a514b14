/** The list: six themes, each with its points, along the line that the page draws beside them. */
import { fill } from '#app/content/fill.ts'
import { wrap } from '#app/ui/value-stream-map/geometry/text.ts'
import type { Paper } from '../paper.ts'
import { rectangle } from '../paths.ts'
import { inner, ruleAcross } from '../sheet.ts'
import type { ChecklistFacts, DrawnPoint, DrawnTheme } from './checklist-facts.ts'

const columns = 3
const gap = 26
const width = (inner.width - (columns - 1) * gap) / columns
const half = (inner.bottom - inner.top) / 2

export function drawThemes(paper: Paper, facts: ChecklistFacts): void {
  for (const [index, theme] of facts.themes.entries()) {
    const column = index % columns
    const x = inner.left + column * (width + gap)
    const y = inner.top + Math.floor(index / columns) * half
    if (index === columns) ruleAcross(paper, y)
    if (column > 0) paper.path(`M${x - gap / 2} ${y}v${half}`, { stroke: 'hair', width: 0.6 })
    drawTheme(paper, facts, theme, x, y)
  }
}

const advice = { size: 8.5, leading: 10.5 } as const

function drawTheme(paper: Paper, facts: ChecklistFacts, theme: DrawnTheme, x: number, y: number): void {
  const { copy, score } = facts
  const { title, inPlace, points } = theme
  const count = fill(copy.paper.headline, { count: String(inPlace), total: String(points.length) })
  const isFirst = theme.id === score.firstTheme
  const note = isFirst ? `${count}, ${copy.theme.first}` : count
  const noted = paper.width(note, 8.5)
  paper.text(title, {
    x,
    baseline: y + 26,
    size: paper.fit(title, width - noted - 10, 16, 'headline'),
    cut: 'headline',
    tag: 'H2',
  })
  const tone = isFirst ? 'signalInk' : inPlace === points.length ? 'flow' : 'ink2'
  paper.text(note, { x: x + width, baseline: y + 26, size: 8.5, colour: tone, align: 'end' })
  const lines = wrap(theme.advice, width, advice.size)
  paper.text(lines, { ...advice, x, baseline: y + 40, colour: 'ink2' })
  paper.path(`M${x} ${y + 68}h${width}`, { width: 0.8 })
  paper.inside('L', () => drawPoints(paper, facts, points, x, y + 68))
}

/** From the line of an open point to that of one in place. */
const far = 8
const words = { left: 48, size: 10, leading: 11.5 } as const
const rowHeight = (half - 68 - 8) / 5

function drawPoints(paper: Paper, facts: ChecklistFacts, points: readonly DrawnPoint[], x: number, y: number): void {
  for (const [index, point] of points.entries()) {
    const top = y + index * rowHeight
    const at = x + 1 + (point.inPlace ? far : 0)
    const before = points[index - 1]
    if (before && before.inPlace !== point.inPlace) paper.path(`M${x + 0.4} ${top}h${far + 1.6}`, { width: 1 })
    paper.path(
      `M${at} ${top}v${rowHeight}`,
      point.inPlace ? { stroke: 'flow', width: 2.2 } : { stroke: 'signalMark', width: 1.6 },
    )
    if (index > 0) paper.path(`M${x + far + 10} ${top}H${x + width}`, { stroke: 'hair', width: 0.5 })
    paper.inside('LI', () => paper.inside('LBody', () => drawPoint(paper, facts, point, x, top)))
  }
}

function drawPoint(
  paper: Paper,
  { copy }: ChecklistFacts,
  { inPlace, number, title }: DrawnPoint,
  x: number,
  y: number,
): void {
  const lines = wrap(title, width - words.left, words.size, inPlace ? 'text' : 'name')
  const middle = y + rowHeight / 2
  const baseline = middle + words.size * 0.35 - ((lines.length - 1) * words.leading) / 2
  paper.inside(
    'Figure',
    () => drawBox(paper, inPlace, x + far + 10, middle - box / 2),
    inPlace ? copy.score.inPlace : copy.score.open,
  )
  paper.text(number, { x: x + far + 24, baseline, size: 8, colour: 'ink2' })
  paper.text(lines, {
    x: x + words.left,
    baseline,
    size: words.size,
    leading: words.leading,
    cut: inPlace ? 'text' : 'name',
    colour: inPlace ? 'ink2' : 'ink',
  })
}

const box = 9.5

function drawBox(paper: Paper, inPlace: boolean, x: number, y: number): void {
  const outline = rectangle({ x, y, width: box, height: box })
  paper.path(outline, inPlace ? { fill: 'flow', stroke: 'flow', width: 1 } : { width: 1 })
  if (!inPlace) return
  paper.path('M2 5l2.2 2.3l3.6-5', { stroke: 'paper', width: 1.5 }, x, y)
}
