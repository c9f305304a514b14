import { expect, it } from 'vitest'
import type { PlanDay, Slot } from '#app/domain/booking/plan.ts'
import { hoursOf, runsOf, spanOf } from './office-time.ts'

const hours = { opens: '09:00', closes: '17:00', cellMinutes: 30 }

/** In winter, when Amsterdam is an hour ahead of UTC. */
function slot(startsAt: string, endsAt: string, free = true): Slot {
  const at = (time: string) => new Date(Date.parse(`2026-12-03T${time}:00.000Z`) - 3_600_000).toISOString()
  return { start: at(startsAt), end: at(endsAt), startsAt, endsAt, free }
}

function day(...slots: Slot[]): PlanDay {
  return { day: '2026-12-03', state: 'open', isToday: false, slots, free: slots.filter(({ free }) => free).length }
}

const halfHours = Array.from({ length: 16 }, (_, index) => {
  const time = (half: number) => `${String(9 + Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`
  return slot(time(index), time(index + 1), ![2, 5, 6, 15].includes(index))
})

it('lays the day out without a gap, what is not free in one piece', () => {
  const runs = runsOf(day(...halfHours), hours)
  expect(runs.reduce((sum, { cells }) => sum + cells, 0)).toBe(16)
  expect(runs.filter(({ kind }) => kind === 'taken')).toEqual([
    { kind: 'taken', cells: 1, startsAt: '10:00', endsAt: '10:30' },
    { kind: 'taken', cells: 2, startsAt: '11:30', endsAt: '12:30' },
    { kind: 'taken', cells: 1, startsAt: '16:30', endsAt: '17:00' },
  ])
})

it('shows the time that was missed among what is not free', () => {
  const runs = runsOf(day(...halfHours), hours, halfHours[6]?.start)
  expect(runs.slice(4, 7).map(({ kind, cells }) => [kind, cells])).toEqual([
    ['free', 1],
    ['taken', 1],
    ['gone', 1],
  ])
})

it('fills the end of a day that the rules leave empty', () => {
  const runs = runsOf(day(slot('09:00', '12:00'), slot('12:00', '15:00', false)), hours)
  expect(runs.map(({ kind, cells }) => [kind, cells])).toEqual([
    ['free', 6],
    ['taken', 10],
  ])
})

it('knows the instant of every hour of the day', () => {
  const ticks = hoursOf(day(slot('09:30', '10:00')), hours)
  expect(ticks).toHaveLength(9)
  expect(ticks[0]).toEqual({ time: '9:00', at: new Date('2026-12-03T08:00:00.000Z') })
  expect(ticks.at(-1)?.at).toEqual(new Date('2026-12-03T16:00:00.000Z'))
  expect(hoursOf(day(), hours)).toEqual([])
})

it('measures a span from opening on', () => {
  expect(spanOf('13:00', '17:00', hours)).toEqual({ from: 8, cells: 8 })
})
