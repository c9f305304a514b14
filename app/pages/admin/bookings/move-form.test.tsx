/** Which days can be picked while a booking is moved. */
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { MoveForm } from './move-form.tsx'
import type { BookingShown, SessionChoice } from './show-booking.server.ts'

const first = { start: '2026-12-16T09:00:00.000Z', end: '2026-12-16T11:00:00.000Z' }
const second = { start: '2026-12-22T09:00:00.000Z', end: '2026-12-22T11:00:00.000Z' }
const ahead = { over: false, day: '2026-12-22', slots: [] } as const

it.each<[string, SessionChoice[], string[], string[]]>([
  [
    'each of two sessions to come',
    [
      { now: first, ...ahead },
      { now: second, ...ahead },
    ],
    ['1', '2'],
    [],
  ],
  [
    'only the one to come, with the place of the other kept in the address',
    [
      { now: first, over: true, day: '2026-12-16', slots: [] },
      { now: second, ...ahead },
    ],
    ['2'],
    ['2026-12-16'],
  ],
])('of %s', (_, sessions, picked, kept) => {
  const choice = { days: [{ day: '2026-12-22', free: 3 }], sessions }
  const shown = { booking: { number: 7, locale: 'en' }, revision: 0, choice } as unknown as BookingShown
  const form = <MoveForm {...{ shown, week: '2026-W51', near: undefined, chosen: undefined, reason: '', back: '/' }} />
  const router = createMemoryRouter([{ path: '/', element: form }])
  const markup = renderToStaticMarkup(<RouterProvider router={router} />)
  expect([...markup.matchAll(/New day of session (\d)/g)].map(([, number]) => number)).toEqual(picked)
  expect(markup.match(/<select/g)).toHaveLength(picked.length)
  expect([...markup.matchAll(/type="hidden" name="day" value="([^"]*)"/g)].map(([, day]) => day)).toEqual(kept)
})
