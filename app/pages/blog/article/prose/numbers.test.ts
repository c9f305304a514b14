import fc from 'fast-check'
import { expect, it } from 'vitest'
import { euros } from '#app/formats.ts'
import { locales } from '#app/locales.ts'
import { isFigure, numberIn } from './numbers.ts'

it('reads every amount that the site writes', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e9, max: 1e9 }),
      fc.constantFrom(...locales),
      fc.boolean(),
      (cents, locale, withCents) => {
        const amount = withCents ? cents : cents * 100
        const text = euros(amount, locale, { cents: withCents })
        expect(numberIn(text, locale)).toBeCloseTo(amount / 100, 5)
        expect(isFigure(text)).toBe(true)
      },
    ),
  )
})

it.each(['12.4 days', '62%', '−€310', '9:00', '3,5 uur'])('%s is a figure', (text) => {
  expect(isFigure(text)).toBe(true)
})

it.each(['manager', '3 of the 4 invoices', ''])('%s is none', (text) => {
  expect(isFigure(text)).toBe(false)
})

it('finds no number in words', () => {
  expect(numberIn('manager', 'en')).toBeNaN()
  expect(numberIn('€5.', 'en')).toBe(5)
})
