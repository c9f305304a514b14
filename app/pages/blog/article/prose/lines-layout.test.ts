import { expect, it } from 'vitest'
import { layoutLines } from './lines-layout.ts'

const cost = [
  ['Maand', 'Kopen', 'Koppelen'],
  ['0', '€\u00a04.000', '€\u00a01.000'],
  ['12', '€\u00a06.400', '€\u00a01.300'],
  ['36', '€\u00a011.200', '€\u00a01.900'],
]

it('runs from the first month to the last, between round figures', () => {
  const { lines, months, levels } = layoutLines(cost, 'nl')
  expect(months.map(({ x }) => x)).toEqual([0, 33.3, 100])
  expect(levels.map(({ cents }) => cents / 100)).toEqual([0, 2_000, 4_000, 6_000, 8_000, 10_000, 12_000])
  expect(lines[1]?.segments).toHaveLength(2)
  expect(lines[1]?.segments[0]?.[0]).toEqual({ x: 0, y: 91.7 })
})

it('finds the cheapest of costs and the highest of balances', () => {
  const balance = [
    ['Month', 'New system', 'Connection', 'Wait'],
    ['0', '−€18,000', '−€5,000', '€0'],
    ['36', '€19,800', '€29,200', '€0'],
  ]
  const best = (rows: string[][], locale: 'en' | 'nl') => layoutLines(rows, locale).lines.findIndex((line) => line.best)
  expect(best(cost, 'nl')).toBe(1)
  expect(best(balance, 'en')).toBe(1)
})

it('keeps the words at the ends apart', () => {
  const { lines } = layoutLines([...cost.slice(0, 3), ['36', '€\u00a02.000', '€\u00a01.900']], 'nl')
  expect((lines[1]?.end.y ?? 0) - (lines[0]?.end.y ?? 0)).toBeGreaterThanOrEqual(8)
})

it('draws nothing from no table', () => {
  expect(layoutLines([], 'en').lines).toEqual([])
})
