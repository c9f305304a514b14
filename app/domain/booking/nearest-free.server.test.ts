import { describe, expect, it } from 'vitest'
import { bookingRules } from '#app/content/booking-rules.ts'
import { cellsBetween } from './cells.ts'
import { firstFreeDay, nearestFree } from './nearest-free.server.ts'
import type { Claims, PlanQuery } from './plan-month.server.ts'
import { daysAfter, instantAt } from './wall-time.server.ts'

const none: Claims = { cells: new Set(), blocked: new Set(), places: new Map() }
const call: PlanQuery = {
  event: 'intro-call-30-minutes',
  format: 'one',
  now: '2026-11-21T11:00:00.000Z',
  claims: none,
}

const starts = (query: PlanQuery, wanted: string, count: number) =>
  nearestFree(query, wanted, count).map(({ start }) => start)

/** Everything between two days, both included. */
function blocked(from: string, to: string): Claims {
  const cells = cellsBetween(Date.parse(instantAt(from, '00:00')), Date.parse(instantAt(daysAfter(to, 1), '00:00')))
  return { ...none, cells: new Set(cells), blocked: new Set(cells) }
}

describe('the nearest free times', () => {
  const wanted = instantAt('2026-12-03', '10:30')

  it('lie around the wanted one; of two as near, the earlier comes first', () => {
    const claims = { ...none, cells: new Set([wanted]) }
    expect(starts({ ...call, claims }, wanted, 4)).toEqual(
      ['10:00', '11:00', '09:30', '11:30'].map((time) => instantAt('2026-12-03', time)),
    )
  })

  it('lie on other days when the day is full', () => {
    const places = new Map([['2026-12-03', bookingRules[call.event].perDay]])
    expect(starts({ ...call, claims: { ...none, places } }, wanted, 2)).toEqual([
      instantAt('2026-12-02', '16:30'),
      instantAt('2026-12-02', '16:00'),
    ])
  })

  it('are the wanted one itself, where it is free', () => {
    expect(starts(call, wanted, 1)).toEqual([wanted])
  })

  it('are the next ones, for a moment that has passed', () => {
    expect(starts(call, call.now, 2)).toEqual([instantAt('2026-11-23', '09:00'), instantAt('2026-11-23', '09:30')])
  })

  it('are the last ones, for a moment beyond all that can be booked', () => {
    expect(starts(call, '2040-01-01T00:00:00.000Z', 1)).toEqual([instantAt('2027-01-20', '16:30')])
  })

  it('are none when everything is taken', () => {
    expect(starts({ ...call, claims: blocked('2026-11-21', '2027-02-01') }, wanted, 3)).toEqual([])
  })
})

describe('the first free day', () => {
  it.each([
    ['the next working day', none, '2026-11-23'],
    ['after what is blocked', blocked('2026-11-23', '2026-12-24'), '2026-12-28'],
    ['nowhere, when everything is taken', blocked('2026-11-21', '2027-02-01'), undefined],
  ])('is %s', (_, claims, expected) => {
    expect(firstFreeDay({ ...call, claims })).toBe(expected)
  })

  it('is not the day itself, once too little of it is left', () => {
    expect(firstFreeDay({ ...call, now: '2026-11-23T13:00:00.000Z' })).toBe('2026-11-24')
  })
})
