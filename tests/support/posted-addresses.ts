/**
 * Every address that takes a form or a body, with fields as its own page sends them: what a test of all input begins with.
 * The module of an action that is not in this table fails that test.
 */
import { randomUUID } from 'node:crypto'
import { typeSheet, writeTypedSheet } from '#app/domain/roi/typed-sheet.ts'
import { exampleSheet } from './example-sheet.ts'

/** Secrets and numbers of the site under test, which stand in addresses and fields. */
export interface Known {
  /** Of a booking, the address that withdraws a report, and a link in a mail. */
  readonly booking: string
  readonly withdraw: string
  readonly link: string
  /** The signed time that every form carries. */
  readonly formToken: string
  readonly email: string
  /** Starts that are free: of a call, and of a workshop in two sessions. */
  readonly call: string
  readonly workshop: readonly [first: string, second: string]
}

export interface PostedAddress {
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
  /** Taken as JSON, where it is not a form. */
  readonly json?: true
}

const sheet = writeTypedSheet(typeSheet(exampleSheet, 'en')).toString()

/** By the module below app/pages whose `action` it is. */
export function postedAddresses(known: Known): Readonly<Record<string, readonly PostedAddress[]>> {
  const { booking, withdraw, link, formToken: token, email, call, workshop } = known
  const hidden = { key: randomUUID(), token, website: '', source: '{"utm_source":"x","page":"/blog"}' }
  const person = { name: 'Anna de Vries', email: 'anna@example.nl', company: 'De Vries' }
  const message = { ...person, message: 'Our quotes wait for days.', ...hidden }
  const booked = {
    ...person,
    // A mailbox books five times a day.
    email: `${hidden.key}@example.nl`,
    way: 'video',
    phone: '020 123 45 67',
    address: 'Kade 1',
    message: 'Invoices wait.',
    terms: 'on',
  }
  const list = { tick: 'x', shown: 'x', email, consent: 'on', ...hidden }
  return {
    'contact/page.tsx': [
      { path: '/contact', fields: message },
      { path: '/nl/contact', fields: message },
    ],
    'contact/api.ts': [{ path: '/api/contact', fields: { ...message, locale: 'nl' }, json: true }],
    'errors/app-error-api.ts': [
      { path: '/api/app-error', fields: { message: 'Error: x', stack: 'at a.js:1', path: '/contact' }, json: true },
    ],
    'calculator/page.tsx': [
      {
        path: `/tools/automation-roi-calculator?${sheet.slice(0, 200)}`,
        fields: { owner: 'Anna', email, consent: 'on', sheet, ...hidden },
      },
    ],
    'calculator/save-api.ts': [
      { path: '/api/reports', fields: { owner: 'Anna', email, consent: 'on', sheet, locale: 'nl', ...hidden } },
    ],
    'report/withdraw/page.tsx': [{ path: `/w/${withdraw.slice(0, -1)}Z`, fields: { do: 'withdraw' } }],
    'checklist/page.tsx': [{ path: '/checklist', fields: { do: 'mail', ...list } }],
    'checklist/pdf.ts': [{ path: '/checklist/pdf', fields: { tick: 'x', shown: '' } }],
    'checklist/api.ts': [
      { path: '/api/checklist', fields: { a: '{"on":true,"at":"2026-11-22T10:00:00.000Z"}' }, json: true },
    ],
    'booking/page.tsx': [
      { path: `/book/intro-call-30-minutes?at=${call}`, fields: { ...booked, ...hidden } },
      {
        path: `/nl/book/automation-strategy-workshop?format=two&first=${workshop[0]}&at=${workshop[1]}`,
        fields: { ...booked, way: 'theirs', ...hidden },
      },
    ],
    'booking/free-times-api.ts': [{ path: '/api/free-times/intro-call-30-minutes', fields: { locale: 'nl' } }],
    'booking/manage/page.tsx': [{ path: `/b/${booking}`, fields: { intent: 'look' } }],
    'booking/move/page.tsx': [{ path: `/b/${booking}/move?at=${call}`, fields: { intent: 'move' } }],
    'account/sign-in/page.tsx': [
      { path: '/sign-in?to=/account', fields: { way: 'password', email, password: 'a wrong password' } },
      { path: '/nl/sign-in', fields: { way: 'link', email } },
    ],
    'account/sign-up/page.tsx': [{ path: '/sign-up', fields: { ...person, password: 'vier gewone woorden samen' } }],
    'account/sign-in-link/page.tsx': [{ path: '/sign-in/link', fields: { token: link } }],
    'account/confirm-email/page.tsx': [
      { path: '/confirm-email?to=/account', fields: { token: link, password: 'vier gewone woorden samen' } },
    ],
    'account/reset-password/page.tsx': [
      { path: '/reset-password', fields: { email } },
      { path: '/reset-password', fields: { token: link, password: 'vier andere woorden samen' } },
    ],
    'account/new-email/page.tsx': [{ path: '/account/new-email', fields: { token: link } }],
    'account/sign-out/api.ts': [{ path: '/sign-out', fields: { everywhere: '' } }],
    'account/overview/page.tsx': [
      { path: '/account', fields: { do: 'save', firstName: 'Anna', lastName: 'de Vries', language: 'nl' } },
      { path: '/account', fields: { do: 'recall', session: 'abcdef' } },
      { path: '/nl/account', fields: { do: 'new-email', email: 'anna@nieuw.example', password: 'a wrong password' } },
    ],
    'account/delete/page.tsx': [
      { path: '/account/delete', fields: { email: 'somebody@else.example', understood: 'on' } },
    ],
    'admin/leads/page.tsx': [
      { path: '/admin?index&q=anna&view=all', fields: { do: 'won', lead: '1.0', next: '1', owner: 'nobody' } },
      { path: '/admin?index', fields: { do: 'owner', lead: '1.0', owner: 'nobody' } },
      { path: '/admin?index', fields: { do: 'undo', changes: '1.2.3' } },
    ],
    'admin/lead/page.tsx': [
      { path: '/admin/leads/1', fields: { do: 'note', note: 'Called' } },
      {
        path: '/admin/leads/1',
        fields: { do: 'reply', subject: 'Re: it', text: 'We come on Tuesday.', key: 'key-of-a-reply', revision: '0' },
      },
      { path: '/admin/leads/1', fields: { do: 'owner', owner: '', revision: '0', seen: '' } },
      { path: '/admin/leads/1', fields: { do: 'template', template: 'first', subject: 'x', text: 'y' } },
    ],
    'admin/bookings/page.tsx': [
      {
        path: '/admin/bookings?week=2026-W49',
        fields: {
          intent: 'block',
          'from-day': '2031-03-03',
          'from-time': '10:00',
          'to-day': '2031-03-03',
          'to-time': '12:00',
          reason: 'Training',
        },
      },
      { path: '/admin/bookings', fields: { intent: 'unblock', number: '1' } },
      {
        path: '/admin/bookings',
        fields: {
          intent: 'move',
          number: '1',
          revision: '0',
          'at-1': call,
          sure: '1',
          reason: 'Ill',
        },
      },
      {
        path: '/admin/bookings',
        fields: { intent: 'move', number: '1', revision: '0', near: `1@${call}`, reason: 'Ill' },
      },
      { path: '/admin/bookings', fields: { intent: 'cancel', number: '9999', revision: '0', reason: 'Ill' } },
      {
        path: '/admin/bookings',
        fields: { intent: 'process', number: '1', revision: '0', shown: 'Invoices', process: 'Quotes' },
      },
    ],
    'admin/outbox/page.tsx': [
      { path: '/admin/outbox?view=dead', fields: { mail: '1' } },
      { path: '/admin/outbox?view=settled', fields: { do: 'settle', mail: '1' } },
    ],
    'admin/errors/page.tsx': [{ path: '/admin/errors?view=all', fields: { do: 'settle', error: '1', seen: '1' } }],
    'admin/indexnow/page.tsx': [
      {
        path: '/admin/indexnow-test',
        fields: { key: '0123456789abcdef0123456789abcdef', path: '/contact', do: 'ticked' },
      },
    ],
    'admin/privacy/page.tsx': [
      { path: '/admin/privacy', fields: { do: 'find', email: 'somebody@else.example', name: 'Some Body' } },
      {
        path: '/admin/privacy',
        fields: {
          do: 'erase',
          email: 'some%_body@else.example',
          confirm: 'some%_body@else.example',
          name: 'Some Body',
        },
      },
    ],
    'admin/privacy/export-api.ts': [{ path: '/admin/privacy/export', fields: { email: 'somebody@else.example' } }],
    'admin/launch/page.tsx': [{ path: '/admin/launch', fields: { do: 'mail', selector: 'default' } }],
    'admin/audit/csv-api.ts': [{ path: '/admin/audit.csv?view=all&by=gone&until=2026-12-01', fields: {} }],
    'admin/find-api.ts': [{ path: '/admin/find', fields: { q: 'anna' } }],
    'admin/undo-api.ts': [{ path: '/admin/undo', fields: { change: '1', to: '/admin' } }],
  }
}
