import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { content } from '#app/content/index.server.ts'
import { calculate } from '#app/domain/roi/calculate.ts'
import type { RoiSheet } from '#app/domain/roi/sheet.ts'
import { usualAssumptions } from '#app/domain/roi/sheet.ts'
import { type Locale, locales } from '#app/locales.ts'
import { arbitrarySheet } from '#tests/support/arbitrary-sheet.ts'
import { type WorkingKey, type WorkingLine, workingLines } from './working-lines.ts'

const invoice: RoiSheet = {
  process: 'invoice',
  name: 'Invoice approval',
  timesPerMonth: 120,
  people: 3,
  hourlyCostCents: 4_200,
  steps: [
    step(1.2, 4, 120, 'software'),
    step(2.1, 12, 120, 'software'),
    step(4.6, 6, 120, 'person'),
    step(1.9, 14, 22, 'gone'),
    step(1, 8, 120, 'software'),
    step(1.5, 3, 120, 'person'),
  ],
  assumptions: usualAssumptions,
}

describe('the working of the invoice example', () => {
  it('has the visitor’s numbers in every formula', () => {
    expect(plain(linesOf(invoice, 'en'))).toEqual([
      ['Work a month', '4 × 120 + 12 × 120 + 6 × 120 + 14 × 22 + 8 × 120 + 3 × 120', '4,268 min'],
      ['Hours a year', '4,268 ÷ 60 × 12', '853.6 h'],
      ['Cost of doing nothing', '853.6 × €42.00', '€35,851'],
      ['The same a month', '€35,851.20 ÷ 12', '€2,988'],
      ['Work left a month', '(4 × 120 + 12 × 120 + 8 × 120) × 25% + 6 × 120 + 3 × 120', '1,800 min'],
      ['Share that goes', '(4,268 − 1,800) ÷ 4,268', '57.8%'],
      ['Saving a year', '€35,851.20 × 57.826%', '€20,731'],
      ['Lead time now', '12.3 d + 47 min ÷ 480', '12.4 days'],
      ['Lead time after', '1.525 d + 15 min ÷ 480', '1.6 days'],
      ['Payback, workshop', '(€1,497 ÷ (€1,727.60 − €90.00) + 1) × 52 ÷ 12', '9 weeks'],
      ['Payback, workshop and build', '(€5,000 ÷ (€1,727.60 − €90.00) + 1) × 52 ÷ 12', '18 weeks'],
      ['Net over three years', '35 × €1,727.60 − €5,000 − 35 × €90.00', '€52,316'],
    ])
  })

  it('is written in Dutch as Dutch', () => {
    const lines = linesOf(invoice, 'nl')
    expect(lines.map(({ formula }) => formula.replaceAll('\u00a0', ' '))).toContain(
      '(€ 1.497 ÷ (€ 1.727,60 − € 90,00) + 1) × 52 ÷ 12',
    )
    expect(lines.find(({ key }) => key === 'workLeft')?.how).toBe('bij software 25%, bij een mens alles')
  })
})

describe('the working', () => {
  it('says when more is marked than is counted', () => {
    const steps = invoice.steps.map((one) => ({ ...one, becomes: 'gone' as const }))
    expect(byKey(linesOf({ ...invoice, steps }, 'en')).share).toMatchObject({
      formula: '(4,268 − 0) ÷ 4,268 = 100%',
      result: '70%',
    })
  })

  it('has as many decimals as a share of very little work takes', () => {
    const steps = [{ ...step(0, 0.01, 0.01, 'software') }]
    const assumptions = { ...usualAssumptions, softwareLeavesPercent: 30.06 }
    expect(byKey(linesOf({ ...invoice, steps, assumptions }, 'en')).share).toMatchObject({
      formula: '(0.0001 − 0.00003006) ÷ 0.0001',
      result: '69.9%',
    })
  })

  it('has as many decimals as a very small share of very much work takes', () => {
    const steps = [step(0, 0.12, 0.09, 'gone'), step(0, 148.88, 7254.17, 'person')]
    expect(byKey(linesOf({ ...invoice, hourlyCostCents: 22_917, steps }, 'en')).saving).toMatchObject({
      formula: '€49,500,758.52 × 0.000001%',
      result: '€1',
    })
  })

  it('writes a share out where it lies halfway between two figures', () => {
    const steps = [{ ...step(0, 3.11, 3351.91, 'software') }]
    const assumptions = { ...usualAssumptions, softwareLeavesPercent: 32.95 }
    expect(byKey(linesOf({ ...invoice, steps, assumptions }, 'en')).share?.result).toBe('67.05%')
  })

  it('works without any work', () => {
    const steps = invoice.steps.map((one) => ({ ...one, minutes: 0 }))
    const lines = byKey(linesOf({ ...invoice, steps }, 'en'))
    expect(lines.workPerMonth).toMatchObject({ formula: '0', result: '0 min' })
    expect(lines.share).toMatchObject({ formula: '0', result: '0%' })
    expect(lines.paybackGrowth.result).toBe('not paid back')
  })

  it('comes out at the figure, whoever works it out', () => {
    fc.assert(
      fc.property(arbitrarySheet, fc.constantFrom(...locales), (sheet, locale) => {
        for (const { key, formula, result } of linesOf(sheet, locale)) {
          const [worked, shown] = [evaluate(formula, locale), numberOf(result, locale)]
          if (key.startsWith('payback')) expectWeeks(sheet, worked, shown)
          else if (key === 'share') expect(Math.min(worked, 0.7)).toBeCloseTo(shown, 3)
          // Half of the last digit that is shown, and for money a euro.
          else
            expect(Math.abs(worked - shown), `${key}: ${formula} = ${result}`).toBeLessThan(
              result.includes('€') ? 1 : 0.0501,
            )
        }
      }),
    )
  })
})

function expectWeeks(sheet: RoiSheet, worked: number, shown: number): void {
  const { savedCentsPerMonth } = calculate(sheet)
  const net = savedCentsPerMonth - sheet.assumptions.runningCostsCents
  if (Number.isNaN(shown)) expect(net).toBeLessThanOrEqual(1)
  // What is saved a month is shown in whole cents, which tells the week only when it is many of them.
  if (Number.isNaN(shown) || net < 10_000) return
  expect(worked).toBeGreaterThan(shown - 1.05)
  expect(worked).toBeLessThan(shown + 0.05)
}

function step(waitDays: number, minutes: number, timesPerMonth: number, becomes: RoiSheet['steps'][number]['becomes']) {
  return { name: '', who: '', waitDays, minutes, timesPerMonth, becomes }
}

function linesOf(sheet: RoiSheet, locale: Locale): WorkingLine[] {
  return workingLines({ sheet, answer: calculate(sheet), words: content('roi', locale), locale })
}

function byKey(lines: WorkingLine[]): Record<WorkingKey, WorkingLine> {
  const all = lines.map((line) => [line.key, { ...line, formula: spaced(line.formula), result: spaced(line.result) }])
  return Object.fromEntries(all) as Record<WorkingKey, WorkingLine>
}

function plain(lines: WorkingLine[]): string[][] {
  return lines.map(({ name, formula, result }) => [name, spaced(formula), spaced(result)])
}

function spaced(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}

/** NaN for words. */
function numberOf(text: string, locale: Locale): number {
  const number = /−?\d[\d.,]*/.exec(text.replaceAll(/[€\s]/g, ''))?.[0] ?? 'none'
  return Number(machine(number, locale).replace('−', '-')) / (text.includes('%') ? 100 : 1)
}

function machine(number: string, locale: Locale): string {
  return locale === 'nl' ? number.replaceAll('.', '').replace(',', '.') : number.replaceAll(',', '')
}

/** As a pocket calculator does it: numbers, per cents, brackets, × ÷ before + −. Units and what follows = are left out. */
function evaluate(formula: string, locale: Locale): number {
  const tokens =
    formula
      .split('=')[0]
      ?.replaceAll(/[€a-z\s]/g, '')
      .match(/\d[\d.,]*%?|[()+−×÷]/g) ?? []
  let at = 0
  return sum()

  function sum(): number {
    let total = product()
    while (tokens[at] === '+' || tokens[at] === '−') total += tokens[at++] === '+' ? product() : -product()
    return total
  }
  function product(): number {
    let total = factor()
    while (tokens[at] === '×' || tokens[at] === '÷') total = tokens[at++] === '×' ? total * factor() : total / factor()
    return total
  }
  function factor(): number {
    const token = tokens[at++] ?? ''
    if (token === '(') {
      const inside = sum()
      at++
      return inside
    }
    return token.endsWith('%') ? Number(machine(token.slice(0, -1), locale)) / 100 : Number(machine(token, locale))
  }
}
