import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { svgShare } from './svg-share.ts'

describe('svgShare', () => {
  it('is a percentage with at most two decimals', () => {
    expect(svgShare(1, 3)).toBe('33.33%')
    expect(svgShare(9, 14.6, 68)).toBe('41.92%')
    expect(svgShare(5, 5)).toBe('100%')
  })

  it('stays inside what it is a share of', () => {
    const parts = fc.record({
      part: fc.double({ min: 0, max: 1, noNaN: true }),
      whole: fc.double({ min: 1, max: 1e6, noNaN: true }),
      of: fc.integer({ min: 1, max: 100 }),
    })
    fc.assert(
      fc.property(parts, ({ part, whole, of }) => {
        const percent = Number.parseFloat(svgShare(part * whole, whole, of))
        return percent >= 0 && percent <= of
      }),
    )
  })
})
