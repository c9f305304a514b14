import { expect, it } from 'vitest'
import { remindedOf } from './reminders.ts'

it('who books 26 hours before a session is reminded of it, and who books later is not', () => {
  const [first, second] = [
    { start: '2026-12-03T09:00:00.000Z', end: '2026-12-03T13:00:00.000Z' },
    { start: '2026-12-04T09:00:00.000Z', end: '2026-12-04T13:00:00.000Z' },
  ]
  expect(remindedOf([first, second], '2026-12-02T07:00:00.000Z')).toEqual([first, second])
  expect(remindedOf([first, second], '2026-12-02T07:00:00.001Z')).toEqual([second])
})
