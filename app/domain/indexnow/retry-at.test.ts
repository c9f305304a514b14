import { expect, it } from 'vitest'
import { retryAt } from './retry-at.ts'

const now = new Date('2026-11-23T09:30:00.000Z')

it.each([
  [429, '120', '2026-11-23T09:32:00.000Z'],
  [429, 'Mon, 23 Nov 2026 11:00:00 GMT', '2026-11-23T11:00:00.000Z'],
  [429, null, '2026-11-23T10:30:00.000Z'],
  [429, 'soon', '2026-11-23T10:30:00.000Z'],
  [429, '-5', '2026-11-23T10:30:00.000Z'],
  [429, '99999999999999', '2026-11-30T09:30:00.000Z'],
  [429, '0', null],
  [429, 'Mon, 23 Nov 2026 09:00:00 GMT', null],
  [503, '60', '2026-11-23T09:31:00.000Z'],
  [503, null, null],
  [200, '60', null],
])('%i with Retry-After %s is %s', (status, header, at) => {
  expect(retryAt(status, header, now)).toBe(at)
})
