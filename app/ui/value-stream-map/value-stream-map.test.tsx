import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { anyWords, arbitraryProcess } from '#tests/support/arbitrary-process.ts'
import { ValueStreamMap } from './value-stream-map.tsx'

const example = {
  id: 'example',
  title: 'example',
  from: 'Client',
  system: { name: 'Books', at: 1 },
  steps: ['First', 'Second', 'Third'].map((name, index) => ({
    name,
    who: 'Office',
    with: 'Mail',
    minutes: 10,
    waitDays: 2,
    cause: 'waits',
    becomes: index === 1 ? null : { name, who: 'Software', with: 'Mail', minutes: 1, waitDays: 0, bySoftware: true },
  })),
  loops: [],
  redlines: [],
}

function render(variant: 'hero' | 'current' | 'future', process = example) {
  return renderToStaticMarkup(<ValueStreamMap process={process} words={anyWords} locale="en" variant={variant} />)
}

describe('any process', () => {
  it.each(['hero', 'current', 'future'] as const)(
    '%s: sets no style attribute and leaves no number undone',
    (variant) => {
      fc.assert(
        fc.property(arbitraryProcess, (process) => {
          const html = renderToStaticMarkup(
            <ValueStreamMap process={process} words={anyWords} locale="nl" variant={variant} />,
          )
          expect(html).not.toMatch(/ style=|NaN|undefined|Infinity/)
        }),
        { numRuns: 10 },
      )
    },
  )
})

it('measures the triangles of a future that waits where nothing waits now', () => {
  const [step] = example.steps
  if (!step?.becomes) throw new Error('no step')
  const later = { ...step, waitDays: 0, becomes: { ...step.becomes, waitDays: 0.1 } }
  expect(render('future', { ...example, steps: [later, { ...later, name: 'Next' }] })).not.toMatch(/NaN|Infinity/)
})

it('offers both states with one chosen, in the hero only', () => {
  expect(render('hero').match(/type="radio"/g)).toHaveLength(3)
  expect(render('hero').match(/checked=""/g)).toHaveLength(1)
  expect(render('current')).not.toContain('type="radio"')
})

it('describes each drawing to those who cannot see it', () => {
  const drawings = render('hero').match(/<svg[^>]*role="img"[^>]*>/g) ?? []
  expect(drawings.length).toBeGreaterThan(0)
  for (const drawing of drawings) expect(drawing).toMatch(/aria-label="Example\. Current: lead time 6\.1 days/)
})

it('draws a plain variant without the other state', () => {
  expect(render('current')).not.toContain('removed')
  expect(render('future')).toContain('removed')
  expect(render('current')).toContain('>30 min<')
  expect(render('future')).not.toContain('>30 min<')
})

it('says all steps in the table, the removed one as removed', () => {
  const table = /<table.*<\/table>/s.exec(render('hero'))?.[0] ?? ''
  for (const { name } of example.steps) expect(table).toContain(name)
  expect(table).toContain(anyWords.removed)
})

it('says nothing in the table of a state that is not drawn', () => {
  const headsOf = (state: 'current' | 'future') => {
    const map = <ValueStreamMap process={example} words={anyWords} locale="en" variant={state} table={state} />
    return [...renderToStaticMarkup(map).matchAll(/<th scope="col"[^>]*>(.*?)<\/th>/g)].map(([, head]) => head)
  }
  const { step, who, with: tool, waitingCurrent, workCurrent, waitingFuture, workFuture } = anyWords.table
  expect(headsOf('current')).toEqual([step, who, tool, waitingCurrent, workCurrent])
  expect(headsOf('future')).toEqual([step, who, tool, waitingFuture, workFuture])
})

it('describes both states where the table has both, also in a figure of one', () => {
  const map = <ValueStreamMap process={example} words={anyWords} locale="en" variant="future" table="both" />
  expect(renderToStaticMarkup(map)).toMatch(/<caption[^>]*>Example\. Current: [^<]+ Future: /)
})

it('has the style that a change may need from the start', () => {
  expect(render('current')).toContain('<style></style>')
})

it('keeps its switch out of a form around it', () => {
  expect(render('hero').match(/<input[^>]*form=""/g)).toHaveLength(3)
})

it('is told not to move by itself', () => {
  const still = <ValueStreamMap process={example} words={anyWords} locale="en" variant="hero" still />
  expect(renderToStaticMarkup(still)).toContain('data-morphs="" data-still=""')
})

it('draws a process that nobody waits in, and one of which nothing stays', () => {
  const none = { waitDays: 0, minutes: 0, cause: '', becomes: null }
  const html = render('hero', { ...example, title: '', steps: example.steps.map((step) => ({ ...step, ...none })) })
  expect(html).toContain('aria-label="Current: lead time 0.0 days, process time 0 min.')
  expect(html).not.toMatch(/NaN|Infinity/)
})
