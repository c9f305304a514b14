/** What to do first: the points to begin with, why these, and who goes through the rest with you. */
import { fill } from '#app/content/fill.ts'
import { pathInLocale } from '#app/locales.ts'
import { wrap } from '#app/ui/value-stream-map/geometry/text.ts'
import type { Paper } from '../paper.ts'
import { rectangle } from '../paths.ts'
import { inner } from '../sheet.ts'
import type { ChecklistFacts, DrawnPoint } from './checklist-facts.ts'

const aside = 236
const list = { left: inner.left + aside + 30, right: inner.right } as const
const body = { size: 10, leading: 12.5 } as const

/** @param y upper edge */
export function drawFirst(paper: Paper, facts: ChecklistFacts, y: number): void {
  const { copy, first, score, stage } = facts
  const { result, paper: words } = copy
  const headline = { x: inner.left, size: paper.fit(result.headline, aside, 22, 'headline'), cut: 'headline' } as const
  paper.text(result.headline, { ...headline, baseline: y + 34, tag: 'H2' })
  const said = first.length > 0 ? [stage, result.order] : [fill(words.allInPlace, { total: String(score.of) })]
  let baseline = y + 56
  for (const paragraph of said.filter((text) => text !== '')) {
    const lines = wrap(paragraph, aside, body.size)
    paper.text(lines, { ...body, x: inner.left, baseline })
    baseline += lines.length * body.leading + 6
  }
  drawContact(paper, facts, inner.bottom - 82)
  if (first.length > 0) paper.inside('L', () => drawPoints(paper, first, y + 16))
}

const rowHeight = 78

function drawPoints(paper: Paper, points: readonly DrawnPoint[], y: number): void {
  for (const [index, { number, title, why, how, takes }] of points.entries()) {
    const top = y + index * rowHeight
    if (index > 0) paper.path(`M${list.left} ${top}H${list.right}`, { stroke: 'hair', width: 0.6 })
    const left = list.left + 34
    const takesWidth = 96
    paper.inside('LI', () => {
      paper.text(String(index + 1), {
        x: list.left,
        baseline: top + 32,
        size: 24,
        cut: 'headline',
        colour: 'signalInk',
      })
      paper.inside('LBody', () => {
        const name = `${number} ${title}`
        const room = list.right - left - takesWidth - 10
        paper.text(name, { x: left, baseline: top + 24, size: paper.fit(name, room, 13, 'name'), cut: 'name' })
        paper.text(takes, {
          x: list.right,
          baseline: top + 24,
          size: paper.fit(takes, takesWidth, 9),
          colour: 'ink2',
          align: 'end',
        })
        const reason = wrap(why, room, body.size)
        paper.text(reason, { ...body, x: left, baseline: top + 40, colour: 'ink2' })
        const advice = wrap(how, room, body.size)
        paper.text(advice, { ...body, x: left, baseline: top + 43 + reason.length * body.leading })
      })
    })
  }
}

/** @param y upper edge */
function drawContact(paper: Paper, { copy, company, job }: ChecklistFacts, y: number): void {
  const { closing } = copy
  const x = inner.left + 8
  const room = aside - 16
  const address = `${job.origin}${pathInLocale('/contact', job.locale)}`
  const shown = address.replace(/^https?:\/\//, '')
  const headline = closing.headline.join(' ')
  const lines = wrap(closing.text, room, 8.5)
  paper.path(rectangle({ x: inner.left, y, width: aside, height: 72 }), { dash: [3, 2.2], width: 0.9 })
  paper.text(headline, { x, baseline: y + 16, size: paper.fit(headline, room, 10.5, 'name'), cut: 'name' })
  paper.text(lines, { x, baseline: y + 28, size: 8.5, leading: 10 })
  const link = paper.fit(shown, room - 90, 10, 'name')
  paper.link(shown, address, { x, baseline: y + 62, size: link, cut: 'name', colour: 'flow' })
  const phone = company.phone.shown
  paper.text(phone, { x: inner.left + aside - 8, baseline: y + 62, size: 8.5, colour: 'ink2', align: 'end' })
}
