import { expect, it } from 'vitest'
import type { PlanDay, PlanMonth } from '#app/domain/booking/plan.ts'
import { planNote } from './plan-note.server.ts'

const monthOf = (states: Readonly<Record<string, PlanDay['state']>>): PlanMonth => ({
  event: 'intro-call-30-minutes',
  format: 'one',
  month: '2026-12',
  today: '2026-12-01',
  weeks: [
    {
      number: 50,
      days: Object.entries(states).map(([day, state]) => ({ day, state }) as PlanDay),
    },
  ],
  previous: undefined,
  next: undefined,
  firstDay: '2026-12-02',
  lastDay: '2027-01-29',
})

const some = monthOf({ '2026-12-07': 'open', '2026-12-08': 'full', '2026-12-09': 'weekend', '2026-12-10': 'open' })
const full = monthOf({ '2026-12-07': 'full', '2026-12-08': 'full' })

it.each([
  ['a month with free days', { plan: some, firstFree: '2026-12-07' }, undefined],
  ['a day of it that is free', { plan: some, firstFree: '2026-12-07', day: '2026-12-10' }, undefined],
  [
    'a day that cannot be had, with the nearest after it',
    { plan: some, firstFree: '2026-12-07', day: '2026-12-09' },
    { gone: false, reason: 'closed', free: '2026-12-10' },
  ],
  [
    'a day that is full, with the nearest before it',
    { plan: some, firstFree: '2026-12-07', day: '2026-12-08' },
    { gone: false, reason: 'day', free: '2026-12-07' },
  ],
  [
    'a month without a free day, a later one',
    { plan: full, firstFree: '2027-01-04' },
    { gone: false, reason: 'month', free: '2027-01-04' },
  ],
  [
    'a day that is full, as all of its month is, with the first of all',
    { plan: full, firstFree: '2027-01-04', day: '2026-12-08' },
    { gone: false, reason: 'month', free: '2027-01-04' },
  ],
  ['all of the time that can be booked', { plan: full, firstFree: undefined }, { gone: false, reason: 'none' }],
  [
    'what is gone, where other times are not',
    { plan: some, firstFree: '2026-12-07', gone: true },
    { gone: true, reason: 'other' },
  ],
  [
    'what is gone, and its month with it',
    { plan: full, firstFree: '2027-01-04', gone: true },
    { gone: true, reason: 'month', free: '2027-01-04' },
  ],
  ['what is gone, and all else', { plan: full, firstFree: undefined, gone: true }, { gone: true, reason: 'none' }],
] as const)('speaks of %s', (_, asked, expected) => {
  expect(planNote(asked)).toEqual(expected)
})
