import { expect, it } from 'vitest'
import { atLeast, atMost, leftOut, median, tableOf, told } from './rows.ts'

it.each([
  [atMost(2, 'a', 2, 'ms'), true],
  [atMost(2, 'a', 2.01, 'ms'), false],
  [atMost(2, 'a', Number.NaN, 'ms'), false],
  [atLeast(2, 'a', 2, 'ms'), true],
  [atLeast(2, 'a', 1.99, 'ms'), false],
  [atLeast(2, 'a', Number.NaN, 'ms'), false],
  [leftOut('a', 'no nginx'), true],
])('%j keeps its bound: %s', (row, kept) => {
  expect(row.ok).toBe(kept)
})

it('marks what falls short, and names what was not measured', () => {
  const lines = tableOf('part', [told('one', 1.234, 'ms'), atMost(2, 'two', 300, 'KB'), leftOut('three', 'no nginx')])
  expect(lines.split('\n').slice(1)).toEqual([
    '  one              1.23  ms',
    '! two               300  KB        at most 2',
    '  LEFT OUT: three        no nginx',
  ])
})

it('takes the middle one', () => {
  expect([median([9, 1, 5]), median([1, 2, 3, 4]), median([])]).toEqual([5, 3, Number.NaN])
})
