import { expect, it } from 'vitest'
import type { BookedSession, DeskDay, Stretch } from '#app/domain/booking/desk-calendar.server.ts'
import { weekTotals } from './week-totals.ts'

const session = (number: number, event: BookedSession['event'], stretch: Stretch): BookedSession => ({
  ...{ number, event, ...stretch, name: 'Jo', company: undefined, part: undefined, revision: 0 },
  ...{ way: 'phone', address: undefined, session: { start: '', end: '' } },
})
const block = (stretch: Stretch) => ({ ...stretch, number: 1, period: { start: '', end: '' }, reason: undefined })
const day = (change: Partial<DeskDay>): DeskDay => ({
  ...{ day: '2026-12-03', weekend: false, holiday: undefined, booked: [], blocked: [] },
  ...change,
})

it('counts each minute of the office once, and no holiday', () => {
  const days = [
    day({
      booked: [session(1, 'automation-strategy-workshop', { from: 0, to: 120 })],
      blocked: [block({ from: 60, to: 240 }), block({ from: 180, to: 300 })],
    }),
    day({
      booked: [
        session(1, 'automation-strategy-workshop', { from: 0, to: 120 }),
        session(2, 'intro-call-30-minutes', { from: 300, to: 330 }),
      ],
    }),
    day({ holiday: 'Christmas Day', blocked: [block({ from: 0, to: 480 })] }),
  ]
  expect(weekTotals(days, 480)).toEqual({
    calls: 1,
    workshops: 1,
    parts: 2,
    open: 960,
    booked: 270,
    blocked: 180,
    free: 510,
  })
})
