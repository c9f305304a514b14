import { describe, expect, it } from 'vitest'
import { calculate } from '#app/domain/roi/calculate.ts'
import { type RoiSheet, usualAssumptions } from '#app/domain/roi/sheet.ts'
import { contentByReading } from '#tests/support/content-by-reading.ts'
import { verdictOf } from './verdict.ts'

const says = {
  A: {
    within: 'The guarantee is within reach.',
    out: 'Not within reach with this process.',
    threshold: 'The guarantee starts at €15,000 plus a year of running costs',
    evenAtLeast: 'Even if only 40\u00a0per cent of the work goes, you reach it.',
    shortAtLeast: 'If only 40\u00a0per cent of the work goes, you fall €4,080 short.',
    reachedAtMost: 'it would be €21,000, and within reach.',
    short: 'That is €580 too little.',
    shortAtMost: 'it would be €14,000. So do not buy',
  },
  B: {
    within: 'The sheet shows what we look for.',
    out: 'The sheet shows less than we look for.',
    threshold: 'We look for at least €15,000 a year plus a year of running costs',
    evenAtLeast: 'Even if only 40\u00a0per cent of the work goes, you save as much as that.',
    shortAtLeast: 'If only 40\u00a0per cent of the work goes, you save €4,080 less than that.',
    reachedAtMost: 'the saving would be €21,000. That is what we look for.',
    short: '€16,080 here. That is €580 more.',
    shortAtMost: 'the saving would be €14,000. So do not buy',
  },
}

describe.each(['A', 'B'] as const)('with reading %s of the guarantee, the verdict', async (reading) => {
  const { content } = await contentByReading(reading)
  const words = content('roi', 'en')
  const said = says[reading]
  const verdictFor = (...sheet: Parameters<typeof answerFor>) =>
    verdictOf({ answer: answerFor(...sheet), words, locale: 'en' })

  it.each([
    ['the least share is enough', 60_000, 100, said.within, said.evenAtLeast],
    ['the least share is not', 30_000, 100, said.within, said.shortAtLeast],
    ['too little is marked', 30_000, 30, said.out, said.reachedAtMost],
    ['the saving lacks running costs', 31_000, 50, said.out, said.short],
    ['the most is too little', 20_000, 100, said.out, said.shortAtMost],
    ['it all costs less', 8_000, 100, said.out, 'you would save €8,000 a year.'],
  ])('says it when %s', (_, costOfWork, percentGone, headline, text) => {
    const verdict = verdictFor(costOfWork, percentGone)
    expect(verdict.headline).toBe(headline)
    expect(verdict.lines.join(' ')).toContain(text)
    expect(verdict.lines.join(' ')).not.toMatch(/[{}]/)
  })

  it('says nothing of the least share where less is marked', () => {
    expect(verdictFor(300_000, 20).lines).toEqual([
      `As marked on this sheet, €60,000 a year can go. ${said.threshold}: €16,080 here.`,
    ])
  })

  it('says the same where there are no running costs', () => {
    expect(verdictFor(300_000, 20, 0).lines).toEqual([
      `As marked on this sheet, €60,000 a year can go. ${said.threshold}: €15,000 here.`,
    ])
  })

  it('sends whoever can not reach it to the audit, and nobody else', () => {
    expect(verdictFor(8_000, 100).lines.at(-1)).toContain('The audit is free')
    expect(verdictFor(60_000, 100).lines).toHaveLength(1)
  })
})

/** Of a process that costs so many euros a year, and of whose work so much goes. */
function answerFor(
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
  return calculate(sheet)
}

/** At 500 euros an hour, one minute once a month is 100 euros a year. */
function step(minutes: number, becomes: RoiSheet['steps'][number]['becomes']) {
  return { name: '', who: '', waitDays: 0, minutes, timesPerMonth: 1, becomes }
}
