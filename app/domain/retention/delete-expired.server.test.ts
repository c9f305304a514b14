import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { retention } from '#app/content/legal/retention.ts'
import { messageArrival } from '#app/domain/lead/arrivals.server.ts'
import { noPromise } from '#app/domain/lead/lead-standing.server.ts'
import { recordLead } from '#app/domain/lead/record-lead.server.ts'
import { instant } from '#app/platform/clock.server.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { deleteExpired } from './delete-expired.server.ts'

const now = new Date('2026-11-21T09:00:00.000Z')
const clock = { now: () => now }
const ago = (days: number, seconds = 0) => instant(new Date(now.getTime() - days * 86_400_000 - seconds * 1000))

forEachDatabase('deleting what has expired', (database) => {
  /** Just within its term, and a second past it. */
  const ends = (kind: keyof typeof retention.kinds) => {
    const { days } = retention.kinds[kind]
    return { kept: ago(days), expired: ago(days, 1) }
  }

  const message = (key: string, status: 'received' | 'quarantined', created_at: string) => ({
    idempotency_key: key,
    content_hash: 'h',
    locale: 'nl' as const,
    name: 'N',
    email: 'n@example.org',
    company: null,
    message: 'M',
    status,
    suspicion: null,
    source: '{}',
    created_at,
  })

  const mail = (key: string, status: 'waiting' | 'sent' | 'dead', created_at: string, sent_at: string | null) => ({
    dedupe_key: key,
    mail: '{}',
    status,
    attempts: 1,
    due_at: created_at,
    last_error: null,
    created_at,
    sent_at,
  })

  const report = (name: string, expires_at: string) => ({
    key_hash: name,
    content_hash: 'h',
    token_hash: `token of ${name}`,
    withdrawal_hash: `withdrawal of ${name}`,
    locale: 'nl' as const,
    sheet: null,
    owner: null,
    email: null,
    consented_at: null,
    source: '{}',
    created_at: expires_at,
    expires_at,
    withdrawn_at: null,
  })

  const checklist = (key_hash: string, created_at: string) => ({
    key_hash,
    locale: 'nl' as const,
    email: 'n@example.org',
    ticked: '[]',
    source: '{}',
    created_at,
  })

  const booking = (key_hash: string, status: 'booked' | 'cancelled', ends_at: string) => ({
    key_hash,
    content_hash: 'h',
    token_hash: key_hash,
    event: 'intro-call-30-minutes' as const,
    format: 'one' as const,
    locale: 'nl' as const,
    zone: null,
    name: 'N',
    email: 'n@example.org',
    company: null,
    phone: null,
    way: 'video' as const,
    address: null,
    message: null,
    status,
    revision: 0,
    starts_at: ends_at,
    ends_at,
    source: '{}',
    // Long before: no term of a booking counts from when it was made.
    created_at: ago(400),
  })

  const blocked = (reason: string, ends_at: string) => ({ starts_at: ago(400), ends_at, reason, created_at: ago(400) })

  const event = (term: 'kept' | 'expired') => ({
    kind: term,
    user_id: null,
    address_hash: null,
    created_at: ends('accountEvent')[term],
  })

  const times = { created_at: ago(30), updated_at: ago(30) }

  const user = (id: string) => ({
    id,
    name: 'N',
    email: `${id}@example.org`,
    email_verified: 1 as const,
    image: null,
    ...times,
  })

  const account = (id: string) => ({
    id,
    user_id: id,
    provider_id: 'google' as const,
    account_id: id,
    password: null,
    access_token: 'a',
    refresh_token: 'r',
    id_token: null,
    access_token_expires_at: null,
    refresh_token_expires_at: null,
    scope: null,
    ...times,
  })

  const session = (id: string, expires_at: string) => ({
    id,
    user_id: id,
    token: id,
    provider: 'google' as const,
    user_agent: null,
    ip_address: null,
    expires_at,
    ...times,
  })

  const link = (token_hash: string, expires_at: string) => ({
    token_hash,
    purpose: 'sign_in' as const,
    email: '',
    sign_up: null,
    created_at: ago(1),
    expires_at,
  })

  const lead = (name: string, last_at: string) => ({
    email_key: `${name}@example.org`,
    email: `${name}@example.org`,
    name,
    company: null,
    phone: null,
    locale: 'nl' as const,
    status: 'answered' as const,
    owner_id: null,
    waiting_since: null,
    promise_at: noPromise,
    preview: '',
    campaign: 'direct',
    first_at: last_at,
    last_at,
    first_reply_minutes: null,
    revision: 0,
  })

  const change = (summary: string, created_at: string) => ({
    user_id: null,
    action: 'lead.status',
    target: 'lead:1',
    summary,
    before: null,
    after: null,
    undone_by: null,
    created_at,
  })

  const proof = (address_hash: string, created_at: string) => ({
    address_hash,
    counts: '{}',
    by_user_id: null,
    created_at,
  })

  it('takes each kind at its own term, and leaves the rest', async () => {
    const { db } = database()
    const [messages, suspects, sent] = [ends('message'), ends('suspect'), ends('sentMail')]
    await db
      .insertInto('contact_message')
      .values([
        message('received kept', 'received', messages.kept),
        message('received expired', 'received', messages.expired),
        message('suspect kept', 'quarantined', suspects.kept),
        message('suspect expired', 'quarantined', suspects.expired),
      ])
      .execute()
    await db
      .insertInto('report')
      .values([report('kept', ago(0, -1)), report('expired', ago(0))])
      .execute()
    const checklists = ends('checklistExport')
    await db
      .insertInto('checklist_export')
      .values([checklist('kept', checklists.kept), checklist('expired', checklists.expired)])
      .execute()
    const [held, cancelled] = [ends('booking'), ends('cancelledBooking')]
    const bookings = await db
      .insertInto('booking')
      .values([
        booking('kept', 'booked', held.kept),
        booking('expired', 'booked', held.expired),
        booking('cancelled kept', 'cancelled', cancelled.kept),
        booking('cancelled expired', 'cancelled', cancelled.expired),
        booking('still to come', 'booked', ago(-30)),
      ])
      .returning(['id', 'key_hash'])
      .execute()
    await db
      .insertInto('blocked_period')
      .values([blocked('kept', held.kept), blocked('expired', held.expired)])
      .execute()
    for (const { id, key_hash } of bookings) {
      const claimed = { starts_at: key_hash, booking_id: id, blocked_period_id: null }
      await db.insertInto('claimed_cell').values(claimed).execute()
      await db
        .insertInto('claimed_place')
        .values({ event: 'intro-call-30-minutes', day: key_hash, place: 1, booking_id: id })
        .execute()
      await db
        .insertInto('booking_revision')
        .values({ booking_id: id, revision: 0, change: 'booked', made_by: 'visitor', sessions: '[]', created_at: '' })
        .execute()
    }
    await db
      .insertInto('outbox')
      .values([
        mail('sent kept', 'sent', messages.expired, sent.kept),
        mail('sent expired', 'sent', sent.expired, sent.expired),
        mail('dead kept', 'dead', messages.kept, null),
        mail('dead expired', 'dead', messages.expired, null),
        mail('still waiting', 'waiting', messages.expired, null),
        mail('account-deleted:1', 'sent', ago(0), ago(0)),
        mail('account-deleted:2', 'waiting', ago(0), null),
      ])
      .execute()
    await db
      .insertInto('rate_limit')
      .values([
        { subject: 'kept', window_start: ends('count').kept, count: 1 },
        { subject: 'expired', window_start: ends('count').expired, count: 1 },
      ])
      .execute()
    const crash = { fingerprint: 'f', stack: null, path: '/', user_agent: null }
    await db
      .insertInto('app_error')
      .values([
        { ...crash, message: 'kept', created_at: ends('crash').kept },
        { ...crash, message: 'expired', created_at: ends('crash').expired },
      ])
      .execute()
    const kind = { state: 'open' as const, settled_at: null, settled_by: null, last_report_id: 1 }
    await db
      .insertInto('app_error_kind')
      .values([
        { ...kind, fingerprint: 'kept', last_at: ends('crash').kept },
        { ...kind, fingerprint: 'expired', last_at: ends('crash').expired },
      ])
      .execute()

    await db
      .insertInto('account_event')
      .values([event('kept'), event('expired')])
      .execute()
    await db
      .insertInto('auth_user')
      .values([user('in'), user('out')])
      .execute()
    await db
      .insertInto('auth_account')
      .values([account('in'), account('out')])
      .execute()
    await db
      .insertInto('auth_session')
      .values([session('in', ago(0, -1)), session('out', ago(0))])
      .execute()
    await db
      .insertInto('account_link')
      .values([link('kept', ago(0, -1)), link('expired', ago(0))])
      .execute()
    const visit = { identifier: 'i', value: '{}', created_at: ago(1), updated_at: ago(1) }
    await db
      .insertInto('auth_verification')
      .values([
        { ...visit, id: 'kept', expires_at: ago(0, -1) },
        { ...visit, id: 'expired', expires_at: ago(0) },
      ])
      .execute()

    const [changes, proofs] = [ends('deskChange'), ends('erasure')]
    await db
      .insertInto('desk_change')
      .values([change('kept', changes.kept), change('expired', changes.expired)])
      .execute()
    await db
      .insertInto('erasure')
      .values([proof('kept', proofs.kept), proof('expired', proofs.expired)])
      .execute()

    const all = {
      messages: 1,
      suspects: 1,
      reports: 1,
      checklists: 1,
      bookings: 2,
      mails: 3,
      counts: 1,
      crashes: 1,
      sessions: 3,
      events: 1,
      leads: 0,
      changes: 1,
      proofs: 1,
    }
    expect(await deleteExpired(db, clock)).toEqual(all)

    const keys = await db.selectFrom('contact_message').select('idempotency_key').orderBy('id').execute()
    expect(keys.map((row) => row.idempotency_key)).toEqual(['received kept', 'suspect kept'])
    expect(await db.selectFrom('report').select('key_hash').execute()).toEqual([{ key_hash: 'kept' }])
    expect(await db.selectFrom('checklist_export').select('key_hash').execute()).toEqual([{ key_hash: 'kept' }])
    const left = await db.selectFrom('booking').select(['id', 'key_hash']).orderBy('id').execute()
    expect(left.map(({ key_hash }) => key_hash)).toEqual(['kept', 'cancelled kept', 'still to come'])
    for (const table of ['claimed_cell', 'claimed_place', 'booking_revision'] as const) {
      const rows = await db.selectFrom(table).select('booking_id').orderBy('booking_id').execute()
      expect(rows.map(({ booking_id }) => booking_id)).toEqual(left.map(({ id }) => id))
    }
    expect(await db.selectFrom('blocked_period').select('reason').execute()).toEqual([{ reason: 'kept' }])
    const mails = await db.selectFrom('outbox').select('dedupe_key').orderBy('id').execute()
    expect(mails.map((row) => row.dedupe_key)).toEqual(['sent kept', 'dead kept', 'still waiting', 'account-deleted:2'])
    expect(await db.selectFrom('rate_limit').select('subject').execute()).toEqual([{ subject: 'kept' }])
    expect(await db.selectFrom('app_error').select('message').execute()).toEqual([{ message: 'kept' }])
    expect(await db.selectFrom('app_error_kind').select('fingerprint').execute()).toEqual([{ fingerprint: 'kept' }])
    expect(await db.selectFrom('desk_change').select('summary').execute()).toEqual([{ summary: 'kept' }])
    expect(await db.selectFrom('erasure').select('address_hash').execute()).toEqual([{ address_hash: 'kept' }])
    expect(await db.selectFrom('account_event').select('kind').execute()).toEqual([{ kind: 'kept' }])
    expect(await db.selectFrom('auth_session').select('id').execute()).toEqual([{ id: 'in' }])
    expect(await db.selectFrom('account_link').select('token_hash').execute()).toEqual([{ token_hash: 'kept' }])
    expect(await db.selectFrom('auth_verification').select('id').execute()).toEqual([{ id: 'kept' }])
    const tokens = await db
      .selectFrom('auth_account')
      .select(['id', 'access_token', 'refresh_token'])
      .orderBy('id')
      .execute()
    expect(tokens).toEqual([
      { id: 'in', access_token: 'a', refresh_token: 'r' },
      { id: 'out', access_token: null, refresh_token: null },
    ])
  })

  it('finds nothing the second time', async () => {
    expect(await deleteExpired(database().db, clock)).toEqual({
      messages: 0,
      suspects: 0,
      reports: 0,
      checklists: 0,
      bookings: 0,
      mails: 0,
      counts: 0,
      crashes: 0,
      sessions: 0,
      events: 0,
      leads: 0,
      changes: 0,
      proofs: 0,
    })
  })

  it('takes a lead with the last of what it was made of, and what staff wrote about it', async () => {
    const { db } = database()
    const { id: messageId } = await db
      .insertInto('contact_message')
      .values(message('m', 'received', ago(1)))
      .returning('id')
      .executeTakeFirstOrThrow()
    const reports = await db
      .insertInto('report')
      .values([report('open', ago(-1)), { ...report('withdrawn', ago(-1)), withdrawn_at: ago(1) }])
      .returning('id')
      .execute()
    const { id: checklistId } = await db
      .insertInto('checklist_export')
      .values(checklist('c', ago(1)))
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: bookingId } = await db
      .insertInto('booking')
      .values(booking('b', 'booked', ago(-30)))
      .returning('id')
      .executeTakeFirstOrThrow()
    const [open = { id: 0 }, withdrawn = { id: 0 }] = reports
    const gone = 999_999
    const sources = {
      'message kept': [['message', messageId]],
      'report kept': [['report', open.id]],
      'checklist kept': [['checklist', checklistId]],
      'booking kept': [['booking', bookingId]],
      'one of two kept': [
        ['message', gone],
        ['message', messageId + 1],
      ],
      'message gone': [['message', gone + 1]],
      'report withdrawn': [['report', withdrawn.id]],
      'all gone': [
        ['report', gone],
        ['checklist', gone],
        ['booking', gone],
      ],
      'nothing but a note': [['note', null]],
      'just come': [['message', gone + 2]],
    } as const
    await db
      .insertInto('contact_message')
      .values(message('second', 'received', ago(1)))
      .execute()
    for (const [name, entries] of Object.entries(sources)) {
      const { id } = await db
        .insertInto('lead')
        .values(lead(name, name === 'just come' ? ago(0, 60) : ago(1)))
        .returning('id')
        .executeTakeFirstOrThrow()
      await db.insertInto('lead_word').values({ word: 'w', lead_id: id }).execute()
      const common = { lead_id: id, by_user_id: null, source: null, created_at: ago(1) }
      await db
        .insertInto('lead_entry')
        .values([
          ...entries.map(([kind, ref_id]) => ({ ...common, kind, ref_id, text: null })),
          { ...common, kind: 'note', ref_id: null, text: `about ${name}` },
        ])
        .execute()
    }
    expect(await deleteExpired(db, clock)).toMatchObject({ leads: 4 })
    const left = ['message kept', 'report kept', 'checklist kept', 'booking kept', 'one of two kept', 'just come']
    const leads = await db.selectFrom('lead').select(['id', 'name']).orderBy('id').execute()
    expect(leads.map(({ name }) => name)).toEqual(left)
    const notes = await db.selectFrom('lead_entry').select('text').where('text', 'is not', null).orderBy('id').execute()
    expect(notes.map(({ text }) => text)).toEqual(left.map((name) => `about ${name}`))
    const words = await db.selectFrom('lead_word').select('lead_id').orderBy('lead_id').execute()
    expect(words.map(({ lead_id }) => lead_id)).toEqual(leads.map(({ id }) => id))
  })

  it('leaves a lead to which something comes while it is looked at, also what is held', async () => {
    const { db } = database()
    const { id } = await db
      .insertInto('lead')
      .values(lead('bare', ago(1)))
      .returning('id')
      .executeTakeFirstOrThrow()
    let deleting: ReturnType<typeof deleteExpired> | undefined
    await db.transaction().execute(async (trx) => {
      const held = await trx
        .insertInto('contact_message')
        .values({ ...message('held', 'quarantined', ago(0)), email: 'bare@example.org' })
        .returningAll()
        .executeTakeFirstOrThrow()
      await recordLead(trx, messageArrival(held))
      deleting = deleteExpired(db, clock)
      // Time to read the lead as it was before.
      await pause(300)
    })
    expect(await deleting).toMatchObject({ leads: 0 })
    expect(await db.selectFrom('lead').select('id').execute()).toEqual([{ id }])
  })

  it('goes through leads in parts, and to the last', async () => {
    const { db } = database()
    const many = Array.from({ length: 2100 }, (_, index) => lead(`l${index}`, ago(1)))
    for (let from = 0; from < many.length; from += 100)
      await db
        .insertInto('lead')
        .values(many.slice(from, from + 100))
        .execute()
    expect(await deleteExpired(db, clock)).toMatchObject({ leads: 2100 })
  })
})

it('is done by the software for every kind that stands in our tables', () => {
  const bySoftware = Object.entries(retention.kinds).filter(([, { end }]) => end === 'software')
  expect(bySoftware.map(([kind]) => kind)).toEqual([
    'message',
    'suspect',
    'report',
    'checklistExport',
    'booking',
    'cancelledBooking',
    'lead',
    'sentMail',
    'accountEvent',
    'deskChange',
    'erasure',
    'session',
    'count',
    'crash',
    'serverLog',
  ])
})
