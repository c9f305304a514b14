import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fewestForMedian, medianOf } from './median.ts'

it('is the middle, or the mean of the two in the middle', () => {
  expect(medianOf([9, 1, 5, 3, 7])).toEqual({ of: 5, middle: 5 })
  expect(medianOf([9, 1, 5, 3, 7, 6])).toEqual({ of: 6, middle: 5.5 })
})

it('says nothing where there are too few', () => {
  expect(medianOf([1, 2, 3, 4])).toEqual({ of: 4, middle: undefined })
  expect(medianOf([])).toEqual({ of: 0, middle: undefined })
})

it('has as many below it as above', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: fewestForMedian }), (numbers) => {
      const { middle = Number.NaN } = medianOf(numbers)
      expect(numbers.filter((one) => one < middle).length).toBeLessThanOrEqual(numbers.length / 2)
      expect(numbers.filter((one) => one > middle).length).toBeLessThanOrEqual(numbers.length / 2)
    }),
  )
})
