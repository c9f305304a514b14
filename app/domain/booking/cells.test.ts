import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bookingRules } from '#app/content/booking-rules.ts'
import { cellsBetween, cellsOf } from './cells.ts'

const call = { start: '2026-12-03T09:30:00.000Z', end: '2026-12-03T10:00:00.000Z' }
const workshop = { start: '2026-12-03T08:00:00.000Z', end: '2026-12-03T12:00:00.000Z' }

describe('the cells of a session', () => {
  it('are itself, for a call', () => {
    expect(cellsOf([call], bookingRules['intro-call-30-minutes'])).toEqual(['2026-12-03T09:30:00.000Z'])
  })

  it('have the buffer on both sides, for a workshop', () => {
    const cells = cellsOf([workshop], bookingRules['automation-strategy-workshop'])
    expect([cells.length, cells[0], cells.at(-1)]).toEqual([10, '2026-12-03T07:30:00.000Z', '2026-12-03T12:00:00.000Z'])
  })

  it('stand once and in order of time, whatever the order of the sessions', () => {
    const next = { start: call.end, end: '2026-12-03T10:30:00.000Z' }
    const rule = { bufferMinutes: { before: 30, after: 30 } }
    const cells = cellsOf([next, call], rule)
    expect(cells).toEqual(cellsOf([call, next], rule))
    expect(cells).toEqual(['09:00', '09:30', '10:00', '10:30'].map((time) => `2026-12-03T${time}:00.000Z`))
  })
})

describe('the cells of a period', () => {
  it.each([
    ['touches with its first minute', '12:15', '12:30', ['12:00']],
    ['ends within', '12:00', '12:31', ['12:00', '12:30']],
    ['has no length', '12:00', '12:00', []],
    ['ends before it starts', '12:00', '11:00', []],
  ])('are all those that it %s', (_, from, to, expected) => {
    const at = (time: string) => Date.parse(`2026-12-03T${time}:00.000Z`)
    expect(cellsBetween(at(from), at(to))).toEqual(expected.map((time) => `2026-12-03T${time}:00.000Z`))
  })

  it('share one exactly when the periods meet within half an hour of the clock', () => {
    const minute = fc.integer({ min: 0, max: 600 })
    const period = fc.tuple(minute, minute).map(([a, b]) => [Math.min(a, b), Math.max(a, b) + 1] as const)
    const cells = ([from, to]: readonly [number, number]) => cellsBetween(from * 60_000, to * 60_000)
    fc.assert(
      fc.property(period, period, (one, other) => {
        const taken = new Set(cells(one))
        const shared = cells(other).some((cell) => taken.has(cell))
        const [start, end] = [Math.max(one[0], other[0]), Math.min(one[1], other[1])]
        if (start < end) expect(shared).toBe(true)
        if (start - end >= 30) expect(shared).toBe(false)
      }),
    )
  })
})
