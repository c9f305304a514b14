/** What counts now, in the head of a lead. */
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { LeadHead } from './lead-head.tsx'
import type { LeadPageData } from './read-page.server.ts'

it.each([
  [479, 0, '0:01 office hours left'],
  // The office closed when the promise ended, or less than a minute of it has passed.
  [480, 0, 'One more office minute, and it is late'],
  [481, 1, '0:01 late'],
])('after %i office minutes, %i of them late: %s', (minutes, lateMinutes, said) => {
  const words = wordsOf(minutes, lateMinutes)
  expect(words).toContain(said)
  expect(words).not.toContain('0:00')
})

function wordsOf(minutes: number, lateMinutes: number): string {
  const file = {
    lead: { id: 1, status: 'open', revision: 0, phone: null },
    title: 'Marieke de Wit',
    road: { waiting: { minutes, lateMinutes } },
    late: lateMinutes > 0,
    neighbours: { open: 1, place: 1 },
  } as unknown as LeadPageData
  const router = createMemoryRouter([{ path: '*', element: <LeadHead file={file} /> }])
  return renderToStaticMarkup(<RouterProvider router={router} />).replace(/<[^>]+>/g, '')
}
