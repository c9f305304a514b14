import { describe, expect, it } from 'vitest'
import { changeUntil, earliestStart, lastDay } from './terms.server.ts'

const call = 'intro-call-30-minutes'
const workshop = 'automation-strategy-workshop'

describe('the first moment that can be booked', () => {
  it.each([
    ['four hours from now, for a call', call, '2026-12-03T08:10:00.000Z', '2026-12-03T12:10:00.000Z'],
    ['four hours of the clock, in the night of 25 hours', call, '2026-10-24T23:00:00.000Z', '2026-10-25T03:00:00.000Z'],
    ['after five whole working days, for a workshop', workshop, '2026-11-23T22:00:00.000Z', '2026-11-30T23:00:00.000Z'],
    ['a day later, after midnight in Amsterdam', workshop, '2026-11-23T23:00:00.000Z', '2026-12-01T23:00:00.000Z'],
    ['after the holidays, at the end of a year', workshop, '2026-12-23T12:00:00.000Z', '2027-01-03T23:00:00.000Z'],
  ] as const)('is %s', (_, event, now, expected) => {
    expect(earliestStart(event, now)).toBe(expected)
  })
})

describe('the last day that can be booked', () => {
  it.each([
    ['60 days ahead, for a call', call, '2026-11-21T12:00:00.000Z', '2027-01-20'],
    ['120 days ahead, for a workshop', workshop, '2026-11-21T12:00:00.000Z', '2027-03-21'],
    ['counted from the day in Amsterdam', call, '2026-11-21T23:30:00.000Z', '2027-01-21'],
    ['over a leap day', call, '2028-02-01T12:00:00.000Z', '2028-04-01'],
    ['the end of the list of holidays, at the latest', workshop, '2045-12-01T12:00:00.000Z', '2045-12-31'],
  ] as const)('is %s', (_, event, now, expected) => {
    expect(lastDay(event, now)).toBe(expected)
  })
})

describe('until when a booking can be changed', () => {
  it.each([
    ['two hours before a call', call, '2026-12-03T09:30:00.000Z', '2026-12-03T07:30:00.000Z'],
    ['48 hours before a workshop', workshop, '2026-12-10T08:00:00.000Z', '2026-12-08T08:00:00.000Z'],
    ['48 hours of the clock, when it changes', workshop, '2026-03-30T07:00:00.000Z', '2026-03-28T07:00:00.000Z'],
  ] as const)('is %s', (_, event, start, expected) => {
    expect(changeUntil(event, start)).toBe(expected)
  })
})
