/** What the outbox says of mails whose day passed before they could go out. */
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import type { MailRow } from '#app/domain/outbox/list-mails.server.ts'
import { replyDays, tooLate } from '#app/domain/outbox/too-late.ts'
import { MailTable } from './mail-table.tsx'

it.each([
  ['refused', { attempts: 2, lastError: '552 mailbox full' }, '552 mailbox full', '2 failed, none to come'],
  ['never tried', { attempts: 0, lastError: tooLate }, 'its day passed', 'none to come'],
  [
    'never tried, and is a reply',
    { attempts: 0, lastError: tooLate, purpose: { words: 'Reply', reply: true, forItsReaderOnly: false } },
    `more than ${replyDays} days old`,
    'none to come',
  ],
])('has the server’s reason and a cross for each attempt, of a mail that was %s', (_, facts, said, attempts) => {
  const shown = shownOf(facts)
  expect(shown).toContain(`<span>${said}</span>`)
  expect(shown).toContain(`aria-label="${attempts}"`)
})

function shownOf(facts: Pick<MailRow, 'attempts' | 'lastError'> & Partial<MailRow>): string {
  const mail: MailRow = {
    id: 7,
    to: { address: 'marieke@dewit.example' },
    subject: 'Morgen',
    language: 'nl',
    purpose: { words: 'Reminder of booking 4', reply: false, forItsReaderOnly: false },
    state: 'dead',
    dueAt: '2026-11-19T10:05:00.000Z',
    createdAt: '2026-11-17T10:05:00.000Z',
    sentAt: null,
    settledAt: null,
    ...facts,
  }
  const page = { rows: [mail], next: undefined }
  const none = { rows: [], next: undefined }
  const path = () => '/'
  const table = (
    <MailTable
      view="dead"
      page={none}
      dead={page}
      opened={undefined}
      now="2026-11-25T10:05:00.000Z"
      keptDays={30}
      first
      mailPath={path}
      pagePath={path}
    />
  )
  const router = createMemoryRouter([{ path: '*', element: table }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}
