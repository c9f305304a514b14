import fc from 'fast-check'
import { expect, it } from 'vitest'
import { arbitraryProcess } from '#app/ui/value-stream-map/geometry/arbitrary-process.ts'
import { scaleOf } from './scale.ts'

it('lays the steps end to end, within the axis', () => {
  fc.assert(
    fc.property(arbitraryProcess, (process) => {
      const { current, future, futureEnd } = scaleOf(process)
      for (const steps of [current, future]) {
        for (const [index, { start, wait, work }] of steps.entries()) {
          expect(start + wait + work).toBeCloseTo(steps[index + 1]?.start ?? start + wait + work, 1)
          expect(start + wait + work).toBeLessThanOrEqual(100.1)
        }
      }
      const last = future.at(-1)
      expect(futureEnd).toBeCloseTo(last ? last.start + last.wait + last.work : 0, 1)
    }),
  )
})

it('marks no more than fourteen days on the axis', () => {
  fc.assert(
    fc.property(arbitraryProcess, (process) => {
      const { ticks } = scaleOf(process)
      expect(ticks[0]).toBe(0)
      expect(ticks.length).toBeLessThanOrEqual(14)
    }),
  )
})
