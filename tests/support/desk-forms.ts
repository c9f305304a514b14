/**
 * Every form of the desk once, as a page of it posts it: what it needs to be there, what is posted, and what it changes in
 * the database.
 */
import { expect } from '@playwright/test'
import { bookOverHttp } from './book-over-http.ts'
import { formToken, postMessage } from './contact-client.ts'
import { until } from './leads.ts'
import type { Site } from './start-site.ts'
import { changeStored, readStored, type Stored } from './stored-rows.ts'

export interface DeskForm {
  readonly what: string
  /** The route, as access-table.ts names it. */
  readonly route: string
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
  /** See `changesBetween`. */
  readonly changes: readonly string[]
  /** Names that this form has a use for, though it does not fill them in here. */
  readonly reads?: readonly string[]
}

/** The answer to one form is what the next one is about: each is worked out from what is stored when its turn comes. */
export const deskForms: readonly ((stored: Stored) => DeskForm)[] = [
  (stored) => ({
    what: 'a lead gets its status',
    route: 'admin?index',
    path: '/admin?index',
    fields: { do: 'won', lead: leadRef(stored) },
    changes: ['+desk_change', 'lead.promise_at', 'lead.revision', 'lead.status', 'lead.waiting_since'],
    reads: ['next'],
  }),
  (stored) => ({
    what: 'a lead gets its owner',
    route: 'admin?index',
    path: '/admin?index',
    fields: { do: 'owner', lead: leadRef(stored), owner: text(admin(stored), 'id') },
    changes: ['+desk_change', 'lead.owner_id', 'lead.revision'],
    reads: ['next'],
  }),
  (stored) => ({
    what: 'the last change is taken back',
    route: 'admin/undo',
    path: '/admin/undo',
    fields: { change: text(newest(stored, 'desk_change'), 'id'), to: '/admin' },
    changes: ['+desk_change', 'desk_change.undone_by', 'lead.owner_id', 'lead.revision'],
  }),
  () => ({
    what: 'a lead is looked for',
    route: 'admin/find',
    path: '/admin/find',
    fields: { q: 'nobody' },
    changes: [],
  }),
  (stored) => ({
    what: 'a lead gets a note',
    route: 'admin/leads/:id',
    path: `/admin/leads/${text(messageLead(stored), 'id')}`,
    fields: { do: 'note', note: 'Called, was out' },
    changes: ['+desk_change', '+lead_entry'],
  }),
  (stored) => ({
    what: 'a lead is replied to',
    route: 'admin/leads/:id',
    path: `/admin/leads/${text(messageLead(stored), 'id')}`,
    fields: {
      do: 'reply',
      subject: 'Re: your message',
      text: 'We come on Tuesday.',
      key: 'key-of-a-reply-1',
      revision: text(messageLead(stored), 'revision'),
    },
    changes: ['+desk_change', '+lead_entry', '+outbox', 'lead.last_at', 'lead.owner_id', 'lead.revision'],
  }),
  (stored) => ({
    what: 'a lead is lost',
    route: 'admin/leads/:id',
    path: `/admin/leads/${text(messageLead(stored), 'id')}`,
    fields: { do: 'lost', revision: text(messageLead(stored), 'revision') },
    changes: ['+desk_change', 'lead.revision', 'lead.status'],
  }),
  () => ({
    what: 'time is blocked',
    route: 'admin/bookings',
    path: '/admin/bookings',
    fields: {
      intent: 'block',
      'from-day': '2031-03-03',
      'from-time': '10:00',
      'to-day': '2031-03-03',
      'to-time': '12:00',
      reason: 'Training',
    },
    changes: ['+blocked_period', '+claimed_cell', '+claimed_cell', '+claimed_cell', '+claimed_cell', '+desk_change'],
    reads: ['whole-days'],
  }),
  (stored) => ({
    what: 'blocked time is free again',
    route: 'admin/bookings',
    path: '/admin/bookings',
    fields: { intent: 'unblock', number: text(newest(stored, 'blocked_period'), 'id') },
    changes: ['+desk_change', '-blocked_period', '-claimed_cell', '-claimed_cell', '-claimed_cell', '-claimed_cell'],
  }),
  (stored) => ({
    what: 'the process of a workshop is corrected',
    route: 'admin/bookings',
    path: '/admin/bookings',
    fields: {
      intent: 'process',
      number: text(workshop(stored), 'id'),
      revision: '0',
      shown: text(workshop(stored), 'message'),
      process: 'Quotes',
    },
    changes: ['+desk_change', 'booking.message', 'lead.preview', 'outbox.mail'],
  }),
  (stored) => ({
    what: 'a booking is cancelled',
    route: 'admin/bookings',
    path: '/admin/bookings',
    fields: { intent: 'cancel', number: text(newest(stored, 'booking'), 'id'), revision: '0', reason: 'Ill' },
    changes: [
      '+booking_revision',
      '+desk_change',
      '+outbox',
      '+outbox',
      '-claimed_cell',
      '-claimed_place',
      '-outbox',
      'booking.revision',
      'booking.status',
      'lead.preview',
    ],
  }),
  (stored) => ({
    what: 'a mail is settled',
    route: 'admin/outbox',
    path: '/admin/outbox',
    fields: { do: 'settle', mail: text(deadMail(stored), 'id') },
    changes: ['+desk_change', 'outbox.settled_at'],
  }),
  (stored) => ({
    what: 'a mail is tried again, and settled no longer',
    route: 'admin/outbox',
    path: '/admin/outbox',
    fields: { mail: text(deadMail(stored), 'id') },
    changes: ['+desk_change', 'outbox.settled_at'],
  }),
  (stored) => ({
    what: 'a kind of crash is settled',
    route: 'admin/errors',
    path: '/admin/errors',
    fields: {
      do: 'settle',
      error: text(newest(stored, 'app_error_kind'), 'id'),
      seen: text(newest(stored, 'app_error_kind'), 'last_report_id'),
    },
    changes: ['+desk_change', 'app_error_kind.settled_at', 'app_error_kind.settled_by', 'app_error_kind.state'],
  }),
  () => ({
    what: 'search engines are told',
    route: 'admin/indexnow-test',
    path: '/admin/indexnow-test',
    fields: { key: '0123456789abcdef0123456789abcdef', path: '/contact' },
    changes: ['+desk_change', '+indexnow_submission'],
  }),
  () => ({
    what: 'a test mail is sent',
    route: 'admin/launch',
    path: '/admin/launch',
    fields: { do: 'mail' },
    changes: ['+desk_change', '+outbox'],
    reads: ['selector'],
  }),
  () => ({
    what: 'the audit log is taken along',
    route: 'admin/audit.csv',
    path: '/admin/audit.csv',
    fields: {},
    changes: ['+desk_change'],
  }),
  (stored) => ({
    what: 'what is held on somebody is handed over',
    route: 'admin/privacy/export',
    path: '/admin/privacy/export',
    fields: { email: text(messageLead(stored), 'email') },
    changes: ['+desk_change'],
  }),
  (stored) => ({
    what: 'somebody is erased',
    route: 'admin/privacy',
    path: '/admin/privacy',
    fields: { do: 'erase', email: text(messageLead(stored), 'email'), confirm: text(messageLead(stored), 'email') },
    changes: [
      '+desk_change',
      '+erasure',
      '-contact_message',
      '-lead',
      '-lead_entry',
      '-lead_entry',
      '-lead_entry',
      '-outbox',
      '-outbox',
      '-outbox',
      'desk_change.after',
      'desk_change.before',
    ],
    reads: ['name'],
  }),
]

const writer = { name: 'Anna Writer', email: 'anna@writer.example', message: 'May I come by?' }

/** A message, bookings, a crash and a mail that was given up. */
export async function fillDesk({ origin, dataDir }: Site): Promise<void> {
  await bookOverHttp(origin, { event: 'automation-strategy-workshop' })
  // The newest, which goes by its number.
  const [token] = await Promise.all([formToken(origin), bookOverHttp(origin, { event: 'intro-call-30-minutes' })])
  const sent = { ...writer, key: crypto.randomUUID(), token }
  expect((await postMessage(origin, sent, '10.78.0.1')).status).toBe(201)
  const crash = await fetch(`${origin}/api/app-error`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '10.78.0.2' },
    body: JSON.stringify({ message: 'Error: of a test', path: '/contact' }),
  })
  expect(crash.status).toBe(204)
  await until('the mails', async () =>
    rows(readStored(dataDir), 'outbox').some((mail) => mail['status'] === 'sent' && isOfMessage(mail)),
  )
  changeStored(
    dataDir,
    `update outbox set status = 'dead', last_error = 'refused', sent_at = null
     where id = (select max(id) from outbox where status = 'sent' and dedupe_key like 'contact:%')`,
  )
}

function isOfMessage({ dedupe_key }: Row): boolean {
  return String(dedupe_key).startsWith('contact:')
}

type Row = Readonly<Record<string, unknown>>

function rows(stored: Stored, table: string): Row[] {
  return [...(stored.get(table)?.values() ?? [])]
}

function newest(stored: Stored, table: string): Row {
  return found(rows(stored, table).at(-1), table)
}

function workshop(stored: Stored): Row {
  return found(
    rows(stored, 'booking').find(({ event }) => event === 'automation-strategy-workshop'),
    'booking',
  )
}

function messageLead(stored: Stored): Row {
  return found(
    rows(stored, 'lead').find(({ name }) => name === writer.name),
    'lead',
  )
}

function leadRef(stored: Stored): string {
  const lead = messageLead(stored)
  return `${text(lead, 'id')}.${text(lead, 'revision')}`
}

function admin(stored: Stored): Row {
  return found(
    rows(stored, 'auth_user').find(({ is_admin }) => is_admin === 1),
    'auth_user',
  )
}

function deadMail(stored: Stored): Row {
  return found(
    rows(stored, 'outbox').find(({ status }) => status === 'dead'),
    'outbox',
  )
}

function found(row: Row | undefined, table: string): Row {
  if (!row) throw new Error(`There is no such row of ${table}`)
  return row
}

function text(row: Row, column: string): string {
  return String(row[column])
}
