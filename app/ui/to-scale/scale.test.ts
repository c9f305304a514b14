import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Process } from '#app/content/processes/process.ts'
import { arbitraryProcess } from '#tests/support/arbitrary-process.ts'
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

it('knows how long a working day is', () => {
  const process = { ...twice({ minutes: 180, waitDays: 0.5 }), minutesPerDay: 360 }
  expect(scaleOf(process)).toMatchObject({ axis: 2, current: [{ wait: 25, work: 25 }, { start: 50 }] })
})

it('has an axis also when nothing takes any time', () => {
  const process = twice({ minutes: 0, waitDays: 0 })
  expect(scaleOf(process)).toMatchObject({ axis: 1, futureEnd: 0, current: [{ start: 0, wait: 0, work: 0 }, {}] })
})

it('marks parts of a day where there are no more', () => {
  const process = twice({ minutes: 0, waitDays: 0.25 })
  expect(scaleOf(process).ticks).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5])
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

function twice(time: { minutes: number; waitDays: number }): Process {
  const step = { name: 'a', who: 'b', with: 'c', cause: '', becomes: null, ...time }
  return { id: 'p', title: 'p', from: 'f', steps: [step, step], loops: [], redlines: [] }
}
