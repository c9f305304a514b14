import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales } from '#app/locales.ts'
import { readNumber, writeNumber } from './read-number.ts'

const separator = 'separator'
const number = 'number'

// A number is what is read; a word is the problem.
it.each([
  // typed, English, Dutch
  ['12', 12, 12],
  ['4.6', 4.6, separator],
  ['4,6', separator, 4.6],
  ['1,234', 1_234, number],
  ['1.234', number, 1_234],
  ['1,234.56', 1_234.56, separator],
  ['1.234,56', separator, 1_234.56],
  ['1,234,567', 1_234_567, separator],
  ['1234.567', 1_234.57, separator],
  ['0.125', 0.13, separator],
  ['.5', 0.5, separator],
  ['5.', 5, separator],
  ['-12,345', -12_345, number],
  ['1 234', 1_234, 1_234],
  ['1\u00a0234,5', separator, 1_234.5],
  ['  42 ', 42, 42],
  ['€ 42', 42, 42],
  ['€\u00a01.497,00', separator, 1_497],
  ['42 €', 42, 42],
  ['€ 55,-', 55, 55],
  ['55,- €', 55, 55],
  ['1.497,--', number, 1_497],
  ['-3', -3, -3],
  ['−€3', -3, -3],
  ['-0', 0, 0],
  ['-0.001', 0, separator],
  ['4 6', number, number],
  ['1 23', number, number],
  ['12,34,567', number, number],
  ['1,234.567,8', number, number],
  ['1,2,3', number, number],
  ['0,123', separator, 0.12],
  ['01,234', separator, 1.23],
  ['1e3', number, number],
  ['0x10', number, number],
  ['Infinity', number, number],
  ['NaN', number, number],
  ['twelve', number, number],
  ['12 min', number, number],
  ['.', number, number],
  [',', number, number],
  ['-', number, number],
  ['€', 'empty', 'empty'],
  [' \t\u00a0', 'empty', 'empty'],
  ['', 'empty', 'empty'],
  ['9'.repeat(40), number, number],
])('reads %j as %j in English and as %j in Dutch', (typed, en, nl) => {
  const expected = (outcome: number | string) =>
    typeof outcome === 'number' ? { value: outcome } : { problem: outcome }
  expect(readNumber(typed, 'en')).toEqual(expected(en))
  expect(readNumber(typed, 'nl')).toEqual(expected(nl))
})

describe.each(locales)('in %s', (locale) => {
  it('reads what it writes', () => {
    const hundredths = fc.integer({ min: -100_000_000_000, max: 100_000_000_000 })
    fc.assert(
      fc.property(hundredths, (value) => {
        expect(readNumber(writeNumber(value / 100, locale), locale)).toEqual({ value: value / 100 })
      }),
    )
  })

  it('takes any text, and answers with a number that is one', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const reading = readNumber(text, locale)
        if ('value' in reading) {
          expect(reading.value).toBe(Math.round(reading.value * 100) / 100)
          expect(Object.is(reading.value, -0)).toBe(false)
        } else expect(['empty', separator, number]).toContain(reading.problem)
      }),
    )
  })
})

it('reads no text as two different numbers', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const [english, dutch] = [readNumber(text, 'en'), readNumber(text, 'nl')]
      if ('value' in english && 'value' in dutch) expect(english.value).toBe(dutch.value)
    }),
    { numRuns: 2_000 },
  )
})

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'0123456789.,.,- €') }),
  fc.string({ unit: fc.constantFrom(...'0127.,'), minLength: 4, maxLength: 8 }),
)
