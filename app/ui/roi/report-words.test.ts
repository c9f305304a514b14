import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { content } from '#app/content/index.server.ts'
import { calculate } from '#app/domain/roi/calculate.ts'
import { type RoiSheet, type RoiStep, usualAssumptions } from '#app/domain/roi/sheet.ts'
import type { Locale } from '#app/locales.ts'
import { groupToken, reportWords } from './report-words.ts'

const step: RoiStep = { name: 'Approval', who: '', waitDays: 0, minutes: 0, timesPerMonth: 120, becomes: 'person' }

function wordsOf(steps: Partial<RoiStep>[], locale: Locale = 'en', change: Partial<RoiSheet> = {}) {
  const sheet: RoiSheet = {
    process: 'own',
    name: 'Invoice approval',
    timesPerMonth: 120,
    people: 3,
    hourlyCostCents: 4_200,
    steps: steps.map((one) => ({ ...step, ...one })),
    assumptions: usualAssumptions,
    ...change,
  }
  const answer = calculate(sheet)
  return reportWords({ sheet, answer, words: content('roi', locale), copy: content('report', locale), locale })
}

describe('the heading', () => {
  it.each<[number, number, string, string]>([
    [47, 12.3, '47 minutes of work takes 12.4 days.', '47 minuten werk kost 12,4 dagen.'],
    [1, 12.3, '1 minute of work takes 12.3 days.', '1 minuut werk kost 12,3 dagen.'],
    [12.5, 3, '12.5 minutes of work takes 3.0 days.', '12,5 minuten werk kost 3,0 dagen.'],
    [48, 0.9, '48 minutes of work takes 1 day.', '48 minuten werk kost 1 dag.'],
    [5, 0.03, '5 minutes of work takes 0.04 days.', '5 minuten werk kost 0,04 dagen.'],
    [1440, 250, '1,440 minutes of work takes 253.0 days.', '1.440 minuten werk kost 253,0 dagen.'],
    [47, 0, '47 minutes of work, and nothing waits.', '47 minuten werk, en niets wacht.'],
    [0, 12.3, '12.3 days of waiting, and nobody works.', '12,3 dagen wachten, en niemand werkt.'],
    [0, 0.01, '0.01 days of waiting, and nobody works.', '0,01 dagen wachten, en niemand werkt.'],
    [0, 0, 'No work and no waiting.', 'Geen werk en geen wachttijd.'],
  ])('%d minutes and %d days', (minutes, waitDays, english, dutch) => {
    const steps = [{ minutes, waitDays }, {}]
    expect([wordsOf(steps).headline, wordsOf(steps, 'nl').headline]).toEqual([english, dutch])
  })

  it('adds up hundredths as people do', () => {
    expect(wordsOf([{ minutes: 0.1 }, { minutes: 0.2 }]).headline).toMatch(/^0\.3 minutes/)
    expect(wordsOf([{ minutes: 0.7 }, { minutes: 0.1 }, { minutes: 0.2, waitDays: 1 }]).headline).toMatch(/^1 minute /)
  })
})

it('says the process in its title, also when nobody named it', () => {
  const steps = [{ minutes: 47, waitDays: 12.3 }, {}]
  expect(wordsOf(steps).title).toBe('Invoice approval: 47 minutes, 12.4 days')
  expect(wordsOf(steps, 'nl', { name: '' }).title).toBe('Proces zonder naam: 47 minuten, 12,4 dagen')
})

it('gives the three figures and what they come from', () => {
  const words = wordsOf([
    { minutes: 30, waitDays: 10, becomes: 'gone' },
    { minutes: 30, waitDays: 4 },
  ])
  expect(words.figures.map(({ amount, note }) => [amount, note])).toEqual([
    ['€60,480', '1,440 hours × €42.00'],
    ['€30,240', '50% of the work'],
    ['1.1 days', 'instead of 14.1'],
  ])
})

it('counts one hour a year as one', () => {
  const [cost] = wordsOf([{ minutes: 5, timesPerMonth: 1 }, {}]).figures
  expect(cost?.note).toBe('1 hour × €42.00')
})

it('leaves no place unfilled, whatever the numbers', () => {
  const number = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((hundredths) => hundredths / 100)
  const steps = fc.array(fc.record({ minutes: number(960), waitDays: number(250) }), { minLength: 2, maxLength: 12 })
  fc.assert(
    fc.property(steps, fc.constantFrom<Locale>('en', 'nl'), (some, locale) => {
      expect(JSON.stringify(wordsOf(some, locale))).not.toMatch(/[{]\w+[}]|NaN|undefined|Infinity/)
    }),
  )
})

it('groups the number of the sheet by four', () => {
  expect(groupToken('R7KQ2M9XVD4TH8WC5NJP3BYE6S')).toBe('R7KQ 2M9X VD4T H8WC 5NJP 3BYE 6S')
  expect(groupToken('ABCDEFGH')).toBe('ABCD EFGH')
})
