import { expect, it } from 'vitest'
import { readNumber } from './read-number.ts'

it('reads a number as the lists show it', () => {
  expect([readNumber(['1']), readNumber(['2147483647'])]).toEqual([1, 2_147_483_647])
})

it.each([
  [],
  ['0'],
  ['-3'],
  ['1.5'],
  ['1e3'],
  ['0x10'],
  [' 7'],
  ['seven'],
  ['3', '4'],
  ['2147483648'],
  ['99999999999'],
])('takes nothing else, nor what no database numbers rows to: %j %j', (...words) => {
  expect(readNumber(words)).toBeUndefined()
})
