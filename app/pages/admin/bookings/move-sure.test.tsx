/** What is asked before a booking is moved. */
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { MoveSure } from './move-sure.tsx'
import type { BookingShown } from './show-booking.server.ts'
import { sessionName } from './words.ts'

it('says of each of two sessions what becomes of it, and of one that keeps its time that it stays', () => {
  const first = { start: '2026-12-16T09:00:00.000Z', end: '2026-12-16T11:00:00.000Z' }
  const second = { start: '2026-12-22T09:00:00.000Z', end: '2026-12-22T11:00:00.000Z' }
  const later = { start: '2026-12-23T12:00:00.000Z', end: '2026-12-23T14:00:00.000Z' }
  const booking = { number: 7, locale: 'en', sessions: [first, second] }
  const shown = { booking, office: [], revision: 0 } as unknown as BookingShown
  const question = (
    <MoveSure shown={shown} answer={{ about: 'sure', revision: 0, sessions: [first, later], reason: '' }} />
  )
  const router = createMemoryRouter([{ path: '/', element: question }])
  const markup = renderToStaticMarkup(<RouterProvider router={router} />)
  const lines = [...markup.matchAll(/<li>(.*?)<\/li>/g)].map(([, line]) => line?.replace(/<[^>]+>/g, ''))
  expect(lines.slice(0, 2)).toEqual([
    `${sessionName(first)} stays`,
    `${sessionName(second)} becomes ${sessionName(later)}`,
  ])
})
