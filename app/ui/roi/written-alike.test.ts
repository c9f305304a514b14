/** What a page writes in two places is one figure, and what it writes as a sum comes out for who works it out. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { content } from '#app/content/index.server.ts'
import { calculate, type RoiAnswer } from '#app/domain/roi/calculate.ts'
import type { RoiSheet } from '#app/domain/roi/sheet.ts'
import { daysAsNumber, euros } from '#app/formats.ts'
import { scaleDays } from '#app/ui/to-scale/scale-days.ts'
import { totals } from '#app/ui/value-stream-map/geometry/totals.ts'
import { arbitrarySheet } from '#tests/support/arbitrary-sheet.ts'
import { contentByReading } from '#tests/support/content-by-reading.ts'
import { exampleSheet } from '#tests/support/example-sheet.ts'
import { chartAlt } from './chart-alt.ts'
import { chartLayout } from './chart-layout.ts'
import { drawnProcess } from './drawn-process.ts'
import { difference, lessWritten } from './figures.ts'
import { daysInWords } from './in-words.ts'
import { reportWords } from './report-words.ts'
import { shareRows } from './share-rows.ts'
import { verdictOf } from './verdict.ts'
import { workingLines } from './working-lines.ts'

const locale = 'en'
const words = content('roi', locale)
const copy = content('report', locale)

/** `−€1,635` is -1635. */
const numberIn = (text: string) => Number(text.replaceAll(/[^−\d.]/g, '').replace('−', '-'))
const numbersIn = (text: string) => [...text.matchAll(/−?€?\d(?:[\d,.]*\d)?/g)].map(([number]) => numberIn(number))

/** With figures of the size that people fill in: sums near the guarantee, waits near nothing. */
const arbitraryUsual = fc
  .tuple(arbitrarySheet, fc.constantFrom(1, 20, 400), fc.constantFrom(1, 50, 2_000))
  .map(([sheet, fewer, sooner]) => ({
    ...sheet,
    steps: sheet.steps.map((step) => ({
      ...step,
      timesPerMonth: Math.round(step.timesPerMonth / fewer),
      waitDays: Math.round((step.waitDays / sooner) * 100) / 100,
    })),
  }))

function always(law: (answer: RoiAnswer, sheet: RoiSheet) => void): void {
  fc.assert(fc.property(fc.oneof(arbitrarySheet, arbitraryUsual), (sheet) => law(calculate(sheet), sheet)))
}

describe('days', () => {
  it('are the same in the drawing, in words and in the working', () => {
    always((answer, sheet) => {
      const process = drawnProcess({ sheet, answer, words, locale })
      const { current, future } = totals(process)
      const { now, later } = scaleDays(process, locale)
      const lines = workingLines({ sheet, answer, words, locale })
      for (const [pass, drawn, said, key] of [
        [answer.now, current, now, 'leadNow'],
        [answer.after, future, later, 'leadAfter'],
      ] as const) {
        const written = daysInWords(pass.leadDays, words.units.days, locale)
        expect(daysAsNumber(drawn.leadDays, locale)).toBe(said)
        expect(numberIn(written)).toBe(numberIn(said))
        expect(lines.find((line) => line.key === key)?.result.replaceAll('\u00a0', ' ')).toBe(written)
      }
    })
  })

  it('are one day when they are written so, and some days are never none', () => {
    const say = (days: number) => daysInWords(days, words.units.days, locale)
    expect([0, 0.001, 0.04, 0.05, 0.96, 1.04, 3.35].map(say)).toEqual([
      '0.0 days',
      '0.01 days',
      '0.04 days',
      '0.1 days',
      '1 day',
      '1 day',
      '3.4 days',
    ])
  })

  it('have no hair of counting with fractions', () => {
    const step = { name: '', who: '', timesPerMonth: 100, becomes: 'software' as const }
    const steps = [
      { ...step, waitDays: 3.3, minutes: 12 },
      { ...step, waitDays: 0, minutes: 12 },
    ]
    const sheet = { ...exampleSheet, steps }
    const said = reportWords({ sheet, answer: calculate(sheet), words, copy, locale })
    expect(said.headline).toBe('24 minutes of work takes 3.4 days.')
    expect(said.figures.at(-1)?.note).toBe('instead of 3.4')
    const waits = [0.1, 0.25, 0.3].map((waitDays) => ({ ...step, waitDays, minutes: 0 }))
    expect(calculate({ ...exampleSheet, steps: waits }).now).toMatchObject({ waitDays: 0.65, leadDays: 0.65 })
  })
})

describe('euros', () => {
  it('subtract as they are written', () => {
    always(({ guarantee: { thresholdCents }, saving }) => {
      const [saved, threshold] = [saving.marked.centsPerYear, thresholdCents].map((cents) =>
        numberIn(euros(cents, locale)),
      )
      const rest = difference(lessWritten(saving.marked.centsPerYear, thresholdCents), locale)
      expect(numberIn(rest)).toBe((saved ?? Number.NaN) - (threshold ?? Number.NaN))
    })
  })

  it('of the verdict do too, but never fall €0 short', async () => {
    const { content } = await contentByReading('A')
    const words = content('roi', locale)
    const sentence = /€([\d,]+) a year can go\. That is €([\d,]+) too little\. .*: €([\d,]+) here/
    const rates = Array.from({ length: 200 }, (_, index) => 2_500 + 17 * index)
    const read = rates.flatMap((hourlyCostCents) => {
      const answer = calculate({ ...exampleSheet, hourlyCostCents })
      const parts = sentence.exec(verdictOf({ answer, words, locale }).lines[0] ?? '')
      return parts ? [parts.slice(1).map(numberIn)] : []
    })
    expect(read.length).toBeGreaterThan(50)
    for (const [saved = 0, missing = 0, threshold = 0] of read) expect(missing).toBe(Math.max(1, threshold - saved))
  })

  it('of the chart leave the net that stands beside it', () => {
    always((answer, sheet) => {
      const layout = chartLayout(sheet, answer, words.chart)
      const alt = chartAlt({ answer, layout, words: words.chart, locale })
      const [, spent = 0, saved = 0] = numbersIn(alt)
      expect(saved - spent).toBe(numberIn(euros(answer.threeYears.netCents, locale)))
      expect(alt.includes('week')).toBe(layout.crossing !== null)
    })
  })

  it('of a year are the hours times the hourly cost that stand below them', () => {
    always((answer, sheet) => {
      const [cost] = reportWords({ sheet, answer, words, copy, locale }).figures
      const [hours = 0, rate = 0] = numbersIn(cost?.note ?? '')
      expect(Math.abs(hours * rate - numberIn(cost?.amount ?? ''))).toBeLessThanOrEqual(1)
    })
  })
})

it('gives two shares two names', () => {
  always((answer) => {
    const rows = shareRows({ answer, words, locale })
    const shares = rows.map(({ saving }) => Math.round(saving.share * 1e4))
    const names = rows.map(({ label }) => label.split(',')[0])
    expect(new Set(names).size).toBeGreaterThanOrEqual(new Set(shares).size)
  })
})
