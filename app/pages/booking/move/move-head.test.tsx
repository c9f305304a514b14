import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { exampleWorkshop } from '#tests/support/example-booking.ts'
import { MoveHead } from './move-head.tsx'
import { showMove } from './show-move.server.ts'

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

it.each([
  ['en', 'Now: Tuesday 15 December, 9:00 and Thursday 17 December, 13:00. That stands'],
  ['nl', 'Nu: dinsdag 15 december, 9.00 uur en donderdag 17 december, 13.00 uur. Dat blijft staan'],
] as const)('names both sessions of a workshop with their times (%s)', (locale, expected) => {
  const move = { step: 'pick', plan, open: undefined, pinned: undefined, dropped: false, note: undefined } as const
  const shown = showMove(exampleWorkshop(), move, { token: 'any', locale, choice: { format: 'two' } })
  const text = renderToStaticMarkup(<MoveHead shown={shown} changed={false} />).replaceAll('\u00a0', ' ')
  expect(text).toContain(expected)
})
