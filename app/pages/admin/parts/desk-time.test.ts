import { expect, it } from 'vitest'
import { deskDay, deskTime } from './desk-time.ts'

it('leaves out the year, or writes it always', () => {
  expect(deskTime('2026-11-17T10:05:00.000Z')).toBe('Tue 17 Nov 11:05')
  expect(deskTime('2026-11-17T10:05:00.000Z', { year: true })).toBe('Tue 17 Nov 2026, 11:05')
  expect(deskDay('2026-11-17')).toBe('Tue 17 Nov')
  expect(deskDay('2026-11-17', { year: true })).toBe('Tue 17 Nov 2026')
})

it('writes the year that is not that of now, in Amsterdam', () => {
  const newYear = { now: '2026-12-31T23:00:00.000Z' }
  const eve = { now: '2026-12-31T22:59:59.999Z' }
  const shown = (instant: string) => [deskTime(instant, eve), deskTime(instant, newYear)]
  expect(shown('2026-12-31T22:30:00.000Z')).toEqual(['Thu 31 Dec 23:30', 'Thu 31 Dec 2026, 23:30'])
  expect(shown('2026-12-31T23:30:00.000Z')).toEqual(['Fri 1 Jan 2027, 0:30', 'Fri 1 Jan 0:30'])
  expect(deskDay('2027-01-04', eve)).toBe('Mon 4 Jan 2027')
  expect(deskDay('2027-01-04', newYear)).toBe('Mon 4 Jan')
})
