import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { forgetChecklist } from '#app/domain/checklist/forget-checklist.server.ts'
import { sendChecklist } from '#app/domain/checklist/send-checklist.server.ts'
import { releaseMessage } from '#app/domain/contact/release-message.server.ts'
import { submitContact } from '#app/domain/contact/submit-contact.server.ts'
import { undoChange } from '#app/domain/desk/undo-change.server.ts'
import { undoes } from '#app/domain/desk/undoes.server.ts'
import { saveReport } from '#app/domain/report/save-report.server.ts'
import { withdrawReport } from '#app/domain/report/withdraw-report.server.ts'
import type { App } from '#app/platform/app.ts'
import { instant } from '#app/platform/clock.server.ts'
import { parseSettings } from '#app/platform/settings.server.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { exampleSheet } from '#tests/support/example-sheet.ts'
import { noPdf } from '#tests/support/no-pdf.ts'
import { changeLeads } from './change-leads.server.ts'
import { enterOldLeads } from './enter-old-leads.server.ts'
import { forgetArrival } from './forget-arrival.server.ts'
import { leadConflicts } from './lead-conflicts.server.ts'
import { roadOf } from './lead-road.server.ts'
import { noPromise } from './lead-standing.server.ts'
import { countLate, countLeads, listLeads } from './list-leads.server.ts'
import { readLead } from './read-lead.server.ts'
import { releaseLeads } from './release-lead.server.ts'
import { replyToLead } from './reply-to-lead.server.ts'

/** A Tuesday, five past eleven in Amsterdam. */
const tuesday = '2026-11-17T10:05:00.000Z'

forEachDatabase('leads', (database) => {
  function open() {
    let now = new Date(tuesday)
    const app: App = {
      database: database(),
      clock: { now: () => now },
      log: pino({ level: 'silent' }),
      settings: parseSettings({ SITE_URL: 'https://site.example' }),
      secret: 'a secret of the test, long enough to be one',
      pdf: noPdf,
      wakeOutbox: () => undefined,
    }
    return {
      app,
      at(moment: string) {
        now = new Date(moment)
      },
    }
  }

  const write = (
    app: App,
    change: Partial<Parameters<typeof submitContact>[1]> = {},
    email = 'marieke@dewit.example',
  ) =>
    submitContact(app, {
      input: { name: 'Marieke de Wit', email, company: 'De Wit & Zn.', message: 'Onze goedkeuring blijft hangen.' },
      locale: 'nl',
      key: undefined,
      token: '',
      trap: '',
      source: { utm_source: 'LinkedIn' },
      clientAddress: '192.0.2.1',
      reusedKey: 'refuse',
      ...change,
    })

  const save = (app: App, consent: boolean, email = 'marieke@dewit.example', owner = 'Marieke') =>
    saveReport(app, {
      sheet: exampleSheet,
      owner,
      email,
      consent,
      locale: 'nl',
      key: undefined,
      source: {},
      clientAddress: '192.0.2.1',
    })

  const tick = (app: App, change: Partial<Parameters<typeof sendChecklist>[1]> = {}) =>
    sendChecklist(app, {
      ticked: [],
      email: 'marieke@dewit.example',
      consent: true,
      locale: 'nl',
      key: undefined,
      source: {},
      clientAddress: '192.0.2.1',
      ...change,
    })

  const leads = (app: App) => app.database.db.selectFrom('lead').selectAll().orderBy('id').execute()

  /** Somebody at the desk. */
  async function staffOf(app: App) {
    const times = { created_at: tuesday, updated_at: tuesday }
    const user = { id: 'eva', name: 'Eva Kramer', email: 'eva@site.example', email_verified: 1 as const, image: null }
    await app.database.db
      .insertInto('auth_user')
      .values({ ...user, ...times })
      .execute()
    return { userId: user.id, name: user.name, email: user.email }
  }

  /** As a message is that no trap caught. */
  async function received(app: App, email?: string) {
    await write(app, {}, email)
    for (const { id } of await app.database.db.selectFrom('contact_message').select('id').execute()) {
      await releaseMessage(app, id)
    }
  }

  it('are one to an address, however it is written and whatever came from it', async () => {
    const { app, at } = open()
    await received(app)
    at('2026-11-18T10:00:00.000Z')
    await save(app, true, 'Marieke@DeWit.example')
    await tick(app)
    const [lead, ...others] = await leads(app)
    expect(others).toEqual([])
    expect(lead).toMatchObject({
      status: 'open',
      name: 'Marieke de Wit',
      company: 'De Wit & Zn.',
      campaign: 'linkedin',
      waiting_since: tuesday,
      promise_at: '2026-11-18T10:05:00.000Z',
      preview: 'Checklist: 0 punten op orde',
    })
    const entries = await app.database.db.selectFrom('lead_entry').select('kind').orderBy('id').execute()
    expect(entries.map(({ kind }) => kind)).toEqual(['message', 'report', 'checklist'])
  })

  it('are nobody who did not agree to hear from us', async () => {
    const { app } = open()
    await save(app, false)
    expect(await leads(app)).toEqual([])
  })

  it('wait for nothing in quarantine, and from their arrival once released', async () => {
    const { app, at } = open()
    const staff = await staffOf(app)
    await write(app, { trap: 'filled' })
    expect((await leads(app))[0]).toMatchObject({ status: 'quarantined', waiting_since: null, promise_at: noPromise })
    at('2026-11-19T10:00:00.000Z')
    const id = (await leads(app))[0]?.id ?? 0
    expect(await leadConflicts(app.database.db, [id])).toMatchObject([{ lead: { held: true } }])
    expect((await releaseLeads(app, staff, [{ id }])).changes).toHaveLength(1)
    expect((await leads(app))[0]).toMatchObject({ status: 'open', waiting_since: tuesday })
    expect((await releaseLeads(app, staff, [{ id }])).conflicts).toEqual([id])
    expect(await leadConflicts(app.database.db, [id])).toMatchObject([{ lead: { held: false } }])
    const mails = await app.database.db.selectFrom('outbox').select('id').execute()
    expect(mails).toHaveLength(2)
  })

  it('wait in their story too, once released from what was set to spam', async () => {
    const { app, at } = open()
    const staff = await staffOf(app)
    await write(app, { trap: 'filled' })
    const id = (await leads(app))[0]?.id ?? 0
    at('2026-11-18T10:00:00.000Z')
    await changeLeads(app, staff, [{ id }], { status: 'spam' })
    at('2026-11-19T10:00:00.000Z')
    await releaseLeads(app, staff, [{ id }])
    const answered = '2026-11-19T11:00:00.000Z'
    at(answered)
    await changeLeads(app, staff, [{ id }], { status: 'answered' })
    const file = await readLead(app.database.db, id)
    expect(file && roadOf(file.lead, file.story, answered).waiting).toMatchObject({ since: tuesday, until: answered })
    expect(file?.lead.first_reply_minutes).toBe(file && roadOf(file.lead, file.story, answered).waiting?.minutes)
  })

  it('are not told who they are by what looks like spam under their address', async () => {
    const { app } = open()
    await received(app)
    const [before] = await leads(app)
    const spam = { name: 'Cheap links', email: 'marieke@dewit.example', message: 'Rank fast.' }
    await write(app, { input: spam, trap: 'filled' })
    const [after] = await leads(app)
    expect({ ...after, revision: before?.revision }).toEqual(before)
    expect(await countLeads(app.database.db, { status: undefined, search: 'cheap' })).toBe(0)
    expect(await app.database.db.selectFrom('lead_entry').select('id').execute()).toHaveLength(2)
  })

  it('are in quarantine too, beside what they are, for as long as a message of theirs is held', async () => {
    const { app } = open()
    const { db } = app.database
    const staff = await staffOf(app)
    await received(app)
    const [{ id } = { id: 0 }] = await leads(app)
    await changeLeads(app, staff, [{ id }], { status: 'answered' })
    await write(app, { trap: 'filled' })
    const seen = async () => [
      (await leads(app))[0]?.status,
      await countLeads(db, { status: 'answered' }),
      await countLeads(db, { status: 'quarantined' }),
    ]
    expect(await seen()).toEqual(['answered', 1, 1])
    await changeLeads(app, staff, [{ id }], { status: 'spam' })
    expect(await seen()).toEqual(['spam', 0, 0])
    await changeLeads(app, staff, [{ id }], { status: 'open' })
    expect(await seen()).toEqual(['open', 0, 1])
    await releaseLeads(app, staff, [{ id }])
    expect(await seen()).toEqual(['open', 0, 0])
    expect((await leads(app))[0]?.waiting_since).toBe(tuesday)
  })

  it('are told by what is released of theirs, unless something newer has told them already', async () => {
    const { app, at } = open()
    const { db } = app.database
    const staff = await staffOf(app)
    await received(app)
    const [{ id } = { id: 0 }] = await leads(app)
    const email = 'marieke@dewit.example'
    const message = (name: string) => ({ input: { name, email, message: `Met ${name}.` }, trap: 'filled' })
    const held = async () => (await db.selectFrom('contact_message').select('id').orderBy('id').execute()).slice(1)
    const [older, newer] = ['2026-11-18T10:00:00.000Z', '2026-11-19T10:00:00.000Z'] as const
    at(older)
    await write(app, message('Castor'))
    at(newer)
    await write(app, message('Pollux'))
    const [first, second] = await held()
    // As when they were replied to since.
    const replied = '2026-11-20T10:00:00.000Z'
    const pollux = { name: 'Pollux', company: 'De Wit & Zn.', preview: 'Met Pollux.', locale: 'nl' }
    const found = (search: string) => countLeads(db, { status: undefined, search })
    await changeLeads(app, staff, [{ id }], { status: 'answered' })

    await releaseMessage(app, second?.id ?? 0)
    expect((await leads(app))[0]).toMatchObject({ ...pollux, last_at: newer, waiting_since: newer })
    expect([await found('castor'), await found('pollux')]).toEqual([0, 1])
    await releaseMessage(app, first?.id ?? 0)
    expect((await leads(app))[0]).toMatchObject({ ...pollux, last_at: newer, waiting_since: older })
    expect([await found('castor'), await found('pollux')]).toEqual([1, 1])

    at('2026-11-19T11:00:00.000Z')
    await write(app, message('Castor'))
    await db.updateTable('lead').set({ last_at: replied }).execute()
    await releaseMessage(app, (await held())[2]?.id ?? 0)
    expect((await leads(app))[0]).toMatchObject({ name: 'Castor', preview: 'Met Castor.', last_at: replied })

    // A checklist does not say who they are: that is told by what came before it, and not by what came before that.
    at('2026-11-19T12:00:00.000Z')
    await write(app, message('Gemini'))
    at('2026-11-19T13:00:00.000Z')
    await tick(app)
    const [{ preview } = { preview: '' }] = await leads(app)
    expect(preview).not.toBe('Met Castor.')
    await releaseMessage(app, (await held())[3]?.id ?? 0)
    expect((await leads(app))[0]).toMatchObject({ name: 'Gemini', preview })
  })

  it('are named by a person, and by a report only where nobody is', async () => {
    const { app, at } = open()
    const email = 'marieke@dewit.example'
    const later = '2026-11-18T10:00:00.000Z'
    const names = async () => (await leads(app)).map(({ name }) => name)
    const first = await save(app, true, email, 'Hof Installatie')
    expect(await names()).toEqual(['Hof Installatie'])
    at(later)
    await received(app)
    const second = await save(app, true, email, 'De Wit BV')
    expect(await names()).toEqual(['Marieke de Wit'])
    for (const report of [first, second]) {
      if (report.outcome !== 'saved') throw new Error(report.outcome)
      await withdrawReport(app, report.tokens.withdrawal)
      expect(await names()).toEqual(['Marieke de Wit'])
    }
  })

  it('go with the consent that made them, and stay for what else came', async () => {
    const { app } = open()
    const saved = await save(app, true)
    if (saved.outcome !== 'saved') throw new Error(saved.outcome)
    await withdrawReport(app, saved.tokens.withdrawal)
    expect(await leads(app)).toEqual([])

    await received(app)
    const again = await save(app, true)
    if (again.outcome !== 'saved') throw new Error(again.outcome)
    expect((await leads(app))[0]).toMatchObject({ name: 'Marieke de Wit', preview: expect.stringMatching('Rapport: ') })
    await withdrawReport(app, again.tokens.withdrawal)
    const [left] = await leads(app)
    expect(left).toMatchObject({ name: 'Marieke de Wit', preview: 'Onze goedkeuring blijft hangen.' })

    await tick(app, { email: 'tom@brouwer.example', locale: 'en' })
    const stored = await app.database.db.selectFrom('checklist_export').select('id').executeTakeFirstOrThrow()
    await forgetChecklist(app, stored.id)
    expect((await leads(app)).map(({ email }) => email)).toEqual(['marieke@dewit.example'])
  })

  it('go with the replies to them, sent or still to be, which stay for what else came', async () => {
    const { app } = open()
    const staff = await staffOf(app)
    const replied = async () => {
      const reply = { subject: 'Re', text: 'Beste Marieke,\n\nJa.' }
      for (const key of ['first-reply', 'second-reply']) {
        const { id: leadId, revision } = (await leads(app))[0] ?? { id: 0, revision: 0 }
        const sent = await replyToLead(app, staff, { leadId, revision, seen: tuesday, key, reply })
        expect(sent.outcome).toBe('sent')
      }
      await app.database.db
        .updateTable('outbox')
        .set({ status: 'sent' })
        .where('dedupe_key', 'like', '%:first-reply')
        .execute()
    }
    const replies = async () => {
      const mails = await app.database.db.selectFrom('outbox').select('dedupe_key').orderBy('id').execute()
      return mails.map(({ dedupe_key }) => dedupe_key).filter((key) => key.startsWith('lead:'))
    }
    const saved = await save(app, true)
    if (saved.outcome !== 'saved') throw new Error(saved.outcome)
    await replied()
    expect(await replies()).toHaveLength(2)
    await withdrawReport(app, saved.tokens.withdrawal)
    expect(await replies()).toEqual([])

    await tick(app, { email: 'tom@brouwer.example', locale: 'en' })
    await replied()
    const { id } = await app.database.db.selectFrom('checklist_export').select('id').executeTakeFirstOrThrow()
    await forgetChecklist(app, id)
    expect(await replies()).toEqual([])

    const again = await save(app, true)
    if (again.outcome !== 'saved') throw new Error(again.outcome)
    await received(app)
    await replied()
    await withdrawReport(app, again.tokens.withdrawal)
    expect(await replies()).toHaveLength(2)
  })

  it('are not told who they are by what is held when something else is taken back, unless nothing else is left', async () => {
    const { app, at } = open()
    const { db } = app.database
    await received(app)
    at('2026-11-18T10:00:00.000Z')
    const saved = await save(app, true)
    if (saved.outcome !== 'saved') throw new Error(saved.outcome)
    const spam = { name: 'Cheap links', email: 'marieke@dewit.example', company: 'Links BV', message: 'Rank fast.' }
    at('2026-11-19T10:00:00.000Z')
    await write(app, { input: spam, trap: 'filled' })
    const found = () => countLeads(db, { status: undefined, search: 'cheap' })
    await withdrawReport(app, saved.tokens.withdrawal)
    const known = { name: 'Marieke de Wit', company: 'De Wit & Zn.', preview: 'Onze goedkeuring blijft hangen.' }
    expect((await leads(app))[0]).toMatchObject(known)
    expect(await found()).toBe(0)

    const { id: refId } = await db.selectFrom('contact_message').select('id').orderBy('id').executeTakeFirstOrThrow()
    await db.transaction().execute((trx) => forgetArrival(trx, { kind: 'message', refId }))
    expect((await leads(app))[0]).toMatchObject({ name: 'Cheap links', company: 'Links BV', preview: 'Rank fast.' })
    expect(await found()).toBe(1)
  })

  it('come from where the first that is left came from, whatever its term, when what was first is taken back', async () => {
    const { app, at } = open()
    const { db } = app.database
    const saved = await save(app, true)
    if (saved.outcome !== 'saved') throw new Error(saved.outcome)
    const campaign = async () => (await leads(app))[0]?.campaign
    for (const [day, utm_source] of [
      ['18', 'Google'],
      ['19', 'LinkedIn'],
    ] as const) {
      at(`2026-11-${day}T10:00:00.000Z`)
      await write(app, { source: { utm_source } })
    }
    expect(await campaign()).toBe('direct')
    await withdrawReport(app, saved.tokens.withdrawal)
    expect(await campaign()).toBe('google')

    const again = await save(app, true)
    if (again.outcome !== 'saved') throw new Error(again.outcome)
    await db.deleteFrom('contact_message').where('created_at', '<', '2026-11-19').execute()
    await withdrawReport(app, again.tokens.withdrawal)
    expect(await campaign()).toBe('google')
    expect((await readLead(db, (await leads(app))[0]?.id ?? 0))?.firstSource).toMatch('Google')
  })

  it('wait from what came next when what they waited for is taken back, or for nothing', async () => {
    const { app, at } = open()
    const saved = await save(app, true)
    if (saved.outcome !== 'saved') throw new Error(saved.outcome)
    at('2026-11-18T10:00:00.000Z')
    await received(app)
    const [lead] = await leads(app)
    expect(lead?.waiting_since).toBe(tuesday)
    await withdrawReport(app, saved.tokens.withdrawal)
    expect((await leads(app))[0]).toMatchObject({
      status: 'open',
      waiting_since: '2026-11-18T10:00:00.000Z',
      promise_at: '2026-11-19T10:00:00.000Z',
    })

    await save(app, true, 'tom@brouwer.example')
    const { db } = app.database
    const { id } = await db.selectFrom('report').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
    await write(app, { trap: 'filled' }, 'tom@brouwer.example')
    await db.transaction().execute((trx) => forgetArrival(trx, { kind: 'report', refId: id }))
    expect((await leads(app))[1]).toMatchObject({ status: 'open', waiting_since: null, promise_at: noPromise })
  })

  it('are what was last decided of them when what opened them is taken back', async () => {
    const { app, at } = open()
    await received(app)
    const [{ id } = { id: 0 }] = await leads(app)
    const staff = await staffOf(app)
    const later = '2026-11-18T10:00:00.000Z'
    at(later)
    const reply = { subject: 'Re', text: 'Beste Marieke,\n\nJa.' }
    const decide = (status: 'open' | 'won') => changeLeads(app, staff, [{ id }], { status })
    const decisions = {
      answered: async () => {
        const { revision } = (await leads(app))[0] ?? { revision: 0 }
        await replyToLead(app, staff, { leadId: id, revision, seen: tuesday, key: 'a-key-of-a-form', reply })
      },
      won: () => decide('won'),
      open: () => decide('open'),
    }
    for (const [status, decided] of Object.entries(decisions)) {
      await decided()
      const before = (await leads(app))[0]
      const saved = await save(app, true)
      if (saved.outcome !== 'saved') throw new Error(saved.outcome)
      expect((await leads(app))[0]).toMatchObject({ status: 'open', waiting_since: later })
      await withdrawReport(app, saved.tokens.withdrawal)
      const waits = { waiting_since: null, promise_at: noPromise, last_at: before?.last_at }
      expect((await leads(app))[0]).toMatchObject({ status, ...waits })
    }
  })

  it('of before the desk are entered once', async () => {
    const { app } = open()
    await received(app)
    await save(app, true, 'tom@brouwer.example')
    await save(app, false, 'nobody@brouwer.example')
    await app.database.db.deleteFrom('lead').execute()
    expect(await enterOldLeads(app.database)).toBe(2)
    expect(await enterOldLeads(app.database)).toBe(0)
    expect((await leads(app)).map(({ email, status }) => [email, status])).toEqual([
      ['marieke@dewit.example', 'open'],
      ['tom@brouwer.example', 'open'],
    ])
  })

  describe('decided about', () => {
    it('are answered in office minutes, once, and back as they were by Undo', async () => {
      const { app, at } = open()
      const staff = await staffOf(app)
      await received(app)
      const before = (await leads(app))[0]
      const answered = '2026-11-18T08:30:40.000Z'
      at(answered)
      const id = before?.id ?? 0
      const { changes } = await changeLeads(app, staff, [{ id }], { status: 'answered' })
      // From 11:05 to 17:00, and half an hour of the next morning: whole minutes, as the page of the lead counts them.
      expect((await leads(app))[0]).toMatchObject({ status: 'answered', first_reply_minutes: 385, waiting_since: null })
      const file = await readLead(app.database.db, id)
      expect(file && roadOf(file.lead, file.story, answered).waiting?.minutes).toBe(385)
      expect((await undoChange(app, staff, changes[0] ?? 0, undoes)).outcome).toBe('undone')
      const { revision: _, ...after } = (await leads(app))[0] ?? { revision: 0 }
      expect(after).toEqual({ ...before, revision: undefined })
      expect((await undoChange(app, staff, changes[0] ?? 0, undoes)).outcome).toBe('not undoable')
    })

    it('by two at once are decided by the first, and the second hears of it', async () => {
      const { app } = open()
      const staff = await staffOf(app)
      await received(app)
      const [lead] = await leads(app)
      const ref = { id: lead?.id ?? 0, revision: lead?.revision }
      const outcomes = await Promise.all([
        changeLeads(app, staff, [ref], { status: 'won' }),
        changeLeads(app, staff, [ref], { status: 'lost' }),
      ])
      expect(outcomes.map(({ changes }) => changes.length).sort()).toEqual([0, 1])
      expect(outcomes.map(({ conflicts }) => conflicts.length).sort()).toEqual([0, 1])
    })

    it('are answered in their story by that decision alone', async () => {
      const { app } = open()
      const staff = await staffOf(app)
      for (const [status, answered] of [
        ['answered', true],
        ['won', false],
        ['lost', false],
        ['spam', false],
      ] as const) {
        await received(app, `${status}@dewit.example`)
        const id = (await leads(app)).at(-1)?.id ?? 0
        await changeLeads(app, staff, [{ id }], { status })
        const file = await readLead(app.database.db, id)
        expect(file && roadOf(file.lead, file.story, tuesday).waiting).toMatchObject({ until: tuesday, answered })
      }
    })

    it('as won are open while they wait for the answer to what they write, and won again after it', async () => {
      const { app, at } = open()
      const staff = await staffOf(app)
      await received(app)
      const [{ id } = { id: 0 }] = await leads(app)
      await changeLeads(app, staff, [{ id }], { status: 'won' })
      const writes = async () => {
        const saved = await save(app, true)
        if (saved.outcome !== 'saved') throw new Error(saved.outcome)
        const [lead] = await leads(app)
        expect(lead).toMatchObject({ status: 'open', waiting_since: instant(app.clock.now()) })
        return lead?.revision ?? 0
      }
      at('2026-11-18T09:00:00.000Z')
      const reply = { subject: 'Re', text: 'Beste Marieke,\n\nJa.' }
      const form = { leadId: id, revision: await writes(), seen: tuesday, key: 'a-key-of-a-form', reply }
      await replyToLead(app, staff, form)
      expect((await leads(app))[0]).toMatchObject({ status: 'won', waiting_since: null })
      at('2026-11-18T10:00:00.000Z')
      await writes()
      at('2026-11-18T11:00:00.000Z')
      const { changes } = await changeLeads(app, staff, [{ id }], { status: 'answered' })
      expect((await leads(app))[0]).toMatchObject({ status: 'won', waiting_since: null })
      const file = await readLead(app.database.db, id)
      const ended = file && roadOf(file.lead, file.story, instant(app.clock.now()))
      expect(ended?.waiting).toMatchObject({ answered: true, minutes: 60 })
      expect((await undoChange(app, staff, changes[0] ?? 0, undoes)).outcome).toBe('undone')
      expect((await leads(app))[0]).toMatchObject({ status: 'open', waiting_since: '2026-11-18T10:00:00.000Z' })
      await changeLeads(app, staff, [{ id }], { status: 'lost' })
      await writes()
      await changeLeads(app, staff, [{ id }], { status: 'answered' })
      expect((await leads(app))[0]?.status).toBe('answered')
    })

    it('are set back by Undo also where the change was kept before it was kept who is a client', async () => {
      const { app } = open()
      const staff = await staffOf(app)
      await received(app)
      const ref = [{ id: (await leads(app))[0]?.id ?? 0 }]
      const { changes } = await changeLeads(app, staff, ref, { status: 'won' })
      const without = (json: string | null) => json?.replace('"returns_to":null,', '') ?? null
      for (const { id, before, after } of await app.database.db.selectFrom('desk_change').selectAll().execute()) {
        const kept = { before: without(before), after: without(after) }
        await app.database.db.updateTable('desk_change').set(kept).where('id', '=', id).execute()
      }
      expect((await undoChange(app, staff, changes[0] ?? 0, undoes)).outcome).toBe('undone')
      expect((await leads(app))[0]).toMatchObject({ status: 'open', waiting_since: tuesday })
    })

    it('stay as they are when something came after what is to be undone', async () => {
      const { app } = open()
      const staff = await staffOf(app)
      await received(app)
      const [lead] = await leads(app)
      const { changes } = await changeLeads(app, staff, [{ id: lead?.id ?? 0 }], { status: 'won' })
      await changeLeads(app, staff, [{ id: lead?.id ?? 0 }], { status: 'lost' })
      expect((await undoChange(app, staff, changes[0] ?? 0, undoes)).outcome).toBe('changed since')
      expect((await leads(app))[0]?.status).toBe('lost')
    })

    it('stay as they are when it was done anew, and left them the same', async () => {
      const { app } = open()
      const staff = await staffOf(app)
      await received(app)
      const ref = [{ id: (await leads(app))[0]?.id ?? 0 }]
      const won = await changeLeads(app, staff, ref, { status: 'won' })
      const again = await changeLeads(app, staff, ref, { status: 'won' })
      const undo = async ([change = 0]: readonly number[]) => (await undoChange(app, staff, change, undoes)).outcome
      expect(await undo(won.changes)).toBe('changed since')
      expect(await undo(again.changes)).toBe('undone')
      expect(await undo(won.changes)).toBe('undone')
      expect((await leads(app))[0]).toMatchObject({ status: 'open', waiting_since: tuesday })
    })

    it('belong to nobody again where Undo would give them to somebody whose account is gone', async () => {
      const { app } = open()
      const staff = await staffOf(app)
      await received(app)
      const ref = [{ id: (await leads(app))[0]?.id ?? 0 }]
      const times = { created_at: tuesday, updated_at: tuesday }
      const tom = { id: 'tom', name: 'Tom', email: 'tom@site.example', email_verified: 1 as const, image: null }
      await app.database.db
        .insertInto('auth_user')
        .values({ ...tom, ...times })
        .execute()
      await changeLeads(app, staff, ref, { owner: tom })
      const { changes } = await changeLeads(app, staff, ref, { owner: { id: staff.userId, name: staff.name } })
      await app.database.db.deleteFrom('auth_user').where('id', '=', 'tom').execute()
      expect((await undoChange(app, staff, changes[0] ?? 0, undoes)).outcome).toBe('undone')
      expect((await leads(app))[0]?.owner_id).toBeNull()
    })

    it('as spam start no waiting with what they send next', async () => {
      const { app } = open()
      const staff = await staffOf(app)
      await received(app)
      const [lead] = await leads(app)
      await changeLeads(app, staff, [{ id: lead?.id ?? 0 }], { status: 'spam' })
      await save(app, true)
      expect((await leads(app))[0]).toMatchObject({ status: 'spam', waiting_since: null, promise_at: noPromise })
    })
  })

  describe('listed', () => {
    it('stand in the order of their promise, and a page ends where the next begins', async () => {
      const { app, at } = open()
      for (let number = 0; number < 60; number++) {
        at(new Date(Date.parse(tuesday) + ((number * 7) % 60) * 60_000).toISOString())
        await save(app, true, `lead-${number}@example.org`)
        await app.database.db.deleteFrom('rate_limit').execute()
      }
      const { db } = app.database
      const first = await listLeads(db, { status: 'open' })
      const second = await listLeads(db, { status: 'open' }, first.next)
      const third = await listLeads(db, { status: 'open' }, second.next)
      const promises = [...first.rows, ...second.rows, ...third.rows].map(({ promise_at }) => promise_at)
      expect(promises).toHaveLength(60)
      expect(promises).toEqual(promises.toSorted())
      expect(third.next).toBeUndefined()
      expect(await countLeads(db, { status: 'open' })).toBe(60)
      expect(await countLate(db, '2026-11-18T10:35:00.000Z')).toBe(30)
      expect(await countLate(db, tuesday)).toBe(0)
    })

    it('are found by the beginnings of words, without accents', async () => {
      const { app } = open()
      await write(app, {}, 'andre@cafe.example')
      const found = (search: string) => countLeads(app.database.db, { status: undefined, search })
      expect(await found('marie')).toBe(1)
      expect(await found('wit cafe')).toBe(1)
      expect(await found('MARÍE')).toBe(1)
      expect(await found('arieke')).toBe(0)
      expect(await found('marieke zorg')).toBe(0)
    })
  })
})
