import fc from 'fast-check'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { checklist } from '#app/content/checklist.ts'
import { locales } from '#app/locales.ts'
import { plainText } from '#app/plain-text.ts'
import type { ChecklistJob } from '../checklist-job.ts'
import { outside, touching } from '../words-apart.ts'
import { factsOf } from './checklist-facts.ts'
import { composeChecklist, drawChecklist, openChecklistPaper } from './draw-checklist.ts'

const points = checklist.themes.flatMap(({ points }) => points)
const all = points.map(({ id }) => id)

const jobFor = (ticked: readonly string[], locale: ChecklistJob['locale'] = 'en'): ChecklistJob => ({
  document: 'checklist',
  locale,
  ticked,
  filledIn: '2026-11-21T10:00:00.000Z',
  origin: 'https://vlotwerk.example',
})

async function read(job: ChecklistJob): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(await drawChecklist(job)))
  // Words wrap where their column ends.
  return text.map((page) => page.replace(/\s+/g, ' '))
}

describe.each(locales)('the checklist in %s', (locale) => {
  it('says the score, what comes first, and every point, as text', async () => {
    const [outcome = '', list = '', ...more] = await read(jobFor(all.slice(0, 18), locale))
    expect(more).toEqual([])
    const said =
      locale === 'en'
        ? ['18 of 30 in place', 'About halfway', 'What to do first', '21 November 2026', '1 of 2', '3 more points']
        : ['18 van 30 op orde', 'Halverwege', 'Wat u het eerst doet', '21 november 2026', '1 van 2']
    for (const text of said) expect(outcome).toContain(text)
    // The fifth theme is the first that is less than half in place.
    const first = points[20]
    for (const text of [first?.title, first?.how, first?.takes]) {
      expect(outcome).toContain(plainText(text?.[locale] ?? 'no text'))
    }
    // A word may be broken where its column ends.
    const unbroken = list.replaceAll('- ', '')
    for (const { title } of points) expect(unbroken).toContain(plainText(title[locale]).replaceAll('- ', ''))
  })

  it('stays two small sheets, whatever is ticked', async () => {
    for (const ticked of [[], all]) {
      const bytes = await drawChecklist(jobFor(ticked, locale))
      expect(bytes.length).toBeLessThan(100_000)
      expect((await getDocumentProxy(bytes)).numPages).toBe(2)
    }
  })
})

it('names the point to begin with, and none where all is in place', async () => {
  const [empty = ''] = await read(jobFor([]))
  expect(empty).toContain('Nothing ticked yet.')
  expect(empty).toContain(points[0]?.how.en)
  const [full = ''] = await read(jobFor(all))
  expect(full).toContain('All 30 in place.')
})

it.each(locales)('asks for no open points where there is none (%s)', async (locale) => {
  const { section, headline, text } = checklist.closing
  // The page says the same, whatever its ticks come to be.
  const said = [section[locale], ...headline[locale], text[locale]].join(' ')
  const [full = ''] = await read(jobFor(all, locale))
  expect(full).toContain(headline[locale].join(' '))
  for (const words of [said, full]) expect(words).not.toMatch(/open (points|punten)/i)
})

it('tells those who listen which points are in place, and what it is', async () => {
  const pdf = await getDocumentProxy(await drawChecklist(jobFor(all.slice(0, 29), 'nl')))
  const { info } = await pdf.getMetadata()
  expect(info).toMatchObject({ Author: 'Vlotwerk', Language: 'nl', Title: 'Checklist: 29 van 30 punten op orde' })
  const tree = JSON.stringify(await (await pdf.getPage(2)).getStructTree())
  expect(tree.match(/"alt":"op orde"/g)).toHaveLength(29)
  expect(tree.match(/"alt":"nog open"/g)).toHaveLength(1)
  const outcome = JSON.stringify(await (await pdf.getPage(1)).getStructTree())
  expect(outcome).toContain('"role":"H1"')
  expect(outcome).toContain('De regels: 4 van 5')
})

it('leads to the contact page', async () => {
  const pdf = await getDocumentProxy(await drawChecklist(jobFor([], 'nl')))
  expect(await (await pdf.getPage(1)).getAnnotations()).toMatchObject([{ url: 'https://vlotwerk.example/nl/contact' }])
})

it('lets no two words touch, whatever is ticked', async () => {
  await fc.assert(
    fc.asyncProperty(fc.subarray(all), fc.constantFrom(...locales), async (ticked, locale) => {
      const facts = factsOf(jobFor(ticked, locale))
      const paper = openChecklistPaper(facts)
      composeChecklist(paper, facts)
      const { boxes } = await paper.finish()
      expect(outside(boxes)).toEqual([])
      expect(touching(boxes)).toEqual([])
    }),
    { numRuns: 40 },
  )
}, 120_000)
