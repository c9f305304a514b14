import { expect, it } from 'vitest'
import { content } from '#app/content/index.server.ts'
import { calculate } from '#app/domain/roi/calculate.ts'
import { type RoiSheet, usualAssumptions } from '#app/domain/roi/sheet.ts'
import { verdictOf } from './verdict.ts'

it.each([
  [
    'the least share is enough',
    60_000,
    100,
    'The guarantee is within reach.',
    'Even if only 40\u00a0per cent of the work goes, you reach it.',
  ],
  [
    'the least share is not',
    30_000,
    100,
    'The guarantee is within reach.',
    'If only 40\u00a0per cent of the work goes, you fall €4,080 short.',
  ],
  ['too little is marked', 30_000, 30, 'Not within reach with this process.', 'it would be €21,000, and within reach.'],
  ['the saving lacks running costs', 31_000, 50, 'Not within reach with this process.', 'That is €580 too little.'],
  ['the most is too little', 20_000, 100, 'Not within reach with this process.', 'it would be €14,000. So do not buy'],
  ['it all costs less', 8_000, 100, 'Not within reach with this process.', 'you would save €8,000 a year.'],
])('says it when %s', (_, costOfWork, percentGone, headline, text) => {
  const verdict = verdictFor(costOfWork, percentGone)
  expect(verdict.headline).toBe(headline)
  expect(verdict.lines.join(' ')).toContain(text)
  expect(verdict.lines.join(' ')).not.toMatch(/[{}]/)
})

it('says nothing of the least share where less is marked', () => {
  expect(verdictFor(300_000, 20).lines).toEqual([
    'As marked on this sheet, €60,000 a year can go. The guarantee starts at €15,000 plus a year of running costs: €16,080 here.',
  ])
})

it('says the same where there are no running costs', () => {
  expect(verdictFor(300_000, 20, 0).lines).toEqual([
    'As marked on this sheet, €60,000 a year can go. The guarantee starts at €15,000 plus a year of running costs: €15,000 here.',
  ])
})

it('sends whoever can not reach it to the audit, and nobody else', () => {
  expect(verdictFor(8_000, 100).lines.at(-1)).toContain('The audit is free')
  expect(verdictFor(60_000, 100).lines).toHaveLength(1)
})

/** Of a process that costs so many euros a year, and of whose work so much goes. */
function verdictFor(
  costOfWork: number,
  percentGone: number,
  runningCostsCents: number = usualAssumptions.runningCostsCents,
) {
  const minutes = costOfWork / 100
  const steps = [step((minutes * percentGone) / 100, 'gone'), step((minutes * (100 - percentGone)) / 100, 'person')]
  const sheet: RoiSheet = {
    process: 'own',
    name: '',
    timesPerMonth: 1,
    people: 1,
    hourlyCostCents: 50_000,
    steps,
    assumptions: { ...usualAssumptions, runningCostsCents },
  }
  return verdictOf({ answer: calculate(sheet), words: content('roi', 'en'), locale: 'en' })
}

/** At 500 euros an hour, one minute once a month is 100 euros a year. */
function step(minutes: number, becomes: RoiSheet['steps'][number]['becomes']) {
  return { name: '', who: '', waitDays: 0, minutes, timesPerMonth: 1, becomes }
}
