import { expect, it } from 'vitest'
import { numberInWords } from './number-words.ts'

it.each([
  [1, 'one', 'één'],
  [2, 'two', 'twee'],
  [13, 'thirteen', 'dertien'],
  [20, 'twenty', 'twintig'],
  [21, 'twenty-one', 'eenentwintig'],
  [22, 'twenty-two', 'tweeëntwintig'],
  [23, 'twenty-three', 'drieëntwintig'],
  [47, 'forty-seven', 'zevenenveertig'],
  [80, 'eighty', 'tachtig'],
  [100, 'one hundred', 'honderd'],
  [101, 'one hundred and one', 'honderdeen'],
  [120, 'one hundred and twenty', 'honderdtwintig'],
  [123, 'one hundred and twenty-three', 'honderddrieëntwintig'],
  [500, 'five hundred', 'vijfhonderd'],
])('writes %d as %s and %s', (count, english, dutch) => {
  expect(numberInWords(count, 'en')).toBe(english)
  expect(numberInWords(count, 'nl')).toBe(dutch)
})

it('writes every number as another word', () => {
  for (const locale of ['en', 'nl'] as const) {
    const words = Array.from({ length: 999 }, (_, index) => numberInWords(index + 1, locale))
    expect(new Set(words).size).toBe(words.length)
    expect(words.filter((word) => /[^a-zëé -]/.test(word))).toEqual([])
  }
})
