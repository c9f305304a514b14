/** The sums in the conditions of the guarantee, counted again. */
import { describe, expect, it } from 'vitest'
import { guarantee } from './guarantee.ts'
import { offer } from './offer.ts'

const { list, example } = guarantee.conditions
const { lines = [], outcomes = [], guaranteed } = example.drawing ?? {}
const [asListed, withoutReport] = outcomes

// The other reading promises no amount, and has nothing to count.
describe.runIf(example.drawing)('the example of the guarantee', () => {
  it('adds up, line by line', () => {
    const rate = offer.exampleResult.split.hourlyCostCents
    for (const { hours, cents } of lines) if (hours !== undefined) expect(cents).toBe(hours * rate)
    expect(lines.map(({ cents }) => cents)).toEqual([600_000, 540_000, 432_000])
    for (const outcome of outcomes) {
      const counted = lines.slice(0, outcome.lines).reduce((sum, { cents }) => sum + cents, 0)
      expect(outcome.cents).toBe(counted)
    }
  })

  it('lies above the guaranteed amount as listed, and below it without its last line', () => {
    expect(guaranteed?.cents).toBe(offer.guaranteedSavingsCents)
    expect(asListed?.cents).toBe(1_572_000)
    expect(asListed?.cents).toBeGreaterThanOrEqual(offer.guaranteedSavingsCents)
    expect(withoutReport?.cents).toBe(1_140_000)
    expect(withoutReport?.cents).toBeLessThan(offer.guaranteedSavingsCents)
  })

  it('says the sums that it draws', () => {
    for (const { amount } of [...lines, ...outcomes]) {
      expect(example.text.en).toContain(amount.en)
      expect(example.text.nl).toContain(amount.nl)
    }
  })
})

it('marks conditions that the owner has to confirm', () => {
  expect(list.filter(({ sample }) => sample).length).toBeGreaterThan(0)
})
