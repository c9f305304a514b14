import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { company } from '#app/content/company.ts'
import { offer } from '#app/content/offer.ts'
import { minutesOfDay } from '#app/formats.ts'
import { promiseFor } from './lead-standing.server.ts'
import {
  lateBefore,
  officeMinutesAfter,
  officeMinutesBetween,
  officeState,
  wholeOfficeMinutesBetween,
} from './office-time.server.ts'

/** Winter time: nine in Amsterdam is eight in UTC. */
const at = (text: string) => new Date(text).toISOString()

describe('office hours', () => {
  it('count only while the office is open', () => {
    // Tuesday 17 November 11:05 to Monday 23 November 10:30: 5:55 + 8 + 8 + 8 + 1:30.
    expect(officeMinutesBetween(at('2026-11-17T11:05+01:00'), at('2026-11-23T10:30+01:00'))).toBe(31 * 60 + 25)
    expect(officeMinutesBetween(at('2026-11-20T18:00+01:00'), at('2026-11-23T08:59+01:00'))).toBe(0)
    expect(officeMinutesBetween(at('2026-11-23T10:00+01:00'), at('2026-11-20T10:00+01:00'))).toBe(0)
  })

  it('stand still on public holidays', () => {
    // Thursday 24 December 16:00 to Monday 28 December 10:00: one hour and one hour.
    expect(officeMinutesBetween(at('2026-12-24T16:00+01:00'), at('2026-12-28T10:00+01:00'))).toBe(120)
  })

  it('end where the promise ends', () => {
    expect(officeMinutesAfter(at('2026-11-17T11:05+01:00'), offer.replyOfficeHours * 60)).toBe(
      at('2026-11-18T11:05+01:00'),
    )
    expect(officeMinutesAfter(at('2026-11-21T12:00+01:00'), 60)).toBe(at('2026-11-23T10:00+01:00'))
    // The clock changes in the night of 28 March 2027: a working day has eight hours all the same.
    expect(officeMinutesAfter(at('2027-03-26T16:00+01:00'), 120)).toBe(at('2027-03-30T10:00+02:00'))
  })

  it('of the promise are one office day, so that it never takes longer than was promised on a working day', () => {
    const { opens, closes } = company.hours
    expect(offer.replyOfficeHours * 60).toBe(minutesOfDay(closes) - minutesOfDay(opens))
    for (const time of ['00:05', '08:59', '09:00', '12:30', '16:59', '17:00', '23:55']) {
      const since = at(`2026-11-17T${time}+01:00`)
      const hours = (Date.parse(officeMinutesAfter(since, offer.replyOfficeHours * 60)) - Date.parse(since)) / 3_600_000
      expect(hours).toBeLessThanOrEqual(offer.replyHours)
    }
  })

  it('begin with the minute of opening, and end before that of closing', () => {
    const state = (time: string) => officeState(at(`2026-11-24T${time}+01:00`))
    expect(state('08:59:59.999')).toMatchObject({ open: false, opens: at('2026-11-24T09:00+01:00') })
    expect(state('09:00:00.000')).toMatchObject({ open: true, opens: at('2026-11-24T09:00+01:00') })
    expect(state('16:59:59.999').open).toBe(true)
    expect(state('17:00:00.000')).toMatchObject({ open: false, opens: at('2026-11-25T09:00+01:00') })
  })

  it('are each the reverse of the other', () => {
    const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 6_000 }), (moment, minutes) => {
        const from = new Date(Math.floor(moment.getTime() / 60_000) * 60_000).toISOString()
        expect(officeMinutesBetween(from, officeMinutesAfter(from, minutes))).toBe(minutes)
      }),
      { numRuns: 50 },
    )
  })
})

describe('a promise is late', () => {
  const late = (promise: string, now: string) => at(promise) < lateBefore(at(now))

  it('when a whole office minute has passed since', () => {
    expect(late('2026-11-18T11:05+01:00', '2026-11-18T11:05:59.999+01:00')).toBe(false)
    expect(late('2026-11-18T11:05+01:00', '2026-11-18T11:06+01:00')).toBe(true)
  })

  it('never while the office is closed', () => {
    // Of Thursday 24 December, over Christmas and the weekend.
    for (const now of ['2026-12-24T17:00', '2026-12-25T12:00', '2026-12-27T23:59', '2026-12-28T09:00:59.999']) {
      expect(late('2026-12-24T17:00+01:00', `${now}+01:00`)).toBe(false)
      expect(late('2026-12-24T16:59+01:00', `${now}+01:00`)).toBe(true)
    }
    expect(late('2026-12-24T17:00+01:00', '2026-12-28T09:01+01:00')).toBe(true)
    // Half of the minute before the office closed, half after it opened.
    expect(late('2026-12-24T16:59:30+01:00', '2026-12-28T09:00:29.999+01:00')).toBe(false)
    expect(late('2026-12-24T16:59:30+01:00', '2026-12-28T09:00:30+01:00')).toBe(true)
  })

  /** To the millisecond. Among them the days around holidays and around a change of the clock. */
  const day = fc.constantFrom('2026-12-24', '2027-03-26', '2027-03-29', '2027-04-27', '2026-10-23', '2026-10-26')
  const near = fc.tuple(day, fc.integer({ min: 0, max: 3 * 86_400_000 })).map(([from, ms]) => Date.parse(from) + ms)
  const any = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2040-01-01') })
  const moments = fc.oneof(near, any).map((ms) => new Date(ms).toISOString())
  /** Mostly about a minute, in office hours or out of them. */
  const spans = fc.oneof(fc.integer({ min: -1, max: 120_000 }), fc.integer({ min: 0, max: 5 * 86_400_000 }))
  const later = (moment: string, ms: number) => new Date(Date.parse(moment) + ms).toISOString()

  it('exactly when one counts from it', () => {
    fc.assert(
      fc.property(moments, spans, (promise, span) => {
        const now = later(promise, span)
        expect(promise < lateBefore(now)).toBe(wholeOfficeMinutesBetween(promise, now) >= 1)
        const last = later(lateBefore(now), -1)
        expect(wholeOfficeMinutesBetween(last, now)).toBe(1)
        expect(wholeOfficeMinutesBetween(lateBefore(now), now)).toBe(0)
      }),
      { numRuns: 300 },
    )
  })

  it('exactly when an answer of that moment has broken it', () => {
    fc.assert(
      fc.property(moments, spans, (since, span) => {
        const now = later(promiseFor(since), span)
        const minutes = wholeOfficeMinutesBetween(since, now)
        expect(minutes > offer.replyOfficeHours * 60).toBe(promiseFor(since) < lateBefore(now))
      }),
      { numRuns: 300 },
    )
  })
})
