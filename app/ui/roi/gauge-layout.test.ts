import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculate } from '#app/domain/roi/calculate.ts'
import { euros } from '#app/formats.ts'
import { type Locale, locales } from '#app/locales.ts'
import { textWidth } from '#app/ui/value-stream-map/geometry/text.ts'
import { arbitrarySheet } from '#tests/support/arbitrary-sheet.ts'
import { exampleSheet } from '#tests/support/example-sheet.ts'
import { type AmountSpot, type GaugeTexts, type GaugeTier, gaugeLayout, gaugeSizes, scaleSpan } from './gauge-layout.ts'

/** Of the size that people fill in: of any sheet, the guarantee is a dot beside the cost, and the gain has no room. */
const usual = fc
  .integer({ min: 1, max: 600 })
  .map((timesPerMonth) => ({ ...exampleSheet, steps: exampleSheet.steps.map((step) => ({ ...step, timesPerMonth })) }))

const drawn = fc.tuple(fc.oneof(arbitrarySheet, usual), fc.constantFrom(...locales)).map(([sheet, locale]) => {
  const answer = calculate(sheet)
  const texts = textsFor(answer, locale)
  return { texts, layout: gaugeLayout(answer, texts) }
})
const width = fc.integer({ min: gaugeSizes.narrow.width, max: 1_400 })

describe('the gauge', () => {
  it('never lets two amounts of its scale touch', () => {
    fc.assert(
      fc.property(drawn, width, ({ layout }, wide) => {
        for (const row of [0, 1]) {
          const spans = layout.scale
            .filter((label) => label.row === row)
            .map((label) => scaleSpan(label, wide))
            .toSorted((a, b) => a.from - b.from)
          for (const [index, span] of spans.entries()) {
            expect(span.from).toBeGreaterThanOrEqual(0)
            expect(span.to).toBeLessThanOrEqual(spans[index + 1]?.from ?? wide)
          }
        }
      }),
    )
  })

  it('never draws the line of the guarantee through the amount, on paper of any width', () => {
    fc.assert(
      fc.property(drawn, width, ({ layout }, wide) => {
        const tier = tierOf(wide)
        const spot = layout.amount[tier]
        const line = (layout.threshold / 100) * wide
        const from = (spot.from / 100) * wide + gaugeSizes.gap
        const to = from + textWidth(spot.text, sizeOf(spot, tier))
        expect(from > line || to < line).toBe(true)
        expect(to).toBeLessThanOrEqual(wide + 1)
      }),
    )
  })

  it('keeps the amount in the gain, without its words where those would put it beside', () => {
    fc.assert(
      fc.property(drawn, ({ layout, texts }) => {
        for (const tier of ['middle', 'wide'] as const) {
          const { text, onGain } = layout.amount[tier]
          const { width, amount } = gaugeSizes[tier]
          const room = (Math.min(layout.saving, layout.threshold) / 100) * width - 1.5 * gaugeSizes.gap
          if (room >= textWidth(texts.amount, amount)) expect(onGain).toBe(true)
          if (room >= textWidth(`${texts.amount} ${texts.canGo}`, amount)) expect(text).not.toBe(texts.amount)
        }
      }),
    )
  })

  it('shows what is out of reach as length', () => {
    fc.assert(
      fc.property(arbitrarySheet, (sheet) => {
        const answer = calculate(sheet)
        const { saving, threshold, cost } = gaugeLayout(answer, textsFor(answer, 'en'))
        expect(Math.max(cost, threshold)).toBeCloseTo(100 / 1.04, 1)
        if (answer.guarantee.withinReach) expect(saving).toBeGreaterThanOrEqual(threshold)
        else expect(saving).toBeLessThanOrEqual(threshold)
      }),
    )
  })
})

function textsFor({ cost, saving }: ReturnType<typeof calculate>, locale: Locale): GaugeTexts {
  return {
    amount: euros(saving.marked.centsPerYear, locale),
    canGo: locale === 'en' ? 'can go' : 'kan weg',
    least: '40%',
    most: '70%',
    range: '40–70%',
    cost: euros(cost.centsPerYear, locale),
  }
}

function tierOf(width: number): GaugeTier {
  if (width >= gaugeSizes.wide.width) return 'wide'
  return width >= gaugeSizes.middle.width ? 'middle' : 'narrow'
}

function sizeOf({ small }: AmountSpot, tier: GaugeTier): number {
  return small ? gaugeSizes.small : gaugeSizes[tier].amount
}
