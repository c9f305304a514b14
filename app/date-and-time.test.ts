import { expect, it } from 'vitest'
import { dateAndTime } from './date-and-time.ts'

it('is the moment on the clock of the office, summer and winter', () => {
  expect(dateAndTime('2026-12-31T23:30:00Z', 'en')).toBe('1 January 2027, 0:30')
  expect(dateAndTime(new Date('2026-06-30T22:05:00Z'), 'nl')).toBe('1 juli 2026, 0.05 uur')
})
