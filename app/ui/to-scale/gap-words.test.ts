import fc from 'fast-check'
import { expect, it } from 'vitest'
import { gapWords } from './gap-words.ts'

it('writes the number large where it has room, small where it has less, and nowhere when it has none', () => {
  expect(gapWords(11, '11.0', 'days')).toMatchObject({ tight: false, fits: 288 })
  expect(gapWords(13, '2,634.0', 'dagen')).toMatchObject({ tight: true, fits: 288 })
  expect(gapWords(70, '3.8', 'days')).toMatchObject({ tight: true, fits: 640 })
  expect(gapWords(98, '0.5', 'days').fits).toBe(Number.POSITIVE_INFINITY)
})

it('never needs less room for a longer number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), fc.nat({ max: 9999 }), (from, days) => {
      const [short, long] = [gapWords(from, `${days}.0`, 'days'), gapWords(from, `1${days}.0`, 'days')]
      if (short.tight === long.tight) expect(long.fits).toBeGreaterThanOrEqual(short.fits)
      else expect(long.tight).toBe(true)
    }),
  )
})
