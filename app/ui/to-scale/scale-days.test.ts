import fc from 'fast-check'
import { expect, it } from 'vitest'
import { arbitraryProcess } from '#tests/support/arbitrary-process.ts'
import { scaleDays } from './scale-days.ts'

it('says a difference that a reader gets too who subtracts the two', () => {
  fc.assert(
    fc.property(arbitraryProcess, (process) => {
      const { now, later, saved } = scaleDays(process, 'en')
      const [from, to, shorter] = [now, later, saved].map((days) => Math.round(Number(days.replaceAll(',', '')) * 100))
      expect(shorter).toBe((from ?? Number.NaN) - (to ?? Number.NaN))
    }),
  )
})

it('says it in each language', () => {
  const step = { name: 'a', who: 'b', with: 'c', minutes: 36, waitDays: 6.65, cause: 'd', becomes: null }
  const process = { id: 'p', title: 'p', from: 'f', steps: [step], loops: [], redlines: [] }
  expect(scaleDays(process, 'nl')).toEqual({ now: '6,7', later: '0,0', saved: '6,7' })
})
