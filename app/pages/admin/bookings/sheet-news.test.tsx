/** What the calendar says of what was done, and of what was not taken back. */
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { MonthSheet } from './month-sheet.tsx'
import { ChangeNews } from './sheet-news.tsx'
import type { MonthShown } from './show-calendar.server.ts'

it.each([
  ['changed since', true],
  ['not undoable', true],
  [null, false],
])('the month says whether Undo took nothing back: %s', (undo, said) => {
  const router = createMemoryRouter([{ path: '/', element: <MonthSheet month={december} undo={undo} /> }])
  const shown = renderToStaticMarkup(<RouterProvider router={router} />)
  expect(shown.includes('role="alert"')).toBe(said)
})

it('promises no free time after cancelling: it may be blocked besides', () => {
  expect(renderToStaticMarkup(<ChangeNews news="cancelled" />)).not.toMatch(/\bfree\b|be booked/)
})

const december: MonthShown = {
  view: 'month',
  month: '2026-12',
  before: '2026-11',
  next: '2027-01',
  week: '2026-W49',
  today: '2026-12-01',
  weeks: [],
  sessions: 0,
  blocks: 0,
}
