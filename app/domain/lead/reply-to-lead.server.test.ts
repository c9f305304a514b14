import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { cancelBooking, moveBooking } from '#app/domain/booking/change-booking.server.ts'
import { instantAt } from '#app/domain/booking/wall-time.server.ts'
import { releaseMessage } from '#app/domain/contact/release-message.server.ts'
import { submitContact } from '#app/domain/contact/submit-contact.server.ts'
import { exportAuditLog } from '#app/domain/desk/export-audit-log.server.ts'
import { lastChange } from '#app/domain/desk/last-change.server.ts'
import { undoableOf, undoChange } from '#app/domain/desk/undo-change.server.ts'
import { undoes } from '#app/domain/desk/undoes.server.ts'
import { deliverDueMails } from '#app/domain/outbox/deliver-due-mails.server.ts'
import { retryMail, retryMails } from '#app/domain/outbox/retry-mail.server.ts'
import type { AppDatabase } from '#app/platform/database.server.ts'
import type { Mail } from '#app/platform/mail.server.ts'
import { booked, bookingApp, callAt } from '#tests/support/booking-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { changeLeads } from './change-leads.server.ts'
import { roadOf } from './lead-road.server.ts'
import { promiseFor } from './lead-standing.server.ts'
import { lastReply } from './lead-story.ts'
import { noteOnLead } from './note-on-lead.server.ts'
import { readLead } from './read-lead.server.ts'
import { releaseLeads } from './release-lead.server.ts'
import { checkReply } from './reply-input.ts'
import { replyToLead } from './reply-to-lead.server.ts'
import { waitAgain } from './wait-again.server.ts'

/** A Tuesday, five past eleven in Amsterdam. */
const tuesday = '2026-11-17T10:05:00.000Z'
const wednesday = '2026-11-18T10:05:00.000Z'

const reply = { subject: 'Re: Uw bericht is binnen (nr. 1)', text: 'Beste Marieke,\n\nOns antwoord: ja.\n\nEva' }

forEachDatabase('a reply', (database) => {
  /** A lead that wrote on Tuesday, seen on Wednesday. */
  async function open() {
    const { app, setTime } = bookingApp(database())
    const { db } = app.database
    setTime(tuesday)
    await writes()
    setTime(wednesday)
    const eva = await joins('eva', 'Eva Kramer')
    const staff = { userId: eva.id, name: eva.name, email: eva.email }

    async function joins(id: string, name: string) {
      const user = { id, name, email: `${id}@site.example`, email_verified: 1 as const, image: null }
      const times = { created_at: tuesday, updated_at: tuesday }
      await db
        .insertInto('auth_user')
        .values({ ...user, ...times })
        .execute()
      return user
    }
    /** What is not released stays held: it came without the token of a form. */
    async function writes(released = true) {
      const sent = await submitContact(app, {
        input: { name: 'Marieke de Wit', email: 'marieke@dewit.example', message: 'Onze goedkeuring blijft hangen.' },
        locale: 'nl',
        key: undefined,
        token: '',
        trap: '',
        source: {},
        clientAddress: '192.0.2.1',
        reusedKey: 'refuse',
      })
      if (sent.outcome === 'stored' && released) await releaseMessage(app, sent.number)
    }
    const file = async () => {
      const { id } = await db.selectFrom('lead').select('id').executeTakeFirstOrThrow()
      const found = await readLead(db, id)
      if (!found) throw new Error('no lead')
      return found
    }
    const send = async (key = 'a-key-of-a-form', shown?: Awaited<ReturnType<typeof file>>) => {
      const { lead, story } = shown ?? (await file())
      const seen = story.at(-1)?.at ?? ''
      return replyToLead(app, staff, { leadId: lead.id, revision: lead.revision, seen, key, reply })
    }
    const mails = async () => {
      const rows = await db.selectFrom('outbox').selectAll().where('dedupe_key', 'like', '%:reply:%').execute()
      return rows.map((row) => ({ ...row, mail: JSON.parse(row.mail) as Mail }))
    }
    const undo = async (change: number) => (await undoChange(app, staff, change, undoes)).outcome
    /** Its number in the outbox. */
    const lastMail = async () =>
      (await db.selectFrom('outbox').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id
    return { app, db, staff, joins, setTime, writes, file, send, mails, lastMail, undo }
  }

  /** All that waits to leave, at its last attempt. */
  async function giveUp(base: AppDatabase, at: string) {
    const last = { attempts: 11, due_at: wednesday }
    await base.db.updateTable('outbox').set(last).where('status', '=', 'waiting').execute()
    await deliver(base, at, 'mailbox full')
  }

  /** What leaves at `at`, as the worker sends it; `fails` is what the mail server says. */
  async function deliver(base: AppDatabase, at: string, fails?: string) {
    const sent: Mail[] = []
    const { app } = bookingApp(base)
    await deliverDueMails({
      database: base,
      clock: { now: () => new Date(at) },
      log: app.log,
      random: () => 0,
      mailer: {
        verify: async () => undefined,
        deliver: async ({ mail }: { mail: Mail }) => {
          if (fails) throw new Error(fails)
          sent.push(mail)
        },
        close: async () => undefined,
      } as never,
    })
    return sent
  }

  it('is one mail however often it is posted, and ends the waiting', async () => {
    const { send, mails, file } = await open()
    const shown = await file()
    const outcomes = await Promise.all([1, 2, 3].map(() => send('one-form', shown)))
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['repeated', 'repeated', 'sent'])
    expect((await send('one-form', shown)).outcome).toBe('repeated')
    expect(await mails()).toHaveLength(1)
    const answered = await file()
    // A day of the office.
    expect(answered.lead).toMatchObject({ status: 'answered', waiting_since: null, first_reply_minutes: 480 })
    expect(answered.owner).toBe('Eva Kramer')
    expect(lastReply(answered.story)).toMatchObject({ by: 'Eva Kramer', ...reply, withdrawn: false })
  })

  it('stands in the thread of what the lead has, and says who we are', async () => {
    const { send, mails } = await open()
    await send('first-reply')
    const [first] = await mails()
    const confirmation = /^<contact-\d+-confirmation@site\.example>$/
    expect(first?.mail).toMatchObject({
      to: { name: 'Marieke de Wit', address: 'marieke@dewit.example' },
      replyTo: { name: 'Vlotwerk', address: 'hallo@vlotwerk.nl' },
      language: 'nl',
      headers: {
        'In-Reply-To': expect.stringMatching(confirmation),
        References: expect.stringMatching(confirmation),
      },
    })
    expect(first?.mail.text).toContain('Ons antwoord: ja.')
    expect(first?.mail.text).toContain('Vlotwerk B.V., KvK')
    expect(first?.mail.html).toContain('Beste Marieke,')
    await send('second-reply')
    const second = (await mails())[1]?.mail
    expect(second?.headers).toEqual({
      'In-Reply-To': first?.mail.messageId,
      References: `${first?.mail.headers?.['References']} ${first?.mail.messageId}`,
    })
  })

  it('leaves after a minute, and not before', async () => {
    const { send } = await open()
    await deliver(database(), wednesday)
    await send()
    expect(await deliver(database(), '2026-11-18T10:05:59.999Z')).toEqual([])
    expect(await deliver(database(), '2026-11-18T10:06:00.000Z')).toMatchObject([{ subject: reply.subject }])
  })

  it('is offered to Undo until a worker takes its mail, each by itself', async () => {
    const { db, staff, send, setTime } = await open()
    const offered = async () => {
      const changes = await db.selectFrom('desk_change').selectAll().where('action', '=', 'lead.reply').execute()
      const undoable = await undoableOf(db, changes, undoes)
      return changes.map(({ id }) => undoable.has(id))
    }
    await deliver(database(), wednesday)
    await send('first-reply')
    setTime('2026-11-18T10:05:30.000Z')
    await send('second-reply')
    expect(await offered()).toEqual([true, true])
    await deliver(database(), '2026-11-18T10:06:00.000Z')
    expect(await offered()).toEqual([false, true])
    expect(await lastChange(db, staff, undoes)).toMatchObject({ summary: 'replied', undoable: true })
    await deliver(database(), '2026-11-18T10:06:30.000Z', 'mailbox full')
    expect(await offered()).toEqual([false, false])
    expect(await lastChange(db, staff, undoes)).toMatchObject({ summary: 'replied', undoable: false })
  })

  it('stays the last change at the foot of the desk when a file is taken along after it', async () => {
    const { app, db, staff, send } = await open()
    await send()
    await exportAuditLog(app, staff, { view: 'all' })
    expect(await lastChange(db, staff, undoes)).toMatchObject({ summary: 'replied', undoable: true })
  })

  it('is stopped by Undo, and everything is as it was', async () => {
    const { send, mails, file, undo } = await open()
    const before = await file()
    const sent = await send()
    if (sent.outcome !== 'sent') throw new Error(sent.outcome)
    expect(lastReply((await file()).story)?.change).toBe(sent.change)
    expect(await undo(sent.change)).toBe('undone')
    expect(await mails()).toEqual([])
    const after = await file()
    expect(after.lead).toMatchObject({
      status: 'open',
      owner_id: null,
      waiting_since: before.lead.waiting_since,
      promise_at: before.lead.promise_at,
      first_reply_minutes: null,
      last_at: before.lead.last_at,
    })
    expect(lastReply(after.story)).toMatchObject({ ...reply, withdrawn: true, mail: undefined, change: undefined })
    expect(roadOf(after.lead, after.story, wednesday).waiting?.minutes).toBe(480)
    expect((await send('another-form')).outcome).toBe('sent')
  })

  it('cannot be stopped once it has left', async () => {
    const { send, mails, file, undo } = await open()
    await deliver(database(), wednesday)
    const sent = await send()
    if (sent.outcome !== 'sent') throw new Error(sent.outcome)
    await deliver(database(), '2026-11-18T10:06:00.000Z')
    expect(await undo(sent.change)).toBe('changed since')
    expect(await mails()).toMatchObject([{ status: 'sent' }])
    expect((await file()).lead.status).toBe('answered')
  })

  it('is stopped by Undo too when the lead wrote again, who then waits from the first message', async () => {
    const { send, mails, file, undo, setTime, writes } = await open()
    const sent = await send()
    if (sent.outcome !== 'sent') throw new Error(sent.outcome)
    setTime('2026-11-18T10:05:30.000Z')
    await writes()
    expect((await file()).lead.waiting_since).toBe('2026-11-18T10:05:30.000Z')
    expect(await undo(sent.change)).toBe('undone')
    expect(await mails()).toEqual([])
    expect((await file()).lead).toMatchObject({
      status: 'open',
      waiting_since: tuesday,
      promise_at: promiseFor(tuesday),
      first_reply_minutes: null,
    })
  })

  it('leaves who waits from what was released since waiting when Undo stops it, also where that came first', async () => {
    const { app, staff, send, file, undo, setTime, writes } = await open()
    const { id } = (await file()).lead
    await changeLeads(app, staff, [{ id }], { status: 'answered' })
    const first = '2026-11-18T10:10:00.000Z'
    setTime(first)
    await writes(false)
    setTime('2026-11-18T11:00:00.000Z')
    await writes()
    const sent = await send()
    if (sent.outcome !== 'sent') throw new Error(sent.outcome)
    await releaseLeads(app, staff, [{ id }])
    expect(await undo(sent.change)).toBe('undone')
    const waits = { status: 'open', waiting_since: first, promise_at: promiseFor(first) }
    expect((await file()).lead).toMatchObject(waits)
  })

  it('takes the owner with it that it made, also when the lead wrote again, and leaves one who was decided since', async () => {
    const { app, staff, send, file, undo, setTime, writes } = await open()
    const eva = { id: staff.userId, name: staff.name }
    for (const [form, given] of [false, true, false].entries()) {
      const { id } = (await file()).lead
      await changeLeads(app, staff, [{ id }], { owner: null })
      const sent = await send(`form-number-${form}`)
      if (sent.outcome !== 'sent') throw new Error(sent.outcome)
      const wrote = `2026-11-18T10:05:3${form}.000Z`
      setTime(wrote)
      await writes()
      if (given) await changeLeads(app, staff, [{ id }], { owner: eva })
      expect(await undo(sent.change)).toBe('undone')
      expect((await file()).lead).toMatchObject({ owner_id: given ? 'eva' : null, last_at: wrote })
    }
  })

  it('leaves the lead to its owner, whoever writes it', async () => {
    const { app, staff, joins, send, file } = await open()
    await changeLeads(app, staff, [{ id: (await file()).lead.id }], { owner: await joins('tom', 'Tom') })
    expect((await send()).outcome).toBe('sent')
    expect((await file()).lead).toMatchObject({ status: 'answered', owner_id: 'tom' })
  })

  it('leaves nobody answered when Undo stops it, though the lead was assigned since', async () => {
    const { app, staff, joins, send, file, undo } = await open()
    const sent = await send()
    if (sent.outcome !== 'sent') throw new Error(sent.outcome)
    await changeLeads(app, staff, [{ id: (await file()).lead.id }], { owner: await joins('tom', 'Tom') })
    expect(await undo(sent.change)).toBe('undone')
    expect((await file()).lead).toMatchObject({
      status: 'open',
      owner_id: 'tom',
      waiting_since: tuesday,
      promise_at: promiseFor(tuesday),
      first_reply_minutes: null,
    })
  })

  it('is stopped alone where a second one was written, and with it as if there had been neither', async () => {
    const { send, mails, file, undo, setTime } = await open()
    const before = (await file()).lead
    const first = await send('first-reply')
    setTime('2026-11-18T10:05:20.000Z')
    const second = await send('second-reply')
    if (first.outcome !== 'sent' || second.outcome !== 'sent') throw new Error('not sent')
    expect(await undo(first.change)).toBe('undone')
    const answered = { status: 'answered', waiting_since: null, owner_id: 'eva', last_at: '2026-11-18T10:05:20.000Z' }
    expect((await file()).lead).toMatchObject(answered)
    expect(await mails()).toHaveLength(1)
    expect(await undo(second.change)).toBe('undone')
    // All but the revision, which counts what was done.
    expect((await file()).lead).toEqual({ ...before, revision: before.revision + 4 })
    expect(await mails()).toEqual([])
  })

  it('keeps what was decided between it and a second one, when both are stopped', async () => {
    const { app, staff, send, file, undo } = await open()
    const first = await send('first-reply')
    await changeLeads(app, staff, [{ id: (await file()).lead.id }], { status: 'won' })
    const second = await send('second-reply')
    if (first.outcome !== 'sent' || second.outcome !== 'sent') throw new Error('not sent')
    expect([await undo(first.change), await undo(second.change)]).toEqual(['undone', 'undone'])
    expect((await file()).lead).toMatchObject({ status: 'won', waiting_since: null, first_reply_minutes: null })
  })

  it('is held back when the lead wrote, or somebody decided, since the page was shown', async () => {
    const { app, staff, send, mails, file, writes } = await open()
    const shown = await file()
    await writes()
    expect((await send('late-form', shown)).outcome).toBe('changed')
    const again = await file()
    await changeLeads(app, staff, [{ id: again.lead.id }], { status: 'won' })
    expect((await send('late-form', again)).outcome).toBe('changed')
    expect(await mails()).toEqual([])
    expect((await send('late-form')).outcome).toBe('sent')
    expect((await file()).lead.status).toBe('won')
  })

  it('is held back when a booking of the lead was moved or cancelled since, which leaves decisions as they are', async () => {
    const { app, staff, setTime, send, mails, file } = await open()
    const call = callAt()
    const { token } = await booked(app, { ...call, input: { ...call.input, email: 'marieke@dewit.example' } })
    const changes = [() => moveBooking(app, token, [instantAt('2026-12-04', '10:30')]), () => cancelBooking(app, token)]
    for (const [at, change] of changes.entries()) {
      const shown = await file()
      setTime(`2026-11-18T1${at + 1}:05:00.000Z`)
      expect((await change()).outcome).toBe('done')
      expect((await send('late-form', shown)).outcome).toBe('changed')
      const { lead } = shown
      const owner = { id: staff.userId, name: staff.name }
      expect((await changeLeads(app, staff, [{ id: lead.id, revision: lead.revision }], { owner })).conflicts).toEqual(
        [],
      )
    }
    expect(await mails()).toEqual([])
    expect((await send('late-form')).outcome).toBe('sent')
  })

  it('goes to nobody who is taken for spam', async () => {
    const { app, staff, send, file, mails } = await open()
    const { lead } = await file()
    await changeLeads(app, staff, [{ id: lead.id }], { status: 'spam' })
    expect((await send()).outcome).toBe('held')
    expect(await mails()).toEqual([])
    const gone = { leadId: lead.id + 1, revision: 0, seen: '' as const, key: 'a-key-of-a-form', reply }
    expect(await replyToLead(app, staff, gone)).toEqual({ outcome: 'not_found' })
  })

  it('is no reply once it is given up: the lead waits again by itself, from where it began to', async () => {
    const { app, db, staff, send, file } = await open()
    await deliver(database(), wednesday)
    const sent = await send()
    if (sent.outcome !== 'sent') throw new Error(sent.outcome)
    // Nobody has taken it for a week.
    await deliver(database(), '2026-11-26T10:00:00.000Z', 'mailbox full')
    const dead = await file()
    expect(lastReply(dead.story)?.mail).toMatchObject({ status: 'dead', error: 'too late' })
    expect(dead.lead).toMatchObject({ status: 'open', waiting_since: tuesday, first_reply_minutes: null })
    const road = roadOf(dead.lead, dead.story, '2026-11-26T10:05:00.000Z')
    expect(road).toMatchObject({ waiting: { since: tuesday, until: undefined }, dead: { subject: reply.subject } })
    const change = await db.selectFrom('desk_change').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
    expect(change).toMatchObject({ user_id: null, summary: 'waits again: the reply was not delivered' })
    // Staff can do the same where the site failed to.
    const { changes } = await changeLeads(app, staff, [{ id: dead.lead.id }], { status: 'answered' })
    expect(changes).toHaveLength(1)
    const { revision } = (await file()).lead
    expect(await waitAgain(app, staff, { id: dead.lead.id, revision: revision - 1 })).toBe(false)
    expect(await waitAgain(app, staff, { id: dead.lead.id, revision })).toBe(true)
    expect((await file()).lead).toMatchObject({ status: 'open', waiting_since: tuesday })
    const byStaff = await db.selectFrom('desk_change').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
    expect(byStaff).toMatchObject({ user_id: staff.userId, summary: 'set waiting again: the reply was not delivered' })
  })

  it('answers the lead once it is tried again, who waits again if that was in vain', async () => {
    const { app, staff, send, lastMail, file, setTime } = await open()
    await deliver(database(), wednesday)
    await send()
    const id = await lastMail()
    await giveUp(database(), '2026-11-18T13:00:00.000Z')
    expect((await file()).lead).toMatchObject({ status: 'open', waiting_since: tuesday })

    setTime('2026-11-18T14:05:00.000Z')
    expect(await retryMail(app, staff, id)).toBe('tried')
    const tried = await file()
    expect(tried.lead).toMatchObject({ status: 'answered', waiting_since: null, first_reply_minutes: 720 })
    expect(roadOf(tried.lead, tried.story, '2026-11-18T14:06:00.000Z')).toMatchObject({ dead: undefined })

    await giveUp(database(), '2026-11-18T15:00:00.000Z')
    const dead = await file()
    expect(dead.lead).toMatchObject({ status: 'open', waiting_since: tuesday, first_reply_minutes: null })
    expect(roadOf(dead.lead, dead.story, '2026-11-18T15:01:00.000Z').waiting).toMatchObject({ since: tuesday })

    setTime('2026-11-18T15:05:00.000Z')
    expect(await retryMails(app, staff)).toEqual({ tried: 1, late: 0 })
    expect((await file()).lead.status).toBe('answered')
  })

  it.each(['won', 'lost', 'spam'] as const)(
    'leaves by being tried again, and a lead who is %s stays so',
    async (status) => {
      const { app, staff, send, lastMail, file } = await open()
      await deliver(database(), wednesday)
      await send()
      const id = await lastMail()
      await giveUp(database(), '2026-11-18T13:00:00.000Z')
      const { id: leadId } = (await file()).lead
      await changeLeads(app, staff, [{ id: leadId }], { status })
      const { lead } = await file()
      expect(lead.status).toBe(status)
      expect(await retryMail(app, staff, id)).toBe('tried')
      expect((await file()).lead).toEqual(lead)
    },
  )

  it('cannot be stopped once it is tried again: it leaves at once', async () => {
    const { app, staff, send, lastMail, file, undo } = await open()
    await deliver(database(), wednesday)
    const sent = await send()
    if (sent.outcome !== 'sent') throw new Error(sent.outcome)
    const id = await lastMail()
    await giveUp(database(), '2026-11-18T13:00:00.000Z')
    const stoppable = async () => lastReply((await file()).story)?.stoppable
    expect(await stoppable()).toBe(true)
    expect(await retryMail(app, staff, id)).toBe('tried')
    expect(await stoppable()).toBe(false)
    expect(await undo(sent.change)).toBe('changed since')
    expect((await file()).lead).toMatchObject({ status: 'answered', waiting_since: null })
    expect(await deliver(database(), '2026-11-18T14:00:00.000Z')).toMatchObject([{ subject: reply.subject }])
  })

  it('answers nobody by being tried again who wrote once more since', async () => {
    const { app, staff, send, lastMail, file, setTime, writes } = await open()
    await deliver(database(), wednesday)
    await send()
    const id = await lastMail()
    await giveUp(database(), '2026-11-18T13:00:00.000Z')
    setTime('2026-11-18T14:00:00.000Z')
    await writes()
    expect(await retryMail(app, staff, id)).toBe('tried')
    expect((await file()).lead).toMatchObject({ status: 'open', waiting_since: tuesday })
  })

  it('answers nobody by being tried again whose older message was released since', async () => {
    const { app, staff, send, lastMail, file, setTime, writes } = await open()
    await deliver(database(), wednesday)
    setTime('2026-11-18T09:00:00.000Z')
    await writes(false)
    setTime(wednesday)
    await send()
    const id = await lastMail()
    await giveUp(database(), '2026-11-18T10:30:00.000Z')
    setTime('2026-11-18T11:00:00.000Z')
    await releaseLeads(app, staff, [{ id: (await file()).lead.id }])
    setTime('2026-11-18T12:00:00.000Z')
    expect(await retryMail(app, staff, id)).toBe('tried')
    expect((await file()).lead).toMatchObject({ status: 'open', waiting_since: tuesday })
  })

  it('answers by being tried again whoever had a message released before it was written', async () => {
    const { app, staff, send, lastMail, file, setTime, writes } = await open()
    await deliver(database(), wednesday)
    setTime('2026-11-18T09:00:00.000Z')
    await writes(false)
    await releaseLeads(app, staff, [{ id: (await file()).lead.id }])
    setTime(wednesday)
    await send()
    const id = await lastMail()
    await giveUp(database(), '2026-11-18T10:30:00.000Z')
    expect((await file()).lead).toMatchObject({ status: 'open', waiting_since: tuesday })
    setTime('2026-11-18T12:00:00.000Z')
    expect(await retryMail(app, staff, id)).toBe('tried')
    expect((await file()).lead).toMatchObject({ status: 'answered', waiting_since: null })
  })

  it('answers by being tried again whoever sent only what is held since', async () => {
    const { app, staff, send, lastMail, file, setTime, writes } = await open()
    await deliver(database(), wednesday)
    await send()
    const id = await lastMail()
    await giveUp(database(), '2026-11-18T13:00:00.000Z')
    setTime('2026-11-18T14:00:00.000Z')
    await writes(false)
    expect((await file()).lead).toMatchObject({ status: 'open', waiting_since: tuesday })
    expect(await retryMail(app, staff, id)).toBe('tried')
    expect((await file()).lead).toMatchObject({ status: 'answered', waiting_since: null })
  })

  it('that is given up takes nothing from an earlier one that arrived', async () => {
    const { send, file, setTime, writes } = await open()
    await send('first-reply')
    await deliver(database(), '2026-11-18T10:06:00.000Z')
    setTime('2026-11-18T11:00:00.000Z')
    await writes()
    await deliver(database(), '2026-11-18T11:00:00.000Z')
    await send('second-reply')
    await giveUp(database(), '2026-11-18T11:05:00.000Z')
    expect((await file()).lead).toMatchObject({
      status: 'open',
      waiting_since: '2026-11-18T11:00:00.000Z',
      first_reply_minutes: 480,
    })
  })

  it('is no first answer either where none before it arrived: that is the next one', async () => {
    const { send, file, setTime } = await open()
    await deliver(database(), wednesday)
    await send('first-reply')
    setTime('2026-11-18T11:00:00.000Z')
    await send('second-reply')
    await giveUp(database(), '2026-11-18T11:05:00.000Z')
    expect((await file()).lead).toMatchObject({ waiting_since: tuesday, first_reply_minutes: null })
    setTime('2026-11-18T14:05:00.000Z')
    await send('third-reply')
    await deliver(database(), '2026-11-18T14:06:00.000Z')
    const { lead, story } = await file()
    expect(lead.first_reply_minutes).toBe(720)
    expect(roadOf(lead, story, '2026-11-18T14:06:00.000Z').waiting).toMatchObject({ answered: true, minutes: 720 })
  })

  it('is no first answer by being tried again either, where that was in vain for all there are', async () => {
    const { app, staff, send, file, setTime } = await open()
    await deliver(database(), wednesday)
    await send('first-reply')
    setTime('2026-11-18T11:00:00.000Z')
    await send('second-reply')
    await giveUp(database(), '2026-11-18T13:00:00.000Z')
    setTime('2026-11-18T14:05:00.000Z')
    expect(await retryMails(app, staff)).toEqual({ tried: 2, late: 0 })
    expect((await file()).lead).toMatchObject({ status: 'answered', first_reply_minutes: 720 })
    await giveUp(database(), '2026-11-18T15:00:00.000Z')
    expect((await file()).lead).toMatchObject({ status: 'open', waiting_since: tuesday, first_reply_minutes: null })
  })

  it('that is given up leaves the lead waiting from where the desk counts, also where the story begins later', async () => {
    const { app, db, staff, send, file, setTime, writes } = await open()
    await deliver(database(), wednesday)
    await send()
    await giveUp(database(), '2026-11-18T11:05:00.000Z')
    // Deleted at the end of its term, and more was decided since than a story shows.
    await db.deleteFrom('contact_message').execute()
    await db.deleteFrom('desk_change').where('action', '=', 'lead.status').execute()
    setTime('2026-11-18T12:00:00.000Z')
    await writes()
    const { id } = (await file()).lead
    expect(await waitAgain(app, staff, { id })).toBe(true)
    expect((await file()).lead).toMatchObject({ waiting_since: tuesday, promise_at: promiseFor(tuesday) })
  })

  it('that is given up leaves the lead waiting, also while a decision on it is being written', async () => {
    const { app, db, send, file } = await open()
    await deliver(database(), wednesday)
    await send()
    await db.updateTable('outbox').set({ status: 'dead' }).where('status', '=', 'waiting').execute()
    const { lead } = await file()
    let putBack: Promise<boolean> | undefined
    await db.transaction().execute(async (trx) => {
      await trx
        .updateTable('lead')
        .set({ revision: lead.revision + 1 })
        .where('id', '=', lead.id)
        .execute()
      putBack = waitAgain(app, undefined, { id: lead.id })
      // Time to read the lead as it was before.
      await pause(300)
    })
    expect(await putBack).toBe(true)
    expect((await file()).lead).toMatchObject({ status: 'open', waiting_since: tuesday })
  })

  it('that is given up was no answer to what came before it, whatever came since', async () => {
    const { db, send, file, setTime, writes } = await open()
    await deliver(database(), wednesday)
    await send()
    await db.updateTable('outbox').set({ attempts: 11 }).where('status', '=', 'waiting').execute()
    setTime('2026-11-18T11:00:00.000Z')
    await writes()
    expect((await file()).lead.waiting_since).toBe('2026-11-18T11:00:00.000Z')
    await deliver(database(), '2026-11-18T11:05:00.000Z', 'mailbox full')
    expect((await file()).lead).toMatchObject({
      status: 'open',
      waiting_since: tuesday,
      promise_at: promiseFor(tuesday),
      first_reply_minutes: null,
    })
  })

  it.each(['stopped', 'given up'])(
    'that is %s was no answer to what came before it, whatever was released since',
    async (how) => {
      const { app, staff, send, file, undo, setTime, writes } = await open()
      await deliver(database(), wednesday)
      setTime('2026-11-18T09:00:00.000Z')
      await writes(false)
      setTime(wednesday)
      const sent = await send()
      await releaseLeads(app, staff, [{ id: (await file()).lead.id }])
      expect((await file()).lead.waiting_since).toBe('2026-11-18T09:00:00.000Z')
      if (how === 'given up') await giveUp(database(), '2026-11-18T11:00:00.000Z')
      else if (sent.outcome === 'sent') await undo(sent.change)
      expect((await file()).lead).toMatchObject({
        status: 'open',
        waiting_since: tuesday,
        promise_at: promiseFor(tuesday),
        first_reply_minutes: null,
      })
      setTime('2026-11-18T12:05:00.000Z')
      await send('another-form')
      const { lead, story } = await file()
      const { waiting } = roadOf(lead, story, '2026-11-18T12:06:00.000Z')
      expect([lead.first_reply_minutes, waiting?.minutes]).toEqual([600, 600])
    },
  )

  it('that is given up sets the lead waiting again also where it was opened meanwhile', async () => {
    const { app, staff, send, file } = await open()
    await deliver(database(), wednesday)
    await send()
    await changeLeads(app, staff, [{ id: (await file()).lead.id }], { status: 'open' })
    expect((await file()).lead).toMatchObject({ status: 'open', waiting_since: null })
    await giveUp(database(), '2026-11-18T11:05:00.000Z')
    expect((await file()).lead).toMatchObject({ waiting_since: tuesday, first_reply_minutes: null })
  })

  it('stands beside notes, which are one however often they are posted and go with Undo', async () => {
    const { app, db, staff, file, undo } = await open()
    const leadId = (await file()).lead.id
    const note = { leadId, text: ' Called, got voicemail. \r\n' }
    expect(await Promise.all([1, 2].map(() => noteOnLead(app, staff, note)))).toEqual(['noted', 'noted'])
    expect(await noteOnLead(app, staff, { leadId, text: ' \n' })).toBe('empty')
    expect(await noteOnLead(app, staff, { leadId, text: 'x'.repeat(5_001) })).toBe('long')
    expect(await noteOnLead(app, staff, { leadId: leadId + 1, text: 'x' })).toBe('not_found')
    const notes = (await file()).story.filter(({ kind }) => kind === 'note')
    expect(notes).toMatchObject([{ by: 'Eva Kramer', text: 'Called, got voicemail.', at: wednesday }])
    expect((await file()).lead.status).toBe('open')
    const { id } = await db.selectFrom('desk_change').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
    expect(await undo(id)).toBe('undone')
    expect((await file()).story.filter(({ kind }) => kind === 'note')).toEqual([])
  })
})

describe('what is typed as a reply', () => {
  it('is tidied, and refused with a reason each', () => {
    expect(checkReply({ subject: ' Re:\tyes ', text: ' Dear you,\r\n\r\nyes. ' })).toEqual({
      reply: { subject: 'Re: yes', text: 'Dear you,\n\nyes.' },
    })
    expect(checkReply({ subject: ' ', text: 'too short' })).toEqual({
      issues: { subject: 'subject.empty', text: 'text.short' },
    })
    expect(checkReply({ subject: 'x'.repeat(201), text: 'x'.repeat(10_001) })).toEqual({
      issues: { subject: 'subject.long', text: 'text.long' },
    })
    expect(checkReply({ subject: 'Re', text: 'You wrote that […].' })).toEqual({ issues: { text: 'text.gap' } })
  })
})
