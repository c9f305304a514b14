import fc from 'fast-check'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { longestName } from '#app/domain/roi/sheet.ts'
import { locales } from '#app/locales.ts'
import { arbitraryJob, jobFor, orderSheet } from '#tests/support/arbitrary-job.ts'
import { composeReport, drawReport, openReportPaper } from './draw-report.ts'
import { factsOf } from './report-facts.ts'
import type { ReportJob } from './report-job.ts'
import { outside, touching } from './words-apart.ts'

async function read(job: ReportJob): Promise<{ pages: string[]; all: string }> {
  const { text } = await extractText(await getDocumentProxy(await drawReport(job)))
  // Words wrap where a box ends.
  const pages = text.map((page) => page.replace(/\s+/g, ' '))
  return { pages, all: pages.join(' ') }
}

describe.each(locales)('the report in %s', (locale) => {
  it('says every step and the figures, as text', async () => {
    const { pages, all } = await read(jobFor(orderSheet(6), { locale }))
    expect(pages).toHaveLength(2)
    for (let number = 1; number <= 6; number += 1) expect(all).toContain(`Step called ${number}`)
    const figures =
      locale === 'en'
        ? [
            '45 minutes of work takes 18.1 days.',
            '€24,300',
            '540 hours',
            '5.5 d',
            '10 min',
            'Against €16,080',
            '1 of 2',
            '21 November 2027',
          ]
        : [
            '45 minuten werk kost 18,1 dagen.',
            '€ 24.300',
            '540 uur',
            '5,5 d',
            '10 min',
            'Verschil met € 16.080',
            '1 van 2',
            '21 november 2027',
          ]
    for (const figure of figures) expect(all).toContain(figure)
    for (const text of ['Sanne de Wit', 'R7KQ 2M9X VD4T H8WC 5NJP 3BYE 6S', 'Order to invoice']) {
      for (const page of pages) expect(page).toContain(text)
    }
  })

  it('stays small, whatever the number of steps', async () => {
    for (const [steps, pages] of [
      [2, 2],
      [6, 2],
      [12, 3],
    ] as const) {
      const long = (number: number) =>
        `Controle ${number} van order en factuur met elkaar`.padEnd(longestName, 'x').slice(0, longestName)
      const bytes = await drawReport(jobFor(orderSheet(steps, long), { locale }))
      expect(bytes.length).toBeLessThan(150_000)
      expect((await getDocumentProxy(bytes)).numPages).toBe(pages)
    }
  })
})

it('says what it is, for readers that list documents or read them aloud', async () => {
  const pdf = await getDocumentProxy(await drawReport(jobFor(orderSheet(3), { locale: 'nl' })))
  const { info } = await pdf.getMetadata()
  expect(info).toMatchObject({ Author: 'Vlotwerk', Language: 'nl', Title: expect.stringContaining('Order to invoice') })
  const tree = await (await pdf.getPage(1)).getStructTree()
  expect(JSON.stringify(tree)).toContain('"role":"H1"')
})

it('leads to the contact page', async () => {
  const pdf = await getDocumentProxy(await drawReport(jobFor(orderSheet(3), { locale: 'nl' })))
  const annotations = await (await pdf.getPage(2)).getAnnotations()
  expect(annotations).toMatchObject([{ url: 'https://vlotwerk.example/nl/contact' }])
})

it('draws the same sheet to the same bytes', async () => {
  const job = jobFor(orderSheet(4))
  expect(await drawReport(job)).toEqual(await drawReport(job))
})

it('lets no two words touch, whatever was typed', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryJob, async (job) => {
      const facts = factsOf(job)
      const paper = openReportPaper(facts)
      composeReport(paper, facts)
      const { boxes } = await paper.finish()
      expect(outside(boxes)).toEqual([])
      expect(touching(boxes)).toEqual([])
    }),
    { numRuns: 60 },
  )
}, 120_000)
