/** Why a mail is no longer tried, that it is settled, or not there any more, as the pane says it. */
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import type { ReadMail } from '#app/domain/outbox/read-mail.server.ts'
import { tooLate, tooLateWords } from '#app/domain/outbox/too-late.ts'
import { MailPane } from './mail-pane.tsx'

it.each([
  ['refused, and its window is open', { lastError: '552 mailbox full', refusal: undefined }, [true, false]],
  ['refused, and its window has passed', { lastError: '552 mailbox full', refusal: 'too late' }, [true, true]],
  ['never sent within its window', { lastError: tooLate, refusal: 'too late' }, [false, true]],
] as const)('a dead mail that was %s says what it was given up for', (_, facts, reasons) => {
  const words = paneOf(facts)
  const said = [
    words.includes('12 attempts failed. The last time: 552 mailbox full.'),
    words.includes(tooLateWords({ reply: true })),
  ]
  expect(said).toEqual(reasons)
  expect(words.includes('Try again')).toBe(facts.refusal === undefined)
  expect(words).toMatch(/Settle </)
})

it('only of a reply that comes too late says that it is to be written again: a reminder has nothing left to say', () => {
  const late = { lastError: tooLate, refusal: 'too late' } as const
  const reply = paneOf(late)
  const reminder = paneOf({ ...late, purpose: { words: 'Reminder', reply: false, forItsReaderOnly: false } })
  const said = (words: string) => [words.includes('write it again'), words.includes('no longer so')]
  expect([said(reply), said(reminder)]).toEqual([
    [true, false],
    [false, true],
  ])
})

it('a dead mail that a change of its booking overtook is not tried again, and says so', () => {
  const words = paneOf({ lastError: '552 mailbox full', refusal: 'overtaken' })
  expect(words).toContain('Its booking was changed since')
  expect(words).not.toContain('Try again')
})

it.each(['552 mailbox full', tooLate])('a settled mail says so, and what it was given up for (%s)', (lastError) => {
  const refusal = lastError === tooLate ? ('too late' as const) : undefined
  const words = paneOf({ lastError, refusal, state: 'settled', settledAt: '2026-11-24T10:05:00.000Z' })
  expect(words).toContain('Given up, settled Tue 24 Nov 2026, 11:05.')
  expect(words).toContain(refusal ? tooLateWords({ reply: true }) : '552 mailbox full')
  expect(words).toContain('A dead reply is no reply')
  expect(words).toContain('Open again')
  expect(words).not.toMatch(/role="alert"|Settle </)
})

it('of a mail that is gone says that it may have been taken back', () => {
  expect(shownOf(undefined)).toMatch(/Mail 7 .*taken back before it left/)
})

function paneOf(facts: Pick<ReadMail, 'lastError' | 'refusal'> & Partial<ReadMail>): string {
  const mail: ReadMail = {
    id: 7,
    to: { address: 'marieke@dewit.example' },
    subject: 'Re',
    language: 'nl',
    purpose: { words: 'Reply', reply: true, forItsReaderOnly: false },
    state: 'dead',
    attempts: 12,
    dueAt: '2026-11-19T10:05:00.000Z',
    createdAt: '2026-11-17T10:05:00.000Z',
    sentAt: null,
    settledAt: null,
    from: { address: 'hallo@site.example' },
    lead: 1,
    content: undefined,
    ...facts,
  }
  return shownOf(mail)
}

function shownOf(mail: ReadMail | undefined): string {
  const pane = <MailPane id={7} mail={mail} now="2026-11-25T10:05:00.000Z" closePath="/" actionPath="/" />
  const router = createMemoryRouter([{ path: '*', element: pane }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}
