/** What can be done about the lead at the cursor. */
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import type { LeadBrief } from '#app/domain/lead/lead-brief.server.ts'
import type { LeadLine } from '#app/domain/lead/lead-lines.server.ts'
import { LeadPane } from './lead-pane.tsx'

it('dials a number without the nought of its trunk', () => {
  expect(paneOf({ status: 'open' })).toContain('href="tel:+31612345678"')
})

it.each([
  ['open', true],
  ['won', true],
  ['spam', false],
  ['quarantined', false],
] as const)('a lead that is %s can be replied to: %s, as on its own page', (status, offered) => {
  expect(paneOf({ status }).includes('data-key="r"')).toBe(offered)
})

it.each([
  ['open', ['answered', 'won', 'lost', 'spam']],
  ['won', ['open', 'answered', 'lost', 'spam']],
  ['spam', ['open', 'won', 'lost']],
  ['quarantined', ['release', 'spam']],
] as const)('of a lead that is %s what would change something can be decided', (status, wanted) => {
  expect(decisionsIn(paneOf({ status }))).toEqual([...wanted, 'owner'])
})

it.each([
  ['open', ['release', 'answered', 'won', 'lost', 'spam']],
  ['answered', ['release', 'open', 'won', 'lost', 'spam']],
  ['spam', ['open', 'won', 'lost']],
  ['quarantined', ['release', 'spam']],
] as const)('a message that is held of a lead that is %s can be released, but of spam', (status, wanted) => {
  const shown = paneOf({ status, held: true })
  expect(decisionsIn(shown)).toEqual([...wanted, 'owner'])
  const beside = status === 'open' || status === 'answered'
  expect(shown.includes('A message is held')).toBe(beside)
  expect(shown.includes('Nobody waits for us')).toBe(!beside)
  expect(shown.includes('data-key="r"')).toBe(beside)
})

it.each([
  [true, 'Held message, '],
  [false, '<h3>Message, '],
] as const)('the message that it shows is held: %s, and is called so', (held, said) => {
  const message = { kind: 'message', held, at: '2026-11-17T10:05:00.000Z', locale: 'en', text: 'Rank faster.' } as const
  expect(paneOf({ status: 'open', held, newest: message })).toContain(said)
})

function decisionsIn(shown: string) {
  return [...shown.matchAll(/<button[^>]* value="(\w+)"/g)].map(([, value]) => value)
}

it('names an owner who no longer works at the desk in the choice of owners too', () => {
  const owner = { id: 'tom', name: 'Tom Brouwer' }
  expect(paneOf({ status: 'open', owner })).toContain('<option value="tom" selected="">Tom Brouwer</option>')
  expect(paneOf({ status: 'open' })).toContain('selected="">Nobody</option>')
})

interface Shown {
  status: LeadLine['status']
  owner?: LeadLine['owner']
  held?: boolean
  newest?: LeadBrief['newest']
}

function paneOf({ status, owner = null, held = false, newest }: Shown): string {
  const who = { id: 7, revision: 0, name: 'Marieke de Wit', company: null, owner, wait: undefined }
  const line = { ...who, status, held }
  const brief: LeadBrief = {
    id: 7,
    email: 'marieke@dewit.example',
    phone: '+31 (0)6 12345678',
    newest,
    others: [],
    campaign: 'Direct',
  }
  const still = {
    now: '2026-11-17T10:05:00.000Z',
    brief,
    next: undefined,
    staff: [],
    post: '/admin',
    decide: () => undefined,
    onClick: () => undefined,
  } as const
  const router = createMemoryRouter([
    { path: '*', element: <LeadPane line={line as unknown as LeadLine} {...still} /> },
  ])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}
