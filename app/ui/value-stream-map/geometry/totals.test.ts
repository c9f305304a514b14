import fc from 'fast-check'
import { expect, it } from 'vitest'
import { daysAsNumber } from '#app/formats.ts'
import { arbitraryProcess } from '#tests/support/arbitrary-process.ts'
import { dayLength, totals } from './totals.ts'

it('counts waiting and work of both states, and what the future state saves', () => {
  fc.assert(
    fc.property(arbitraryProcess, (process) => {
      const { current, future, savedDays } = totals(process)
      const minutes = process.steps.reduce((sum, step) => sum + step.minutes, 0)
      expect(current.workMinutes).toBeCloseTo(minutes)
      expect(current.leadDays).toBeCloseTo(current.waitDays + minutes / dayLength(process))
      const shown = [current, future].map(({ leadDays }) => Number(daysAsNumber(leadDays, 'en').replaceAll(',', '')))
      expect(savedDays).toBe((shown[0] ?? Number.NaN) - (shown[1] ?? Number.NaN))
    }),
  )
})

it('leaves removed steps out of the future', () => {
  const step = { name: 'a', who: 'b', with: 'c', minutes: 480, waitDays: 2, cause: 'd', becomes: null }
  const kept = { ...step, becomes: { ...step, waitDays: 0, minutes: 240, bySoftware: false } }
  const { future } = totals({ id: 'p', title: 'p', from: 'f', steps: [step, kept], loops: [], redlines: [] })
  expect(future).toEqual({ waitDays: 0, workMinutes: 240, leadDays: 0.5 })
})

it('counts work in days as long as the process says', () => {
  const step = { name: 'a', who: 'b', with: 'c', minutes: 90, waitDays: 1, cause: '', becomes: null }
  const process = { id: 'p', title: 'p', from: 'f', steps: [step, step], loops: [], redlines: [] }
  expect(totals(process).current.leadDays).toBeCloseTo(2 + 180 / 480)
  expect(totals({ ...process, minutesPerDay: 360 }).current.leadDays).toBe(2.5)
})
