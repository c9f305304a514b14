import fc from 'fast-check'
import { expect, it } from 'vitest'
import { gapWords } from './gap-words.ts'

it('writes the number large from where it has room, small from where it has that, and nowhere when it has none', () => {
  expect(gapWords(11, '11.0', 'days')).toMatchObject({ fits: 288, large: 288 })
  expect(gapWords(13, '2,634.0', 'dagen')).toMatchObject({ fits: 288, large: 640 })
  expect(gapWords(70, '3.8', 'days')).toMatchObject({ fits: 640, large: 640 })
  expect(gapWords(98, '0.5', 'days').fits).toBe(Number.POSITIVE_INFINITY)
})

it('needs no less room for a large number, nor for a longer one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), fc.nat({ max: 9999 }), (from, days) => {
      const [short, long] = [gapWords(from, `${days}.0`, 'days'), gapWords(from, `1${days}.0`, 'days')]
      expect(short.large).toBeGreaterThanOrEqual(short.fits)
      expect(long.fits).toBeGreaterThanOrEqual(short.fits)
      expect(long.large).toBeGreaterThanOrEqual(short.large)
    }),
  )
})
