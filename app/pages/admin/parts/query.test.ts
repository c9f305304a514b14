import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyText } from '#tests/support/any-input.ts'
import { plainLine, wholeNumber } from './query.ts'

it('makes one line of any text that a database takes, of a hundred characters at most', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      const line = plainLine(text)
      if (line === undefined) return
      expect(line).not.toMatch(/[\p{Cc}\p{Cs}]/u)
      expect([...line].length).toBeLessThanOrEqual(100)
      expect(line).not.toBe('')
      expect(plainLine(line)).toBe(line)
    }),
    { numRuns: 500 },
  )
  expect([null, '', ' \u0000 ', '\ud800'].map(plainLine)).toEqual(Array(4).fill(undefined))
})

it('reads a number as long as the database has room for it', () => {
  expect(['1', '2147483647'].map(wholeNumber)).toEqual([1, 2_147_483_647])
  const none = ['0', '-1', '1.5', '1e3', '0x10', ' 1', '2147483648', '9007199254740993', '1'.repeat(400), '٣', '\u0000']
  expect(none.map(wholeNumber)).toEqual(none.map(() => undefined))
})
