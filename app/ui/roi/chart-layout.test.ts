import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculate } from '#app/domain/roi/calculate.ts'
import { type RoiSheet, usualAssumptions } from '#app/domain/roi/sheet.ts'
import { arbitrarySheet } from '#tests/support/arbitrary-sheet.ts'
import { labelArea, overlap, touches } from './chart-labels.ts'
import { type ChartLayout, chartLayout, leastPlot } from './chart-layout.ts'
import { heightAt, ticksUpTo } from './chart-points.ts'

const texts = { saved: 'besparing, opgeteld', spent: 'kosten, opgeteld' }

describe('the names of the lines', () => {
  it.each(['narrow', 'wide', 'large'] as const)(
    'touch neither each other nor a line in a %s plot of any size',
    (tier) => {
      const larger = fc.record({ width: fc.nat({ max: 800 }), height: fc.nat({ max: 250 }) })
      fc.assert(
        fc.property(arbitrarySheet, larger, (sheet, more) => {
          const layout = chartLayout(sheet, calculate(sheet), texts)
          const least = leastPlot(tier, layout.amounts)
          const plot = { width: least.width + more.width, height: least.height + more.height }
          const { saved, spent } = layout.labels[tier]
          const areas = [
            saved && { area: labelArea(saved, texts.saved, plot), other: layout.spent },
            spent && { area: labelArea(spent, texts.spent, plot), other: layout.saved },
          ]
          for (const one of areas) {
            if (!one) continue
            expect(one.area.left).toBeGreaterThanOrEqual(0)
            expect(one.area.right).toBeLessThanOrEqual(plot.width)
            expect(touches(one.area, one.other, plot)).toBe(false)
          }
          const [first, second] = areas
          if (first && second) expect(overlap(first.area, second.area)).toBe(false)
        }),
      )
    },
  )

  it('stand beside their lines where a process is as usual', () => {
    const { labels } = layoutOf({ savedEurosPerYear: 20_731 })
    expect(labels.wide).toMatchObject({ saved: { side: 'above' }, spent: { side: 'above' } })
    expect(labels.narrow.saved).not.toBeNull()
  })
})

describe('the chart', () => {
  it('marks where the saving has caught up with the cost', () => {
    const layout = layoutOf({ savedEurosPerYear: 20_731 })
    // Week 18 of 156 begins at 10.9 per cent and ends at 11.5.
    expect(layout.crossing?.x).toBeGreaterThan(10.8)
    expect(layout.crossing?.x).toBeLessThan(11.6)
    expect(layout.gain).toHaveLength(3)
  })

  it('marks a saving that has caught up at the end of the last month, as its week is written', () => {
    const layout = layoutOf({ savedEurosPerYear: 4_080, startMonths: 16 })
    expect(layout.crossing?.x).toBe(100)
  })

  it.each([
    ['nothing is saved', { savedEurosPerYear: 0 }],
    ['the upkeep eats it', { savedEurosPerYear: 1_000 }],
    ['it takes longer than the months drawn', { savedEurosPerYear: 2_500 }],
    ['it never starts', { savedEurosPerYear: 20_000, startMonths: 36 }],
  ])('marks nothing when %s', (_, options) => {
    const layout = layoutOf(options)
    expect(layout.crossing).toBeNull()
    expect(layout.gain).toEqual([])
  })

  it('keeps everything inside its plot, and its ticks apart', () => {
    fc.assert(
      fc.property(arbitrarySheet, (sheet) => {
        const layout = chartLayout(sheet, calculate(sheet), texts)
        const points = [...layout.saved, ...layout.spent, ...layout.loss, ...layout.gain]
        for (const { x, y } of points) expect(x >= 0 && x <= 100 && y >= 0 && y <= 100).toBe(true)
        for (const [index, { y }] of layout.ticks.entries()) {
          if (index > 0) expect((layout.ticks[index - 1]?.y ?? 0) - y).toBeGreaterThan(15)
        }
        expect(layout.ticks.length).toBeGreaterThanOrEqual(3)
      }),
    )
  })
})

describe('the ticks', () => {
  it.each([
    [64_000_00, [0, 20_000_00, 40_000_00, 60_000_00]],
    [5_300_00, [0, 2_000_00, 4_000_00]],
    [12_400_00, [0, 2_500_00, 5_000_00, 7_500_00, 10_000_00]],
  ])('up to %d are round', (top, ticks) => {
    expect(ticksUpTo(top)).toEqual(ticks)
  })
})

it('reads the height of a line between its points', () => {
  const line = [
    { x: 0, y: 100 },
    { x: 10, y: 100 },
    { x: 30, y: 0 },
  ]
  expect([0, 5, 20, 30, 40].map((x) => heightAt(line, x))).toEqual([100, 100, 50, 0, 0])
})

/** At 50 euros an hour, and every minute goes to nobody: of the cost, the most that counts. */
function layoutOf({
  savedEurosPerYear,
  startMonths = 1,
}: {
  savedEurosPerYear: number
  startMonths?: number
}): ChartLayout {
  const minutes = savedEurosPerYear / 0.7 / 10
  const step = { name: '', who: '', waitDays: 0, timesPerMonth: 1, becomes: 'gone' as const }
  const sheet: RoiSheet = {
    process: 'own',
    name: '',
    timesPerMonth: 1,
    people: 1,
    hourlyCostCents: 5_000,
    steps: [
      { ...step, minutes },
      { ...step, minutes: 0 },
    ],
    assumptions: { ...usualAssumptions, startMonths },
  }
  return chartLayout(sheet, calculate(sheet), texts)
}
