/** What can be booked on a day and in a month, whatever is claimed and whatever day it is. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BookingEvent, type BookingFormat, bookingEvents, bookingRules } from '#app/content/booking-rules.ts'
import { company } from '#app/content/company.ts'
import { daysBetween } from '#app/formats.ts'
import { cellsBetween, cellsOf } from './cells.ts'
import { holidayOn } from './office-days.server.ts'
import type { PlanDay, Session } from './plan.ts'
import {
  type Claims,
  freeSession,
  offeredSessions,
  type PlanQuery,
  planDay,
  planDays,
  planMonth,
} from './plan-month.server.ts'
import { earliestStart, lastDay } from './terms.server.ts'
import { dayOf, daysAfter, instantAt, minutesAfter, monthOf, timeOf, weekdayOf } from './wall-time.server.ts'

const none: Claims = { cells: new Set(), blocked: new Set(), places: new Map() }

/** Saturday 21 November 2026, at noon. */
const now = '2026-11-21T11:00:00.000Z'

const call: PlanQuery = { event: 'intro-call-30-minutes', format: 'one', now, claims: none }
const workshop: PlanQuery = { ...call, event: 'automation-strategy-workshop' }
const twoSessions: PlanQuery = { ...workshop, format: 'two' }

describe('a day', () => {
  it.each([
    ['past', call, '2026-11-20'],
    ['weekend', call, '2026-11-21'],
    ['weekend', call, '2026-11-22'],
    ['open', call, '2026-11-23'],
    ['holiday', call, '2026-12-25'],
    ['weekend', call, '2026-12-26'],
    ['open', call, '2027-01-20'],
    ['too_far', call, '2027-01-21'],
    ['too_soon', workshop, '2026-11-23'],
    ['too_soon', workshop, '2026-11-27'],
    ['open', workshop, '2026-11-30'],
    ['open', workshop, '2027-03-19'],
    ['too_far', workshop, '2027-03-22'],
  ] as const)('is %s to %o on %s', (state, query, day) => {
    expect(planDay(query, day).state).toBe(state)
  })

  it('names its holiday', () => {
    expect(planDay(call, '2026-12-25')).toMatchObject({ holiday: 'christmas', slots: [], free: 0 })
    expect(planDay(call, '2026-12-24')).not.toHaveProperty('holiday')
  })

  it('is today in Amsterdam', () => {
    const late = { ...call, now: '2026-11-23T23:10:00.000Z' }
    expect(
      [planDay(late, '2026-11-23'), planDay(late, '2026-11-24')].map(({ state, isToday }) => [state, isToday]),
    ).toEqual([
      ['past', false],
      ['open', true],
    ])
  })

  it('offers what is left of it after the notice', () => {
    const { slots, free, state } = planDay({ ...call, now: '2026-11-23T08:10:00.000Z' }, '2026-11-23')
    expect([state, slots.length, free]).toEqual(['open', 16, 7])
    expect(slots.find((slot) => slot.free)?.startsAt).toBe('13:30')
  })

  it('is too soon once nothing of it is left', () => {
    expect(planDay({ ...call, now: '2026-11-23T11:31:00.000Z' }, '2026-11-23').state).toBe('too_soon')
    expect(planDay({ ...call, now: '2026-11-23T11:30:00.000Z' }, '2026-11-23').state).toBe('open')
  })

  it('is full when as many sessions were made as a day may have, however many times are free', () => {
    const places = new Map([['2026-11-23', bookingRules[call.event].perDay]])
    const { state, free, slots } = planDay({ ...call, claims: { ...none, places } }, '2026-11-23')
    expect([state, free, slots.some((slot) => slot.free)]).toEqual(['full', 0, false])
  })

  it('is full when every time is taken', () => {
    const cells = new Set(cellsOf(planDay(call, '2026-11-23').slots, bookingRules[call.event]))
    expect(planDay({ ...call, claims: { ...none, cells } }, '2026-11-23')).toMatchObject({ state: 'full', free: 0 })
  })

  it('is blocked when we are not there at all, and open when we are there for a while', () => {
    const day = cellsBetween(Date.parse('2026-11-22T23:00:00Z'), Date.parse('2026-11-23T23:00:00Z'))
    const whole = { ...none, cells: new Set(day), blocked: new Set(day) }
    expect(planDay({ ...call, claims: whole }, '2026-11-23')).toMatchObject({ state: 'blocked', free: 0 })
    const morning = new Set(day.filter((cell) => cell < '2026-11-23T12'))
    const half = { ...none, cells: morning, blocked: morning }
    expect(planDay({ ...call, claims: half }, '2026-11-23')).toMatchObject({ state: 'open', free: 8 })
  })

  it('is full, not blocked, when a little of each half is', () => {
    const some = new Set([instantAt('2026-11-30', '10:00'), instantAt('2026-11-30', '14:00')])
    const claims = { ...none, cells: some, blocked: some }
    expect(planDay({ ...workshop, claims }, '2026-11-30')).toMatchObject({ state: 'full', free: 0 })
  })

  it('has no room for a workshop next to a call: the way there is kept free', () => {
    const free = (taken: string) => {
      const cells = new Set([instantAt('2026-11-30', taken)])
      return planDay({ ...workshop, claims: { ...none, cells } }, '2026-11-30')
        .slots.filter((slot) => slot.free)
        .map(({ startsAt }) => startsAt)
    }
    expect([free('13:00'), free('13:30'), free('12:00'), free('08:30')]).toEqual([[], ['09:00'], ['13:00'], ['13:00']])
  })
})

describe('the first of two sessions', () => {
  const closed = (from: string, to: string): Claims => {
    const cells = cellsBetween(Date.parse(instantAt(from, '00:00')), Date.parse(instantAt(daysAfter(to, 1), '00:00')))
    return { ...none, cells: new Set(cells), blocked: new Set(cells) }
  }
  const offered = (query: PlanQuery, day: string) =>
    planMonth(query, monthOf(day))
      .weeks.flatMap(({ days }) => days)
      .find((one) => one.day === day)

  it.each([
    ['open', '2027-03-18', none],
    // The last day that can be booked: a second one would lie past it.
    ['unfollowed', '2027-03-19', none],
    ['open', '2026-12-03', closed('2026-12-04', '2026-12-16')],
    ['unfollowed', '2026-12-03', closed('2026-12-04', '2026-12-18')],
    ['full', '2026-12-03', { ...none, places: new Map([['2026-12-03', 9]]) }],
  ])('is %s on %s', (state, day, claims) => {
    const plan = offered({ ...twoSessions, claims }, day)
    const free = plan?.slots.some((slot) => slot.free)
    expect([plan?.state, plan?.free !== 0, free]).toEqual([state, state === 'open', state === 'open'])
  })

  it('needs nothing after it where the workshop is whole, or where it is the second', () => {
    const claims = closed('2026-12-04', '2026-12-18')
    expect(offered({ ...workshop, claims }, '2026-12-03')?.state).toBe('open')
    const first: Session = { start: instantAt('2026-12-02', '09:00'), end: instantAt('2026-12-02', '11:00') }
    expect(offered({ ...twoSessions, claims, first }, '2026-12-03')?.state).toBe('open')
  })

  it('is still to be had by whoever picked it, when what could follow goes', () => {
    const claims = closed('2026-12-04', '2026-12-18')
    const start = instantAt('2026-12-03', '09:00')
    expect(freeSession({ ...twoSessions, claims }, start)).toEqual({ start, end: instantAt('2026-12-03', '11:00') })
  })

  it('is offered only where a second one can be picked, whatever is taken', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 118 }), { maxLength: 118 }), (taken) => {
        const days = taken.map((index) => daysAfter('2026-11-23', index))
        const claims = { ...none, places: new Map(days.map((day) => [day, 9] as const)) }
        const free = [...planDays({ ...workshop, claims })].flatMap((one) => (one.free > 0 ? one.day : []))
        const offered = [...planDays({ ...twoSessions, claims })].flatMap((one) => (one.free > 0 ? one.day : []))
        const { windowDays } = bookingRules[workshop.event]
        const followed = (day: string) => free.some((other) => other > day && daysBetween(day, other) <= windowDays)
        expect(offered).toEqual(free.filter(followed))
      }),
      { numRuns: 20 },
    )
  })
})

describe('the second of two sessions', () => {
  const first: Session = { start: instantAt('2026-12-03', '09:00'), end: instantAt('2026-12-03', '11:00') }

  it.each([
    ['before_first', '2026-12-02'],
    ['before_first', '2026-12-03'],
    ['open', '2026-12-04'],
    ['open', '2026-12-17'],
    ['out_of_window', '2026-12-18'],
    ['holiday', '2026-12-25'],
  ])('is %s on %s', (state, day) => {
    const plan = planDay({ ...twoSessions, first }, day)
    expect(plan.state).toBe(state)
    expect(plan.slots.some((slot) => slot.free)).toBe(state === 'open')
  })
})

describe('what is asked for', () => {
  const at = (day: string, time: string) => instantAt(day, time)

  it('is offered as it stands in the plan', () => {
    expect(offeredSessions(call, [at('2026-12-03', '10:30')])).toEqual([
      { start: '2026-12-03T09:30:00.000Z', end: '2026-12-03T10:00:00.000Z' },
    ])
  })

  it('is two sessions in order of time, whatever order they are named in', () => {
    const offered = offeredSessions(twoSessions, [at('2026-12-08', '13:00'), at('2026-12-03', '09:00')])
    expect(offered?.map(({ start }) => timeOf(start))).toEqual(['09:00', '13:00'])
  })

  it.each([
    ['no time at all', call, []],
    ['two calls', call, [at('2026-12-03', '10:30'), at('2026-12-04', '10:30')]],
    [
      'a call in two sessions',
      { ...call, format: 'two' as const },
      [at('2026-12-03', '10:30'), at('2026-12-04', '10:30')],
    ],
    ['a time between two starts', call, [at('2026-12-03', '10:45')]],
    ['a time outside office hours', call, [at('2026-12-03', '17:00')]],
    ['half a workshop of two sessions', twoSessions, [at('2026-12-03', '09:00')]],
    ['two sessions on one day', twoSessions, [at('2026-12-03', '09:00'), at('2026-12-03', '13:00')]],
    ['the same session twice', twoSessions, [at('2026-12-03', '09:00'), at('2026-12-03', '09:00')]],
    ['two sessions too far apart', twoSessions, [at('2026-12-03', '09:00'), at('2026-12-18', '09:00')]],
    ['a day that is too far', call, [at('2027-01-21', '10:30')]],
    ['the past', call, [at('2026-11-20', '10:30')]],
  ])('is not offered when it is %s', (_, query, starts) => {
    expect(offeredSessions(query, starts)).toBeUndefined()
  })
})

describe('a month', () => {
  it('is drawn in whole weeks, with their numbers', () => {
    const { weeks, today } = planMonth(call, '2026-12')
    expect(weeks.map(({ number }) => number)).toEqual([49, 50, 51, 52, 53])
    expect([weeks[0]?.days[0]?.day, weeks.at(-1)?.days.at(-1)?.day, today]).toEqual([
      '2026-11-30',
      '2027-01-03',
      '2026-11-21',
    ])
  })

  it('leads to the months that can be booked, and back to them', () => {
    const around = (month: string) => {
      const { previous, next } = planMonth(call, month)
      return [previous, next]
    }
    expect(around('2026-11')).toEqual([undefined, '2026-12'])
    expect(around('2026-12')).toEqual(['2026-11', '2027-01'])
    expect(around('2027-01')).toEqual(['2026-12', undefined])
    expect(around('2027-06')).toEqual(['2027-05', undefined])
    expect(around('2026-09')).toEqual([undefined, '2026-10'])
  })
})

describe('at any moment, with anything claimed', () => {
  it('free is what is within the rules and in nobody’s way', () => {
    fc.assert(
      fc.property(situation, ({ query, day }) => {
        const plan = planDay(query, day)
        expect(plan.free).toBe(plan.slots.filter((slot) => slot.free).length)
        expect(plan.free > 0).toBe(plan.state === 'open')
        for (const slot of plan.slots) if (slot.free) expectOffered(query, day, slot)
      }),
      { numRuns: 2000 },
    )
  })

  it('what the plan shows as free is offered, and nothing else', () => {
    fc.assert(
      fc.property(situation, ({ query, day }) => {
        for (const { start, end, free } of planDay(query, day).slots) {
          if (query.format === 'one')
            expect(offeredSessions(query, [start])).toEqual(free ? [{ start, end }] : undefined)
          else if (query.first && day > dayOf(query.first.start) && !free)
            expect(offeredSessions(query, [query.first.start, start])).toBeUndefined()
        }
      }),
    )
  })

  it('what is offered stays in office hours on Amsterdam’s clock, on days of 23 and 25 hours too', () => {
    fc.assert(
      fc.property(situation, ({ query, day }) => {
        for (const { start, end, startsAt, endsAt } of planDay(query, day).slots) {
          expect([dayOf(start), dayOf(end), timeOf(start), timeOf(end)]).toEqual([day, day, startsAt, endsAt])
          expect(startsAt >= company.hours.opens && endsAt <= company.hours.closes).toBe(true)
          expect(Date.parse(end) - Date.parse(start)).toBe(minutesOf(query.event, query.format) * 60_000)
        }
      }),
    )
  })

  it('a month shows each of its days once, as the day is by itself', () => {
    fc.assert(
      fc.property(situation, ({ query, day }) => {
        const days = planMonth(query, monthOf(day)).weeks.flatMap((week) => week.days)
        expect(new Set(days.map((one) => one.day)).size).toBe(days.length)
        expect(days.filter((one) => one.day === day)).toEqual([planDay(query, day)])
      }),
      { numRuns: 60 },
    )
  })
})

function expectOffered({ event, now: moment, claims, first }: PlanQuery, day: string, slot: PlanDay['slots'][number]) {
  expect(slot.start >= earliestStart(event, moment)).toBe(true)
  expect(day <= lastDay(event, moment)).toBe(true)
  expect([weekdayOf(day) <= 5, holidayOn(day)]).toEqual([true, undefined])
  expect(cellsOf([slot], bookingRules[event]).filter((cell) => claims.cells.has(cell))).toEqual([])
  expect(claims.places.get(day) ?? 0).toBeLessThan(bookingRules[event].perDay)
  if (!first) return
  const after = daysBetween(dayOf(first.start), day)
  expect(after > 0 && after <= bookingRules[event].windowDays).toBe(true)
}

function minutesOf(event: BookingEvent, format: BookingFormat): number {
  return bookingRules[event].sessionMinutes[format] ?? 0
}

/** Some day around some moment, of which some of the calendar is taken. */
const situation = fc
  .record({
    event: fc.constantFrom(...bookingEvents),
    format: fc.constantFrom('one' as const, 'two' as const),
    now: fc
      .date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2044-12-31T23:59:59Z'), noInvalidDate: true })
      .map((date) => date.toISOString()),
    ahead: fc.integer({ min: -3, max: 130 }),
    firstAhead: fc.option(fc.integer({ min: 8, max: 120 }), { nil: undefined }),
    taken: fc.array(fc.integer({ min: 12, max: 36 }), { maxLength: 6 }),
    blocked: fc.array(fc.integer({ min: 12, max: 36 }), { maxLength: 6 }),
    places: fc.integer({ min: 0, max: 7 }),
  })
  .map(({ event, format, now: moment, ahead, firstAhead, taken, blocked, places }) => {
    const day = daysAfter(dayOf(moment), ahead)
    const midnight = `${day}T00:00:00.000Z`
    const own = blocked.map((half) => minutesAfter(midnight, half * 30))
    const cells = new Set([...taken.map((half) => minutesAfter(midnight, half * 30)), ...own])
    const start = instantAt(daysAfter(dayOf(moment), firstAhead ?? 0), '09:00')
    const first =
      firstAhead === undefined || format === 'one'
        ? undefined
        : { start, end: minutesAfter(start, minutesOf(event, format)) }
    const claims: Claims = { cells, blocked: new Set(own), places: new Map([[day, places]]) }
    return { day, query: { event, format, now: moment, claims, first } satisfies PlanQuery }
  })
