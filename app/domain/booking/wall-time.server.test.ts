import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysBetween } from '#app/formats.ts'
import {
  dayOf,
  daysAfter,
  instantAt,
  minutesAfter,
  mondaysOf,
  monthOf,
  monthsAfter,
  timeOf,
  weekdayOf,
  weekNumberOf,
} from './wall-time.server.ts'

/** Any day of the years that can be booked, with all changes of the clock and all leap days among them. */
const day = fc.integer({ min: 0, max: 20 * 365 }).map((days) => daysAfter('2026-01-01', days))

/** No change of the clock falls between three in the morning and midnight. */
const daytime = fc
  .integer({ min: 3 * 60, max: 24 * 60 - 1 })
  .map((minutes) => [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':'))

describe('a time of day in Amsterdam', () => {
  it.each([
    ['in winter', '2026-12-03', '09:30', '2026-12-03T08:30:00.000Z'],
    ['in summer', '2026-07-03', '09:30', '2026-07-03T07:30:00.000Z'],
    ['on the day that loses an hour', '2026-03-29', '09:00', '2026-03-29T07:00:00.000Z'],
    ['on the day before it', '2026-03-28', '09:00', '2026-03-28T08:00:00.000Z'],
    ['on the day that gains an hour', '2026-10-25', '09:00', '2026-10-25T08:00:00.000Z'],
    ['on the day before that', '2026-10-24', '09:00', '2026-10-24T07:00:00.000Z'],
    ['on the last day of a year', '2026-12-31', '16:30', '2026-12-31T15:30:00.000Z'],
    ['on a leap day', '2028-02-29', '12:00', '2028-02-29T11:00:00.000Z'],
  ])('is an instant %s', (_, date, time, expected) => {
    expect(instantAt(date, time)).toBe(expected)
  })

  it('comes back as the same day and time', () => {
    fc.assert(
      fc.property(day, daytime, (date, time) => {
        const at = instantAt(date, time)
        expect([dayOf(at), timeOf(at)]).toEqual([date, time])
      }),
    )
  })

  it('in the hour that is skipped lies in the hour after it', () => {
    expect(timeOf(instantAt('2026-03-29', '02:30'))).toBe('03:30')
  })

  it('in the hour that comes twice is the first of the two', () => {
    expect(instantAt('2026-10-25', '02:30')).toBe('2026-10-25T00:30:00.000Z')
  })

  it.each(['2026-02-29', '2026-13-01', '2026-11-31', 'today'])('is refused on %s, which is no day', (date) => {
    expect(() => instantAt(date, '09:00')).toThrow(RangeError)
  })
})

describe('days', () => {
  it('belong to Amsterdam, not to UTC', () => {
    expect(dayOf('2026-12-31T22:59:00.000Z')).toBe('2026-12-31')
    expect(dayOf('2026-12-31T23:00:00.000Z')).toBe('2027-01-01')
    expect(dayOf('2026-06-30T22:00:00.000Z')).toBe('2026-07-01')
  })

  it('last as many hours as the clock gives them', () => {
    const hours = (date: string) =>
      (Date.parse(instantAt(daysAfter(date, 1), '00:00')) - Date.parse(instantAt(date, '00:00'))) / 3_600_000
    expect([hours('2026-03-29'), hours('2026-10-25'), hours('2026-12-31')]).toEqual([23, 25, 24])
  })

  it('are added and counted alike', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -400, max: 400 }), (date, days) => {
        expect(daysBetween(date, daysAfter(date, days))).toBe(days)
      }),
    )
  })

  it('go over the ends of months, leap years and years', () => {
    expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29')
    expect(daysAfter('2027-02-28', 1)).toBe('2027-03-01')
    expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01')
    expect(monthOf('2026-12-31')).toBe('2026-12')
  })

  it('have weekdays from 1 for Monday to 7 for Sunday', () => {
    expect(['2026-11-23', '2026-11-28', '2026-11-29'].map(weekdayOf)).toEqual([1, 6, 7])
  })
})

describe('weeks', () => {
  it.each([
    ['2026-01-01', 1],
    ['2026-12-28', 53],
    ['2026-12-31', 53],
    ['2027-01-01', 53],
    ['2027-01-03', 53],
    ['2027-01-04', 1],
    ['2030-12-30', 1],
    ['2032-12-31', 53],
  ])('are numbered by ISO 8601: %s is in week %i', (date, number) => {
    expect(weekNumberOf(date)).toBe(number)
  })

  it('of a month begin on Mondays, follow on one another, and hold all its days', () => {
    fc.assert(
      fc.property(day, (date) => {
        const month = monthOf(date)
        const mondays = mondaysOf(month)
        const days = mondays.flatMap((monday) => [0, 1, 2, 3, 4, 5, 6].map((index) => daysAfter(monday, index)))
        expect(mondays.map(weekdayOf).every((weekday) => weekday === 1)).toBe(true)
        expect(days).toEqual(days.map((_, index) => daysAfter(days[0] ?? '', index)))
        expect(days).toContain(date)
        expect([monthOf(daysAfter(days[0] ?? '', 6)), monthOf(days.at(-7) ?? '')]).toEqual([month, month])
      }),
    )
  })

  it.each([
    ['2027-02', 4],
    ['2026-12', 5],
    ['2026-08', 6],
  ])('of %s are %i', (month, weeks) => {
    expect(mondaysOf(month)).toHaveLength(weeks)
  })
})

it('counts months over the year', () => {
  expect([monthsAfter('2026-12', 1), monthsAfter('2027-01', -1), monthsAfter('2026-11', 14)]).toEqual([
    '2027-01',
    '2026-12',
    '2028-01',
  ])
})

it('adds minutes of the clock that never jumps', () => {
  expect(minutesAfter('2026-03-29T00:30:00.000Z', 60)).toBe('2026-03-29T01:30:00.000Z')
})
