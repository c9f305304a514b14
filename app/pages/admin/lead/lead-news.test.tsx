/** What is said at the top of a lead's page. */
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { ownerLeft } from '../parts/decisions.ts'
import type { LeadAnswer } from './act-on-lead.server.ts'
import { LeadNews } from './lead-news.tsx'
import type { LeadPageData } from './read-page.server.ts'

it.each([true, false])('a reply that did not arrive is offered to be sent again where it can be: %s', (triesAgain) => {
  const dead = { at: '2026-11-17T10:05:00.000Z', mail: { id: 7, error: '552 mailbox full' } }
  const road = { steps: [], waiting: undefined, dead }
  const lead = { id: 1, status: 'open', waiting_since: '2026-11-17T08:00:00.000Z' }
  const file = { lead, road, story: [], triesAgain, notUndone: false } as unknown as LeadPageData
  const shown = shownOf(file)
  expect(shown).toContain('href="/admin/outbox?mail=7"')
  expect(/send it again/i.test(shown)).toBe(triesAgain)
  expect(/read it/i.test(shown)).toBe(!triesAgain)
})

it('a reply of another year that did not arrive is named with that', () => {
  const road = { steps: [], waiting: undefined, dead: { at: '2026-12-31T10:05:00.000Z' } }
  const file = { lead: {}, road, story: [], notUndone: false } as unknown as LeadPageData
  expect(shownOf(file, undefined, '2027-01-04T08:00:00.000Z')).toContain('The reply of Thu 31 Dec 2026, 11:05 did')
})

it('a second press of Undo is told that it was taken back before', () => {
  const file = { lead: {}, story: [], road: {}, notUndone: true } as unknown as LeadPageData
  expect(shownOf(file)).toMatch(/taken back before/)
})

it('a refused decision blames nobody: a second press is refused because of one’s own', () => {
  const file = { lead: {}, story: [], road: {}, notUndone: false } as unknown as LeadPageData
  const answer = { about: 'decision', fault: 'changed', seen: '2026-11-25T09:00:00.000Z' } as const
  const shown = shownOf(file, answer)
  expect(shown).toContain('Not done')
  expect(shown).not.toMatch(/somebody/)
})

it('a refused decision lists what is new, and nothing where a change was only taken back', () => {
  const note = { kind: 'note', key: 'note-1', at: '2026-11-25T09:30:00.000Z', by: 'Eva Kramer', text: 'Belt morgen.' }
  const file = { lead: {}, story: [note], road: {}, notUndone: false } as unknown as LeadPageData
  const before = shownOf(file, { about: 'decision', fault: 'changed', seen: '2026-11-25T09:00:00.000Z' })
  expect(before).toContain('Eva Kramer')
  const after = shownOf(file, { about: 'decision', fault: 'changed', seen: note.at })
  expect(after).toContain('Not done')
  expect(after).not.toMatch(/<ul|something new/)
})

it.each([true, false])('a reply to what is held is shown where its form is gone: %s', (suspect) => {
  const file = { lead: {}, story: [], road: {}, suspect, notUndone: false } as unknown as LeadPageData
  const typed = { subject: 'Re', text: 'Beste Marieke, dat kan.' }
  const shown = shownOf(file, { about: 'reply', fault: 'held', typed, seen: '' })
  expect(shown.includes(typed.text)).toBe(suspect)
  expect(/still in the form/.test(shown)).toBe(!suspect)
})

it('a lead cannot be given to somebody who left meanwhile, and the page says so', () => {
  const file = { lead: {}, story: [], road: {}, notUndone: false } as unknown as LeadPageData
  expect(shownOf(file, { about: 'decision', fault: 'owner left' })).toContain(ownerLeft)
})

function shownOf(file: LeadPageData, answer?: LeadAnswer, now = '2026-11-25T10:05:00.000Z'): string {
  const router = createMemoryRouter([{ path: '*', element: <LeadNews file={{ ...file, now }} answer={answer} /> }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}
