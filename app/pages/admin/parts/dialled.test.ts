import { expect, it } from 'vitest'
import { dialled } from './dialled.ts'

it.each([
  ['+31 (0)6 12345678', '+31612345678'],
  [' +31(0)20 123 45 67', '+31201234567'],
  ['0031 (0)20 123 45 67', '0031201234567'],
  ['(0)20 123 45 67', '0201234567'],
  ['(020) 123.45-67', '0201234567'],
  ['06-12345678', '0612345678'],
])('%s is dialled as %s', (phone, wanted) => {
  expect(dialled(phone)).toBe(wanted)
})
