/** What an entry of the story says of the mail that belongs to it. */
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import type { BookingItem, ReplyItem, ReportItem, StoryItem, StoryMail } from '#app/domain/lead/lead-story.ts'
import { ItemBody } from './story-items.tsx'

it.each([
  ['on its first way', { attempts: 1, error: null }, /on its way/, /not delivered/],
  ['refused once', { attempts: 1, error: '451 later' }, /not delivered so far: 451 later\. Next try/, /on its way/],
  ['met by nobody', { attempts: 1, error: 'ECONNREFUSED' }, /not delivered so far: ECONN/, /Mail refused|on its way/],
  ['sent', { status: 'sent', attempts: 1 }, /sent Tue 17 Nov 11:05/, /not delivered|on its way/],
] as const)('a mail that is %s is said to be so, and no more', (_, mail, said, unsaid) => {
  const words = wordsOf(reply(mail))
  expect(words).toMatch(said)
  expect(words).not.toMatch(unsaid)
})

it('what was in another year is dated with that', () => {
  const later = '2027-01-04T08:00:00.000Z'
  expect(wordsOf(reply({ status: 'sent', attempts: 1 }), later)).toMatch(/sent Tue 17 Nov 2026, 11:05\./)
  expect(wordsOf(booking({}), later)).toContain('Thu 3 Dec 2026, 10:30 to 11:00')
})

it('a reply that waits offers to be stopped only where it can be', () => {
  expect(wordsOf({ ...reply({}), change: 7, stoppable: true })).toMatch(/Until then Undo stops it.*Stop this reply/)
  const words = wordsOf({ ...reply({}), change: 7 })
  expect(words).toMatch(/Mail about to leave/)
  expect(words).not.toMatch(/Stop this reply|Undo/)
})

it('a mail whose copy was deleted is not said to have been sent: it may have been given up', () => {
  const words = wordsOf({ ...reply({}), mail: undefined })
  expect(words).toMatch(/deleted at the end of its term/)
  expect(words).not.toMatch(/\bsent\b/i)
})

it.each([
  [0.4, '0.4'],
  [12.5, '12.5'],
  [40, '40'],
])('%d minutes of work are written as the report writes them', (workMinutes, written) => {
  expect(wordsOf(report({ workMinutes }))).toContain(`of which ${written} min is work`)
})

it('a mail that a later change overtook is said not to be sent, for as long as a sent one would have its copy', () => {
  const said = /Confirmation not sent: a later change overtook it/
  expect(wordsOf(booking({ sentKeptUntil: '2026-11-17T10:05:11.000Z' }))).toMatch(said)
  expect(wordsOf(booking({ sentKeptUntil: '2026-11-17T10:05:10.000Z' }))).not.toMatch(said)
  expect(wordsOf(booking({ sentKeptUntil: undefined }))).not.toMatch(said)
  const { mail } = reply({ status: 'sent' })
  expect(wordsOf(booking({ sentKeptUntil: '2026-11-18T10:05:10.000Z', mail }))).not.toMatch(said)
})

function booking(wanted: Partial<BookingItem>): BookingItem {
  return {
    kind: 'booking',
    at: '2026-11-17T10:05:00.000Z',
    key: 'booking-1-0',
    number: 1,
    event: 'intro-call-30-minutes',
    change: 'booked',
    by: 'visitor',
    sessions: [{ start: '2026-12-03T09:30:00.000Z', end: '2026-12-03T10:00:00.000Z' }],
    holds: false,
    way: 'video',
    where: null,
    text: null,
    mail: undefined,
    sentKeptUntil: undefined,
    ...wanted,
  }
}

function report(wanted: Pick<ReportItem, 'workMinutes'>): ReportItem {
  return {
    kind: 'report',
    at: '2026-11-17T10:05:00.000Z',
    key: 'entry-1',
    number: 1,
    name: 'Invoices',
    steps: 2,
    timesPerMonth: 20,
    leadDays: 0.3,
    costCentsPerYear: 300_000,
    mail: undefined,
    ...wanted,
  }
}

function reply(mail: Partial<StoryMail>): ReplyItem {
  const at = '2026-11-17T10:05:00.000Z'
  return {
    kind: 'reply',
    key: 'entry-1',
    at,
    by: 'Eva Kramer',
    subject: 'Re',
    text: 'Beste Marieke',
    withdrawn: false,
    mail: { id: 1, subject: 'Re', status: 'waiting', attempts: 0, at, error: null, ...mail },
    change: undefined,
    stoppable: false,
  }
}

function wordsOf(item: StoryItem, now = '2026-11-17T10:05:10.000Z'): string {
  const body = <ItemBody item={item} locale="nl" leadId={1} now={now} />
  const router = createMemoryRouter([{ path: '*', element: body }])
  return renderToStaticMarkup(<RouterProvider router={router} />).replace(/<[^>]+>/g, ' ')
}
