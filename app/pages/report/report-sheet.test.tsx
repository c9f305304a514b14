/** The report of any sheet that can be filled in, as markup. */
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { content } from '#app/content/index.server.ts'
import { calculate } from '#app/domain/roi/calculate.ts'
import type { RoiSheet } from '#app/domain/roi/sheet.ts'
import type { Locale } from '#app/locales.ts'
import { reportWords } from '#app/ui/roi/report-words.ts'
import { arbitrarySheet } from '#tests/support/arbitrary-sheet.ts'
import { ReportSheet } from './report-sheet.tsx'

function render(sheet: RoiSheet, locale: Locale, owner: string | null = null): string {
  const [copy, words] = [content('report', locale), content('roi', locale)]
  const answer = calculate(sheet)
  const said = reportWords({ sheet, answer, words, copy, locale })
  const saved = { owner, createdAt: '2026-11-21T09:30:00.000Z', expiresAt: '2027-11-21T09:30:00.000Z' }
  const origin = 'https://example.org'
  const report = {
    sheet,
    answer,
    said,
    copy,
    words,
    locale,
    origin,
    token: 'R7KQ2M9XVD4TH8WC5NJP3BYE6S',
    ...saved,
  }
  return renderToStaticMarkup(<ReportSheet {...report} />)
}

it('is whole for any sheet: no number undone, no place unfilled, no style that the policy refuses', () => {
  fc.assert(
    fc.property(arbitrarySheet, fc.constantFrom<Locale>('en', 'nl'), (sheet, locale) => {
      // Names may be anything, a place to fill included.
      const named = {
        ...sheet,
        name: 'Approval',
        steps: sheet.steps.map((step) => ({ ...step, name: 'Sign', who: '' })),
      }
      expect(render(named, locale)).not.toMatch(/ style=|NaN|undefined|Infinity|[{]\w+[}]/)
      render(sheet, locale)
    }),
    { numRuns: 25 },
  )
})

it('says whose drawing it is, if anybody said so', () => {
  const [sheet] = fc.sample(arbitrarySheet, { numRuns: 1, seed: 1 })
  if (!sheet) throw new Error('no sheet')
  expect(render(sheet, 'en', 'De Wit & Co')).toContain('Drawn by De Wit &amp; Co, 21 November 2026')
  expect(render(sheet, 'nl')).toContain('Getekend op 21 november 2026')
})

it('heads the table with how often, where its steps name no tool', () => {
  const [sheet] = fc.sample(arbitrarySheet, { numRuns: 1, seed: 3 })
  if (!sheet) throw new Error('no sheet')
  expect(render(sheet, 'en')).toMatch(/<th scope="col"[^>]*>Times a month<.*× a month<\/td>/s)
  expect(render(sheet, 'nl')).toMatch(/<th scope="col"[^>]*>Keer per maand<.*×\/maand<\/td>/s)
})

it('has one heading of the first level, the sentence that its figures make', () => {
  const [sheet] = fc.sample(arbitrarySheet, { numRuns: 1, seed: 2 })
  if (!sheet) throw new Error('no sheet')
  expect(render(sheet, 'en').match(/<h1/g)).toHaveLength(1)
})
