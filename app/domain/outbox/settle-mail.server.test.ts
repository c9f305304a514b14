/** A mail that was given up is settled: an alarm no longer, until it is tried again. On every database. */
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import type { Staff } from '#app/domain/desk/desk-change.server.ts'
import { undoChange } from '#app/domain/desk/undo-change.server.ts'
import { undoes } from '#app/domain/desk/undoes.server.ts'
import type { App } from '#app/platform/app.ts'
import { instant, secondsLater } from '#app/platform/clock.server.ts'
import type { Mail } from '#app/platform/mail.server.ts'
import { accountApp } from '#tests/support/account-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { leadRow } from '#tests/support/desk-leads.ts'
import { deskPerson } from '#tests/support/desk-person.ts'
import { claimDueMails, noteFailure, noteSent } from './claims.server.ts'
import { countMails, listMails } from './list-mails.server.ts'
import { type MailView, mailViews } from './mail-views.ts'
import { outboxState } from './outbox-state.server.ts'
import { readMail } from './read-mail.server.ts'
import { canRetryAny, retryMail, retryMails } from './retry-mail.server.ts'
import { reopenMail, settleMail } from './settle-mail.server.ts'

forEachDatabase('settling a mail', (database) => {
  let app: App
  let now: Date
  let staff: Staff

  beforeEach(async () => {
    now = new Date('2026-11-21T11:00:00.000Z')
    app = { ...accountApp(database()).app, clock: { now: () => now } }
    staff = await deskPerson(app)
  })

  const db = () => app.database.db
  const listed = async (view: MailView) =>
    (await listMails(db(), { view }, instant(now))).rows.map(({ id, state }) => [id, state])
  const shown = async () =>
    Object.fromEntries(await Promise.all(mailViews.map(async (view) => [view, await listed(view)])))
  const changes = () => db().selectFrom('desk_change').selectAll().orderBy('id', 'desc').execute()
  const undoLast = async () => (await undoChange(app, staff, (await changes())[0]?.id ?? 0, undoes)).outcome
  const settledAt = async (id: number) =>
    (await db().selectFrom('outbox').select('settled_at').where('id', '=', id).executeTakeFirstOrThrow()).settled_at

  async function put({
    status = 'dead' as 'waiting' | 'sent' | 'dead',
    key = randomUUID() as string,
    window = undefined as Mail['window'],
  } = {}): Promise<number> {
    const words = { subject: 'Uw offerte', text: 'Beste Tom', html: '<p>Beste Tom</p>' }
    const mail = { to: { address: 'tom@brouwer.example' }, ...words, window }
    const { id } = await db()
      .insertInto('outbox')
      .values({
        dedupe_key: key,
        mail: JSON.stringify(mail),
        status,
        attempts: 12,
        due_at: instant(secondsLater(now, -3600)),
        last_error: '552 mailbox full',
        created_at: instant(now),
        sent_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  it('takes it out of every count of the dead, and keeps it findable', async () => {
    const [dead, settled] = [await put(), await put()]
    expect(await settleMail(app, staff, settled)).toBe('settled')
    expect(await shown()).toEqual({
      all: [[settled, 'settled']],
      dead: [[dead, 'dead']],
      settled: [[settled, 'settled']],
      waiting: [],
      sent: [],
    })
    expect([await countMails(db(), 'dead'), await countMails(db(), 'settled')]).toEqual([1, 1])
    expect(await outboxState(db(), now)).toMatchObject({ dead: 1, settled: 1 })
    expect(await readMail(app, settled)).toMatchObject({ state: 'settled', settledAt: instant(now) })
    expect(await changes()).toMatchObject([
      { action: 'mail.settle', target: `mail:${settled}`, summary: 'settled', user_id: staff.userId },
    ])
  })

  it('is done once by whoever presses twice, and only to what is dead', async () => {
    const id = await put()
    expect(await Promise.all([settleMail(app, staff, id), settleMail(app, staff, id)])).toEqual(['settled', 'settled'])
    expect(await settleMail(app, { ...staff, userId: 'tom' }, id)).toBe('is so')
    expect(await reopenMail(app, staff, await put())).toBe('is so')
    for (const status of ['waiting', 'sent'] as const)
      expect(await settleMail(app, staff, await put({ status }))).toBe('not dead')
    expect(await settleMail(app, staff, 999_999)).toBe('gone')
    expect(await changes()).toHaveLength(1)
  })

  it('can be undone, and so can opening it again', async () => {
    const id = await put()
    await settleMail(app, staff, id)
    expect([await undoLast(), await settledAt(id)]).toEqual(['undone', null])
    await settleMail(app, staff, id)
    expect(await reopenMail(app, staff, id)).toBe('reopened')
    expect([await settledAt(id), await undoLast(), await settledAt(id)]).toEqual([null, 'undone', instant(now)])
  })

  it.each(['settle', 'reopen'])('cannot be undone once it was tried again and given up anew (%s)', async (last) => {
    const id = await put()
    await settleMail(app, staff, id)
    if (last === 'reopen') await reopenMail(app, staff, id)
    const decision = (await changes())[0]?.id ?? 0
    expect(await retryMail(app, staff, id)).toBe('tried')
    expect(await settledAt(id)).toBeNull()
    expect(await settleMail(app, staff, id)).toBe('not dead')
    const [claim] = await claimDueMails(app.database, 1, app.clock)
    if (!claim) throw new Error('not due')
    await noteFailure(app.database, claim, { reason: '550 no such user', delaySeconds: undefined }, app.clock)
    expect((await undoChange(app, staff, decision, undoes)).outcome).toBe('changed since')
    expect(await listed('dead')).toEqual([[id, 'dead']])
  })

  it('is over where a worker that was thought lost has sent it after all', async () => {
    const id = await put({ status: 'waiting' })
    const [claim] = await claimDueMails(app.database, 1, app.clock)
    if (!claim) throw new Error('not due')
    await noteFailure(app.database, claim, { reason: 'timeout', delaySeconds: undefined }, app.clock)
    await settleMail(app, staff, id)
    await noteSent(app.database, claim, app.clock)
    expect([await listed('sent'), await settledAt(id)]).toEqual([[[id, 'sent']], null])
  })

  it('leaves it out when all are tried again', async () => {
    const settled = await put()
    const late = instant(secondsLater(now, -60))
    await put({ window: { from: late, until: late } })
    expect(await canRetryAny(db(), app.clock)).toBe(true)
    await settleMail(app, staff, settled)
    expect(await canRetryAny(db(), app.clock)).toBe(false)
    expect(await retryMails(app, staff)).toEqual({ tried: 0, late: 1 })
    const dead = await put()
    expect(await canRetryAny(db(), app.clock)).toBe(true)
    expect(await retryMails(app, staff)).toEqual({ tried: 1, late: 1 })
    expect(await listed('waiting')).toEqual([[dead, 'waiting']])
  })

  it('changes nothing about the lead, who waits for a reply that nobody got', async () => {
    const lead = leadRow({ name: 'Marieke de Wit', waiting_since: '2026-11-17T10:05:00.000Z' })
    const { id } = await db().insertInto('lead').values(lead).returning('id').executeTakeFirstOrThrow()
    const mail = await put({ key: `lead:${id}:reply:${randomUUID()}` })
    const before = await db().selectFrom('lead').selectAll().execute()
    expect(await settleMail(app, staff, mail)).toBe('settled')
    expect(await db().selectFrom('lead').selectAll().execute()).toEqual(before)
  })
})
