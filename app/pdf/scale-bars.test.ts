import { expect, it } from 'vitest'
import { jobFor, orderSheet } from '#tests/support/arbitrary-job.ts'
import type { Paper } from './paper.ts'
import { factsOf } from './report-facts.ts'
import { drawScale } from './scale-bars.ts'

it('draws work over the wait that follows it, however short the work', () => {
  const facts = factsOf(jobFor(orderSheet(6), { locale: 'en' }))
  const { now, after } = facts.words.scale
  const bars: string[][] = []
  const draw = (what: string) => bars.at(-1)?.push(what)
  const paper: Pick<Paper, 'text' | 'width' | 'inside' | 'hatch' | 'path'> = {
    text: (text) => {
      if (text === now || text === after) bars.push([])
    },
    width: () => 40,
    inside: (_tag, content) => content(),
    hatch: () => draw('wait'),
    path: (_path, { fill }) => (fill === 'flow' ? draw('work') : undefined),
  }
  drawScale(paper as Paper, facts, 0)
  expect(bars).toHaveLength(2)
  for (const drawn of bars) {
    expect(drawn.filter((one) => one === 'wait').length).toBeGreaterThan(1)
    expect(drawn.indexOf('work')).toBeGreaterThan(drawn.lastIndexOf('wait'))
  }
})
