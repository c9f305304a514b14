import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOf, timeOf } from '#app/domain/booking/wall-time.server.ts'
import { company } from './content/company.ts'
import { homeZone, knownZone, minutesAhead, partsIn, placeOf } from './zone-time.ts'

it('is at home where the office is', () => {
  expect(homeZone).toBe(company.hours.zone)
})

describe('a zone', () => {
  it.each(['Europe/London', 'America/Argentina/Buenos_Aires', 'America/Port-au-Prince', 'UTC', 'Etc/GMT+5'])(
    'is known: %s',
    (zone) => {
      expect(knownZone(zone)).toBeDefined()
    },
  )

  it('is spelt as the runtime spells it', () => {
    expect(knownZone('europe/london')).toBe('Europe/London')
  })

  it.each([
    '',
    null,
    undefined,
    'Europe/Atlantis',
    '+02:00',
    'Europe/London; drop',
    '../etc/passwd',
    `A${'a'.repeat(5000)}`,
  ])('is unknown: %j', (text) => {
    expect(knownZone(text)).toBeUndefined()
  })

  it('is unknown, whatever else is typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const zone = knownZone(text)
        if (zone !== undefined) expect(() => partsIn(zone, new Date(0))).not.toThrow()
      }),
    )
  })
})

describe('a clock elsewhere', () => {
  it.each([
    ['an hour behind', 'Europe/London', '2026-12-03T09:30:00Z', -60],
    ['as it is here, in the week when only one of us has changed', 'Africa/Johannesburg', '2026-10-20T09:30:00Z', 0],
    ['six hours behind', 'America/New_York', '2026-12-03T09:30:00Z', -360],
    ['five hours behind, between two changes of the clock', 'America/New_York', '2026-10-27T09:30:00Z', -300],
    ['half an hour off', 'Asia/Kolkata', '2026-12-03T09:30:00Z', 270],
    ['on the next day', 'Pacific/Auckland', '2026-12-31T12:00:00Z', 720],
    ['on the day before', 'Pacific/Pago_Pago', '2027-01-01T00:30:00Z', -720],
  ])('is %s: %s', (_, zone, at, minutes) => {
    expect(minutesAhead(new Date(at), zone)).toBe(minutes)
  })

  it('shows midnight as hour 0', () => {
    expect(partsIn('Europe/Amsterdam', new Date('2026-12-31T23:05:00Z'))).toEqual({
      year: 2027,
      month: 1,
      day: 1,
      hour: 0,
      minute: 5,
    })
  })

  it('agrees with the calendar that bookings are computed by', () => {
    const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2045-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(moment, (at) => {
        const { year, month, day, hour, minute } = partsIn(homeZone, at)
        const two = (part: number) => String(part).padStart(2, '0')
        expect([dayOf(at.toISOString()), timeOf(at.toISOString())]).toEqual([
          `${year}-${two(month)}-${two(day)}`,
          `${two(hour)}:${two(minute)}`,
        ])
      }),
    )
  })
})

it('names the place of a zone', () => {
  expect(['America/New_York', 'America/Indiana/Knox', 'UTC'].map(placeOf)).toEqual(['New York', 'Indiana Knox', 'UTC'])
})
