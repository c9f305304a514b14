import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { exampleWorkshop } from '#tests/support/example-booking.ts'
import { MoveHead } from './move-head.tsx'
import { type ShownMove, showMove } from './show-move.server.ts'

const plan = {
  event: 'automation-strategy-workshop',
  format: 'two',
  month: '2026-12',
  today: '2026-12-01',
  weeks: [],
  previous: undefined,
  next: undefined,
  firstDay: '2026-12-02',
  lastDay: '2027-01-29',
} as const

const pick = { step: 'pick', plan, open: undefined, pinned: undefined, dropped: false, note: undefined } as const

it.each([
  ['en', 'Now: Tuesday 15 December, 9:00 and Thursday 17 December, 13:00. That stands'],
  ['nl', 'Nu: dinsdag 15 december, 9.00 uur en donderdag 17 december, 13.00 uur. Dat blijft staan'],
] as const)('names both sessions of a workshop with their times (%s)', (locale, expected) => {
  const shown = showMove(exampleWorkshop(), pick, { token: 'any', locale, choice: { format: 'two' } })
  expect(textOf(shown)).toContain(expected)
})

it.each([
  ['since the booking was made on one', exampleWorkshop({ zone: 'America/New_York' }), undefined],
  ['while the times are looked at on one', exampleWorkshop(), 'America/New_York'],
])('says where the hours are to who has another clock: %s', (_, booking, zone) => {
  const choice = { format: 'two', ...(zone ? { zone } : {}) } as const
  const shown = showMove(booking, pick, { token: 'any', locale: 'en', choice })
  expect(textOf(shown)).toContain(
    'Tuesday 15 December, 9:00 in Amsterdam and Thursday 17 December, 13:00 in Amsterdam. That stands',
  )
})

function textOf(shown: ShownMove): string {
  return renderToStaticMarkup(<MoveHead shown={shown} changed={false} />).replaceAll('\u00a0', ' ')
}
