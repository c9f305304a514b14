import { expect, it } from 'vitest'
import { retention } from '#app/content/legal/retention.ts'
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
    await db
      .insertInto('outbox')
      .values([
        mail('sent kept', 'sent', messages.expired, sent.kept),
        mail('sent expired', 'sent', sent.expired, sent.expired),
        mail('dead kept', 'dead', messages.kept, null),
        mail('dead expired', 'dead', messages.expired, null),
        mail('still waiting', 'waiting', messages.expired, null),
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

    const all = { messages: 1, suspects: 1, reports: 1, mails: 2, counts: 1, crashes: 1 }
    expect(await deleteExpired(db, clock)).toEqual(all)

    const keys = await db.selectFrom('contact_message').select('idempotency_key').orderBy('id').execute()
    expect(keys.map((row) => row.idempotency_key)).toEqual(['received kept', 'suspect kept'])
    expect(await db.selectFrom('report').select('key_hash').execute()).toEqual([{ key_hash: 'kept' }])
    const mails = await db.selectFrom('outbox').select('dedupe_key').orderBy('id').execute()
    expect(mails.map((row) => row.dedupe_key)).toEqual(['sent kept', 'dead kept', 'still waiting'])
    expect(await db.selectFrom('rate_limit').select('subject').execute()).toEqual([{ subject: 'kept' }])
    expect(await db.selectFrom('app_error').select('message').execute()).toEqual([{ message: 'kept' }])
  })

  it('finds nothing the second time', async () => {
    expect(await deleteExpired(database().db, clock)).toEqual({
      messages: 0,
      suspects: 0,
      reports: 0,
      mails: 0,
      counts: 0,
      crashes: 0,
    })
  })
})

it('is done by the software for every kind that stands in our tables', () => {
  const bySoftware = Object.entries(retention.kinds).filter(([, { end }]) => end === 'software')
  expect(bySoftware.map(([kind]) => kind)).toEqual([
    'message',
    'suspect',
    'report',
    'sentMail',
    'count',
    'crash',
    'serverLog',
  ])
})
