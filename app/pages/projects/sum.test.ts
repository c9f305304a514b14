import { describe, expect, it } from 'vitest'
import { content } from '#app/content/index.server.ts'
import { offer } from '#app/content/offer.ts'
import { totals } from '#app/ui/value-stream-map/geometry/totals.ts'
import { daysGone, lessWorkPercent, mostDaysGoneFirst, sumOf } from './sum.ts'

const example = {
  drawn: { daysBefore: 9, daysAfter: 0.9, minutesBefore: 23, minutesAfter: 9 },
  casesPerYear: 1_800,
  hourlyCostCents: 4_600,
  upkeepCentsPerMonth: 6_000,
  cost: { name: 'Rush deliveries', timesPerYear: 40, centsEach: 6_000 },
}

describe('the sum', () => {
  it('adds up', () => {
    expect(sumOf(example)).toEqual({
      minutes: 14,
      hours: 420,
      laborCents: 1_932_000,
      costCents: 240_000,
      upkeepCents: 72_000,
      savedCents: 2_100_000,
      priceCents: offer.growth.priceCents,
      paybackDays: 87,
    })
  })

  it('does without a cost that is gone', () => {
    const { cost: _, ...without } = example
    expect(sumOf(without).savedCents).toBe(1_860_000)
  })

  it('counts the VAT for a client that cannot deduct it', () => {
    const { priceCents, paybackDays } = sumOf({ ...example, paysVat: true })
    expect([priceCents, paybackDays]).toEqual([605_000, 105])
  })

  it('says how much work is gone', () => {
    expect(lessWorkPercent(example)).toBe(61)
  })
})

describe('the order', () => {
  it('has most days gone first, whatever the order of the files', () => {
    const gone = mostDaysGoneFirst(content('projects', 'en')).map(daysGone)
    expect(gone).toEqual(gone.toSorted((a, b) => b - a))
  })

  it('counts the days that the drawing says', () => {
    for (const project of content('projects', 'en')) {
      expect(daysGone(project).toFixed(1)).toBe(totals(project.process).savedDays.toFixed(1))
    }
  })
})
