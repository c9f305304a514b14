import Holidays from 'date-holidays'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lastHolidayYear, publicHolidays } from '#app/content/public-holidays.ts'
import { holidayOn, isWeekend, isWorkingDay, workingDayBeyond } from './office-days.server.ts'
import { daysAfter, weekdayOf } from './wall-time.server.ts'

const firstYear = 2026
const years = Array.from({ length: lastHolidayYear - firstYear + 1 }, (_, index) => firstYear + index)

/** What the library calls each holiday of our list. */
const names = {
  newYear: "New Year's Day",
  easter: 'Easter Sunday',
  easterMonday: 'Easter Monday',
  kingsDay: "King's Day",
  ascension: 'Ascension Day',
  pentecost: 'Pentecost',
  whitMonday: 'Whit Monday',
  christmas: 'Christmas Day',
  secondChristmas: 'Boxing Day',
} satisfies Record<keyof typeof publicHolidays, string>

describe('the list of public holidays', () => {
  const library = new Holidays('NL')

  it.each(years)('is that of the library in %i', (year) => {
    const theirs = library
      .getHolidays(year, 'en')
      .filter(({ type }) => type === 'public')
      .map(({ date, name }) => `${date.slice(0, 10)} ${name}`)
    const ours = Object.entries(publicHolidays).flatMap(([name, { days }]) =>
      days
        .filter((day) => day.startsWith(String(year)))
        .map((day) => `${day} ${names[name as keyof typeof publicHolidays]}`),
    )
    expect(ours.sort()).toEqual(theirs.sort())
  })

  it('has each holiday once in each year', () => {
    for (const { days } of Object.values(publicHolidays)) {
      expect(days.map((day) => Number(day.slice(0, 4)))).toEqual(years)
    }
  })
})

describe('a working day', () => {
  it.each([
    ['2026-12-24', true],
    ['2026-12-25', false],
    ['2026-12-28', true],
    ['2026-11-28', false],
    ['2026-11-29', false],
    ['2026-04-06', false],
    ['2026-04-27', false],
    ['2027-01-01', false],
  ])('is %s: %s', (day, works) => {
    expect(isWorkingDay(day)).toBe(works)
  })

  it('knows the name of its holiday, on a weekend too', () => {
    expect([holidayOn('2026-12-26'), isWeekend('2026-12-26'), holidayOn('2026-12-24')]).toEqual([
      'secondChristmas',
      true,
      undefined,
    ])
  })
})

describe('so many working days further', () => {
  it.each([
    ['from Saturday', '2026-11-21', 5, '2026-11-30'],
    ['from Monday', '2026-11-23', 5, '2026-12-01'],
    ['over Christmas and the new year', '2026-12-23', 5, '2027-01-04'],
    ['over Easter', '2026-04-02', 2, '2026-04-08'],
  ] as const)('%s', (_, day, count, expected) => {
    expect(workingDayBeyond(day, count)).toBe(expected)
  })

  it('has exactly so many working days in between', () => {
    const day = fc.integer({ min: 0, max: 19 * 365 }).map((days) => daysAfter('2026-01-01', days))
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 12 }), (from, count) => {
        const beyond = workingDayBeyond(from, count)
        const between: string[] = []
        for (let at = daysAfter(from, 1); at !== beyond; at = daysAfter(at, 1)) between.push(at)
        expect(between.filter(isWorkingDay)).toHaveLength(count)
        expect(isWorkingDay(beyond) && weekdayOf(beyond) <= 5).toBe(true)
      }),
    )
  })
})
