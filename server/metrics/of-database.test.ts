import { pino } from 'pino'
import { expect, it } from 'vitest'
import { enqueueMail } from '../../app/domain/outbox/enqueue-mail.server.ts'
import type { AppDatabase } from '../../app/platform/database.server.ts'
import { forEachDatabase } from '../../tests/support/databases.ts'
import { databaseFamilies } from './of-database.ts'

const mail = {
  to: { address: 'a@example.nl' },
  subject: 's',
  text: 't',
  html: 'h',
  language: 'en',
  messageId: '<1@a>',
} as const
const silent = pino({ level: 'silent' })
const at = (time: string) => ({ now: () => new Date(`2026-11-21T${time}:00.000Z`) })

forEachDatabase('metrics of the database', (database) => {
  async function values(time: string): Promise<Record<string, number>> {
    const families = await databaseFamilies({ database: database(), clock: at(time), log: silent })
    return Object.fromEntries(
      families.flatMap(({ name, samples }) =>
        samples.map(({ labels = {}, value }) => [[name, ...Object.values(labels)].join(' '), value]),
      ),
    )
  }

  it('count a reminder from its time on, and other mails from their promise on', async () => {
    const window = { from: '2026-11-21T12:00:00.000Z', until: '2026-11-21T13:00:00.000Z' }
    await database()
      .db.transaction()
      .execute((trx) => enqueueMail(trx, { dedupeKey: 'reminder', mail: { ...mail, window } }, at('09:00')))
    expect(await values('11:00')).toMatchObject({ 'site_outbox_mails waiting': 0, site_outbox_oldest_seconds: 0 })
    expect(await values('12:01')).toMatchObject({ 'site_outbox_mails waiting': 1, site_outbox_oldest_seconds: 60 })
    await database()
      .db.transaction()
      .execute((trx) => enqueueMail(trx, { dedupeKey: 'now', mail }, at('11:00')))
    expect(await values('12:01')).toMatchObject({ 'site_outbox_mails waiting': 2, site_outbox_oldest_seconds: 3660 })
  })

  it('count a mail as dead until it is settled', async () => {
    const { db } = database()
    await db.transaction().execute((trx) => enqueueMail(trx, { dedupeKey: 'lost', mail }, at('11:00')))
    await db.updateTable('outbox').set({ status: 'dead' }).execute()
    expect(await values('12:00')).toMatchObject({ 'site_outbox_mails dead': 1 })
    await db.updateTable('outbox').set({ settled_at: '2026-11-21T12:00:00.000Z' }).execute()
    expect(await values('12:00')).toMatchObject({ 'site_outbox_mails dead': 0 })
  })

  it('count a mail that is none from when it was stored', async () => {
    const since = { due_at: '2026-11-21T11:00:00.000Z', created_at: '2026-11-21T11:00:00.000Z' }
    const broken = { dedupe_key: 'broken', mail: '{', status: 'waiting', attempts: 0, ...since } as const
    await database().db.insertInto('outbox').values(broken).execute()
    expect(await values('12:00')).toMatchObject({ site_database_up: 1, site_outbox_oldest_seconds: 3600 })
  })

  it('know nothing of an empty one but that it answers', async () => {
    expect(await values('12:00')).toMatchObject({
      site_database_up: 1,
      'site_outbox_mails dead': 0,
      'site_leads message': 0,
    })
  })
})

it('say in the log why a database is not read', async () => {
  const lines: string[] = []
  const log = pino({}, { write: (line: string) => lines.push(line) })
  const database = { ping: () => Promise.reject(new Error('gone')) } as unknown as AppDatabase
  expect(await databaseFamilies({ database, clock: at('12:00'), log })).toMatchObject([{ name: 'site_database_up' }])
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 50, err: { message: 'gone' } }])
})
