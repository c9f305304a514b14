import { expect, it } from 'vitest'
import { maskEmail } from './account-link.server.ts'

it.each([
  ['marieke@dewit.example', 'm…e@dewit.example'],
  ['jan@dewit.example', 'j…n@dewit.example'],
  // Both letters would be the whole name.
  ['jo@dewit.example', 'j…@dewit.example'],
  ['j@dewit.example', 'j…@dewit.example'],
])('shows of %s no more than %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})
