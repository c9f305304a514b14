/** What is said where Undo took nothing back. */
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import AuditPage from '../audit/page.tsx'
import { SheetNews } from '../bookings/sheet-news.tsx'
import { LeadNews } from '../lead/lead-news.tsx'
import type { LeadPageData } from '../lead/read-page.server.ts'
import { ListNews } from '../leads/list-news.tsx'
import type { ListData } from '../leads/read-list.server.ts'
import { notUndone } from './not-undone.tsx'
import { StatusLine } from './status-line.tsx'

const list = {
  news: { changes: [], asked: false, conflicts: [], wanted: {}, notUndone: true },
  query: { view: 'open' },
} as unknown as ListData
const file = { lead: {}, story: [], road: {}, notUndone: true } as unknown as LeadPageData
const log = {
  loaderData: { query: { view: 'all' }, people: [], lines: [], counts: {}, refused: true, term: '' },
} as unknown as Parameters<typeof AuditPage>[0]
const at = '2026-11-17T10:05:00.000Z'
const line = {
  pathname: '/admin/outbox',
  now: at,
  office: { open: true, until: '17:00', opens: at },
  last: undefined,
} as const

// Undo stands on all of them, and is about any change: of a lead, a reply, a block.
it.each([
  ['the list of leads', <ListNews key="list" list={list} />],
  ['a lead', <LeadNews key="lead" file={file} answer={undefined} />],
  ['the calendar', <SheetNews key="calendar" undo="changed since" />],
  ['the audit log', <AuditPage key="log" {...log} />],
  ['the title block', <StatusLine key="line" {...line} />],
])('is the same on every sheet, and names each reason: %s', (_, sheet) => {
  const router = createMemoryRouter([{ path: '*', element: sheet }], { initialEntries: ['/admin/outbox?undo=changed'] })
  expect(renderToStaticMarkup(<RouterProvider router={router} />)).toContain(notUndone.why)
})

it('is of more than leads: a mail that left, and a change of any kind', () => {
  expect(notUndone.why).toMatch(/mail/)
  expect(notUndone.why).not.toMatch(/lead/)
})
