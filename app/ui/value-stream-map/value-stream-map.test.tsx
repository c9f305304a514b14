import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Process } from '#app/content/processes/process.ts'
import { anyWords, arbitraryProcess } from '#tests/support/arbitrary-process.ts'
import { writeDays, writeMinutes } from './map-numbers.ts'
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

/** As a visitor of the calculator types it. */
const { system: _, ...typed } = example

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

describe('the table of a state', () => {
  const tables = (table: 'current' | 'future' | 'both', process: Process = example) =>
    renderToStaticMarkup(
      <ValueStreamMap process={process} words={anyWords} locale="en" variant="future" table={table} />,
    ).match(/<table.*?<\/table>/gs) ?? []
  const captionsOf = (html: readonly string[]) =>
    html.map((table) =>
      /<caption>(.*?)<\/caption>/
        .exec(table)?.[1]
        ?.replaceAll(/(<[^>]+>)+/g, '|')
        .replace(/\|$/, ''),
    )
  /** The cells of each step, heads of rows included. */
  const rowsOf = (table = '') =>
    [...(/<tbody.*<\/tbody>/s.exec(table)?.[0].matchAll(/<tr.*?<\/tr>/gs) ?? [])].map(([row]) =>
      [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell]) => cell),
    )

  it('is one for each state that is drawn', () => {
    expect(captionsOf(tables('both'))).toEqual(['Current|: example|from: Client', 'Future|: example|from: Client'])
    expect(captionsOf(tables('current'))).toEqual(['Current|: example|from: Client'])
    expect(captionsOf(tables('future'))).toEqual(['Future|: example|from: Client'])
  })

  it('says who sends the work in, and what is noted under the whole future', () => {
    const wholeOf = (process: Process) => captionsOf(tables('both', process)).map((text) => text?.split('|')[2])
    expect(wholeOf(typed)).toEqual([undefined, undefined])
    expect(wholeOf({ ...example, futureNote: 'Books itself' })).toEqual(['from: Client', 'from: Client. Books itself'])
  })

  it('names the system at the steps that use it in that state', () => {
    const usedAt = (more: Partial<NonNullable<Process['system']>>) =>
      tables('both', { ...example, system: { ...example.system, ...more } }).map((table) =>
        rowsOf(table).flatMap((cells, place) => (cells.at(-1) === 'system: Books' ? [place] : [])),
      )
    expect(usedAt({})).toEqual([[1], [0, 2]])
    expect(usedAt({ usedThenBy: [2] })).toEqual([[1], [2]])
    expect(usedAt({ isNew: true })).toEqual([[], [0, 2]])
    // The step that used it is removed.
    expect(usedAt({ usedThenBy: [1] })).toEqual([[1], []])
  })

  it('has a head to each column, and one for remarks where there are some', () => {
    const headsOf = (table = '') => [...table.matchAll(/<th scope="col"[^>]*>(.*?)<\/th>/g)].map(([, head]) => head)
    const { step, who, with: tool, waiting, work, remark } = anyWords.table
    const [now, then] = tables('both', { ...typed, redlines: [{ at: 0, text: 'read twice' }] })
    expect(headsOf(now)).toEqual([step, who, tool, waiting, work, remark])
    expect(headsOf(then)).toEqual([step, who, tool, waiting, work])
  })

  it('has a row to each step, the removed one as removed', () => {
    for (const table of tables('both'))
      expect(rowsOf(table).map(([name]) => name)).toEqual(example.steps.map(({ name }) => name))
    expect(rowsOf(tables('future', typed)[0])[1]).toEqual(['Second', anyWords.removed])
  })

  it('says of each step what the drawing of that state says: its name, who, with what, and how long', () => {
    const [first] = example.steps
    if (!first?.becomes) throw new Error('no step')
    const becomes = { ...first.becomes, name: 'Sort', note: 'by a rule' }
    const process = {
      ...typed,
      steps: [{ ...first, becomes }, ...example.steps.slice(1)],
      redlines: [{ at: 0, text: 'read twice' }],
      loops: [{ from: 0, to: 1, label: '1 in 5' }],
    }
    const [now, then] = tables('both', process)
    const second = example.steps[1]
    expect(rowsOf(now)[0]).toEqual([
      first.name,
      first.who,
      first.with,
      writeDays(first.waitDays, anyWords.day, 'en'),
      writeMinutes(first.minutes, anyWords.minute, 'en'),
      `read twice; → ${second?.name}: 1 in 5`,
    ])
    expect(rowsOf(then)[0]).toEqual([
      'Sort',
      'Software',
      'Mail',
      writeDays(0, anyWords.day, 'en'),
      writeMinutes(1, anyWords.minute, 'en'),
      'by a rule',
    ])
    expect(rowsOf(then)[1]).toEqual([second?.name, anyWords.removed, ''])
  })
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
