import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  clock,
  dayAndMonth,
  daysBetween,
  decimal,
  euroRange,
  euros,
  integer,
  isoDay,
  longDate,
  monthAndYear,
  shortDate,
  shortest,
  weekday,
  wholeRanges,
} from './formats.ts'

const locale = fc.constantFrom('en' as const, 'nl' as const)

describe('euros', () => {
  it.each([
    [149_700, '€1,497', '€\u00a01.497'],
    [1_500_000, '€15,000', '€\u00a015.000'],
    [123_456_700, '€1,234,567', '€\u00a01.234.567'],
    [0, '€0', '€\u00a00'],
    [4_520, '€45', '€\u00a045'],
    [4_550, '€46', '€\u00a046'],
    [-500_000, '−€5,000', '€\u00a0−5.000'],
    [-10, '€0', '€\u00a00'],
  ])('%i cents', (cents, english, dutch) => {
    expect(euros(cents, 'en')).toBe(english)
    expect(euros(cents, 'nl')).toBe(dutch)
  })

  it('shows cents when asked', () => {
    expect(euros(4_520, 'en', { cents: true })).toBe('€45.20')
    expect(euros(4_520, 'nl', { cents: true })).toBe('€\u00a045,20')
    expect(euros(-5, 'nl', { cents: true })).toBe('€\u00a0−0,05')
  })

  it('keeps every cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 11), max: 10 ** 11 }), locale, (cents, language) => {
        const digits = euros(cents, language, { cents: true })
          .replace('−', '-')
          .replace(/[^\d-]/g, '')
        expect(Number(digits)).toBe(cents)
      }),
    )
  })
})

describe('euroRange', () => {
  it('writes the sign once', () => {
    expect(euroRange(5_000, 15_000, 'en')).toBe('€50–150')
    expect(euroRange(5_000, 15_000, 'nl')).toBe('€\u00a050–150')
  })

  it('shortens thousands in English only', () => {
    expect(euroRange(8_000_000, 12_000_000, 'en', { thousands: true })).toBe('€80k–120k')
    expect(euroRange(8_000_000, 12_000_000, 'nl', { thousands: true })).toBe('€\u00a080.000–120.000')
  })
})

/** Most of them with a half at some digit. */
const written = fc.oneof(
  fc.double({ min: -1e11, max: 1e11, noNaN: true }),
  fc.tuple(fc.integer(), fc.nat(6)).map(([whole, digits]) => whole / 10 ** digits),
)

describe('numbers', () => {
  it('are written as the browser would write them', () => {
    const intl = { en: 'en-GB', nl: 'nl-NL' } as const
    fc.assert(
      fc.property(written, fc.nat(4), locale, (value, digits, language) => {
        const format = {
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
          signDisplay: 'negative',
        } as const
        expect(decimal(value, digits, language)).toBe(new Intl.NumberFormat(intl[language], format).format(value))
        const short = { maximumFractionDigits: digits, signDisplay: 'negative' } as const
        expect(shortest(value, digits, language)).toBe(new Intl.NumberFormat(intl[language], short).format(value))
      }),
    )
  })

  it.each([
    [0.5, 0, '1'],
    [-2.5, 0, '-3'],
    [0.045, 2, '0.05'],
    [2.05, 1, '2.1'],
    [0.125, 2, '0.13'],
    [-1_000.375, 2, '-1,000.38'],
  ])('%d rounds its half away from 0', (value, digits, written) => {
    expect(decimal(value, digits, 'en')).toBe(written)
    expect(shortest(value, digits, 'en')).toBe(written)
  })

  it.each([
    [12.4, '12.4', '12,4'],
    [11, '11.0', '11,0'],
    [0.6, '0.6', '0,6'],
    [1234.5, '1,234.5', '1.234,5'],
    [-0.01, '0.0', '0,0'],
  ])('%d with one decimal', (value, english, dutch) => {
    expect(decimal(value, 1, 'en')).toBe(english)
    expect(decimal(value, 1, 'nl')).toBe(dutch)
  })

  it.each([
    [1e-6, '0.000001'],
    [9.999999e-7, '0.000001'],
    [-1.6e-7, '-0.00000016'],
    [4e-9, '0'],
  ])('%d in eight decimals at most', (value, written) => {
    expect(shortest(value, 8, 'en')).toBe(written)
  })

  it('groups four digits', () => {
    expect(integer(5000, 'en')).toBe('5,000')
    expect(integer(5000, 'nl')).toBe('5.000')
  })
})

describe('dates', () => {
  it.each([
    ['2026-11-12', '12 November 2026', '12 november 2026'],
    ['2026-03-01', '1 March 2026', '1 maart 2026'],
  ])('%s in full', (date, english, dutch) => {
    expect(longDate(date, 'en')).toBe(english)
    expect(longDate(date, 'nl')).toBe(dutch)
  })

  it.each([
    ['2026-09-30', '30 Sep 2026', '30 sep 2026'],
    ['2026-03-05', '5 Mar 2026', '5 mrt 2026'],
  ])('%s in a table', (date, english, dutch) => {
    expect(shortDate(date, 'en')).toBe(english)
    expect(shortDate(date, 'nl')).toBe(dutch)
  })

  it('takes an instant in Amsterdam, summer and winter', () => {
    expect(longDate(new Date('2026-12-31T23:30:00Z'), 'en')).toBe('1 January 2027')
    expect(longDate(new Date('2026-06-30T22:00:00Z'), 'nl')).toBe('1 juli 2026')
  })

  it.each([
    ['2026-12-03', 'Thursday 3 December', 'donderdag 3 december'],
    ['2028-02-29', 'Tuesday 29 February', 'dinsdag 29 februari'],
    ['2027-01-01', 'Friday 1 January', 'vrijdag 1 januari'],
  ])('%s with its weekday', (date, english, dutch) => {
    expect(dayAndMonth(date, 'en')).toBe(english)
    expect(dayAndMonth(date, 'nl')).toBe(dutch)
  })

  it('name a weekday, short too', () => {
    const sunday = new Date('2026-11-28T23:30:00Z')
    expect([weekday(sunday, 'en'), weekday(sunday, 'nl')]).toEqual(['Sunday', 'zondag'])
    expect([weekday(sunday, 'en', { short: true }), weekday(sunday, 'nl', { short: true })]).toEqual(['Sun', 'zo'])
  })

  it('name a month of a year', () => {
    expect([monthAndYear('2026-12', 'en'), monthAndYear('2027-03', 'nl')]).toEqual(['December 2026', 'maart 2027'])
    expect(() => monthAndYear('2026-13', 'en')).toThrow(RangeError)
  })

  it('are written as ISO dates in a zone', () => {
    const newYear = new Date('2026-12-31T23:30:00Z')
    expect([isoDay(newYear), isoDay(newYear, 'Europe/London')]).toEqual(['2027-01-01', '2026-12-31'])
  })

  it.each(['12-11-2026', '2026-13-01', '2026-02-00', ''])('refuses %j', (text) => {
    expect(() => longDate(text, 'en')).toThrow(RangeError)
    expect(() => weekday(text, 'en')).toThrow(RangeError)
  })
})

describe('clock', () => {
  it('writes the hour without a leading zero', () => {
    expect(clock('09:00', 'en')).toBe('9:00')
    expect(clock('17:05', 'nl')).toBe('17.05')
    expect(clock('17.05', 'en')).toBe('17:05')
  })

  it('takes an instant in Amsterdam, on both sides of a change of the clock', () => {
    expect(clock(new Date('2026-03-29T00:59:00Z'), 'en')).toBe('1:59')
    expect(clock(new Date('2026-03-29T01:00:00Z'), 'en')).toBe('3:00')
    expect(clock(new Date('2026-11-20T23:05:00Z'), 'nl')).toBe('0.05')
  })

  it('takes an instant in another zone', () => {
    expect(clock(new Date('2026-12-03T09:30:00Z'), 'en', 'America/New_York')).toBe('4:30')
  })

  it.each(['9', '25:00', '12:60', 'noon'])('refuses %j', (text) => {
    expect(() => clock(text, 'nl')).toThrow(RangeError)
  })
})

describe('wholeRanges', () => {
  it('joins what stands before and behind a dash', () => {
    expect(wholeRanges('Mon–Fri, 9:00–17:00')).toBe('Mon–\u2060Fri, 9:00–\u206017:00')
  })

  it('leaves a dash between spaces alone', () => {
    expect(wholeRanges('drawn – and counted')).toBe('drawn – and counted')
  })
})

describe('daysBetween', () => {
  it.each([
    ['the same day', '2026-11-12', '2026-11-12', 0],
    ['the next', '2026-11-12', '2026-11-13', 1],
    ['the day before', '2026-11-12', '2026-11-11', -1],
    ['a day of 23 hours', '2026-03-29', '2026-03-30', 1],
    ['a day of 25 hours', '2026-10-25', '2026-10-26', 1],
    ['a leap day and the end of a year', '2027-12-31', '2028-03-01', 61],
  ])('counts days of the calendar: %s', (_, from, to, days) => {
    expect(daysBetween(from, to)).toBe(days)
  })
})
