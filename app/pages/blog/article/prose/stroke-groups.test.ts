import fc from 'fast-check'
import { expect, it } from 'vitest'
import { strokeGroups } from './stroke-groups.ts'

it('draws every stroke and marks as many as asked', () => {
  const counts = fc.integer({ min: 1, max: 500 }).chain((count) => fc.tuple(fc.constant(count), fc.nat(count)))
  fc.assert(
    fc.property(counts, ([count, marked]) => {
      const groups = strokeGroups(count, marked).map(({ marks }) => marks)
      expect(groups.flat()).toHaveLength(count)
      expect(groups.flat().filter(Boolean)).toHaveLength(marked)
      expect(groups.every((group) => group.length <= 10)).toBe(true)
    }),
  )
})
