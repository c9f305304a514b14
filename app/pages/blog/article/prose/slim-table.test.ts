import { expect, it } from 'vitest'
import { isSlim } from './slim-table.ts'

it('keeps figures in columns, also many short ones', () => {
  expect(
    isSlim(
      [
        ['From', 'Into', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Week'],
        ['Order by phone', 'ERP', '6', '4', '5', '3', '4', '22'],
        ['Work order', 'Invoice', '0', '3', '0', '2', '14', '119'],
      ],
      'open',
    ),
  ).toBe(true)
})

it('keeps one column of prose beside figures', () => {
  const prose = 'Everyone writes notes, one per step, without talking'
  expect(
    isSlim(
      [
        ['Time', 'What you do'],
        ['9:15', prose],
      ],
      'open',
    ),
  ).toBe(true)
  expect(
    isSlim(
      [
        ['Door', 'What it is', 'What it asks'],
        ['API', prose, prose],
      ],
      'open',
    ),
  ).toBe(false)
})

it('folds what is wider than a phone', () => {
  const figure = '€40,800 / 2,080'
  expect(
    isSlim(
      [
        ['Step', 'One', 'Two'],
        ['Wage', figure, figure],
      ],
      'open',
    ),
  ).toBe(true)
  expect(
    isSlim(
      [
        ['Step', 'One', 'Two', 'Three'],
        ['Wage', figure, figure, figure],
      ],
      'open',
    ),
  ).toBe(false)
})

it('has less room in a box', () => {
  const rows = [
    ['Process', 'How often', 'Minutes each', 'Hours a year', 'Cost at €45'],
    ['Invoice approval', '5,500', '29', '366.7', '€126,157'],
  ]
  expect(isSlim(rows, 'open')).toBe(true)
  expect(isSlim(rows, 'boxed')).toBe(false)
})
