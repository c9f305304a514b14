/** What counts now, in the head of a lead, and what it says and offers of a message that is held. */
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { isSuspect } from '#app/domain/lead/is-suspect.ts'
import type { LeadRow } from '#app/domain/lead/list-leads.server.ts'
import { LeadHead } from './lead-head.tsx'
import type { LeadPageData } from './read-page.server.ts'

it.each([
  [479, 0, '0:01 office hours left'],
  // The office closed when the promise ended, or less than a minute of it has passed.
  [480, 0, 'One more office minute, and it is late'],
  [481, 1, '0:01 late'],
])('after %i office minutes, %i of them late: %s', (minutes, lateMinutes, said) => {
  const words = headOf('open', false, { minutes, lateMinutes }).replace(/<[^>]+>/g, '')
  expect(words).toContain(said)
  expect(words).not.toContain('0:00')
})

it.each([
  ['open', false, false],
  ['open', true, true],
  ['answered', true, true],
  ['won', true, true],
  ['spam', true, false],
  ['quarantined', true, true],
] as const)(
  'of a lead that is %s, with something held: %s, Release is offered and told of: %s',
  (status, held, told) => {
    const shown = headOf(status, held)
    expect(shown.includes('value="release"')).toBe(told)
    expect(/held as possible spam/i.test(shown)).toBe(told)
  },
)

it('leaves the other decisions and the reply of somebody whom we knew before', () => {
  const shown = headOf('answered', true)
  for (const value of ['open', 'won', 'lost', 'spam']) expect(shown).toContain(`value="${value}"`)
  expect(shown).toContain('Reply')
})

it('does not say that nobody waits where a message is held', () => {
  expect(headOf('open', false)).toContain('nobody waits')
  expect(headOf('open', true)).not.toContain('nobody waits')
})

it.each([
  [true, 'First that is due'],
  [false, 'First that is open'],
])('goes on to the first that is open, who is due only where somebody waits: %s', (nextWaits, said) => {
  expect(headOf('won', false, undefined, { next: 8, nextWaits })).toContain(said)
})

it('keeps a company that runs from right to left out of the words behind it', () => {
  expect(headOf('open', false, undefined, {}, 'شركة 24')).toContain('<bdi>شركة 24</bdi>. Open')
})

function headOf(
  status: LeadRow['status'],
  held: boolean,
  waiting?: { minutes: number; lateMinutes: number },
  next: { next?: number; nextWaits?: boolean } = {},
  company: string | null = null,
): string {
  const lead = { id: 7, revision: 0, status, company, phone: null }
  const neighbours = { previous: undefined, next: undefined, place: undefined, open: 0, ...next }
  const road = { steps: [], waiting, dead: undefined }
  const late = waiting !== undefined && waiting.lateMinutes > 0
  const file = { lead, title: 'Marieke', suspect: isSuspect({ status }), held, neighbours, road, late, seen: '' }
  const head = <LeadHead file={file as unknown as LeadPageData} />
  const router = createMemoryRouter([{ path: '*', element: head }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}
