/** What the page of a lead says of one moment. */
import { expect, it } from 'vitest'
import { content } from '#app/content/index.server.ts'
import { instantAt } from '#app/domain/booking/wall-time.server.ts'
import { submitContact } from '#app/domain/contact/submit-contact.server.ts'
import { undoChange } from '#app/domain/desk/undo-change.server.ts'
import { undoes } from '#app/domain/desk/undoes.server.ts'
import { changeLeads } from '#app/domain/lead/change-leads.server.ts'
import { leadLines } from '#app/domain/lead/lead-lines.server.ts'
import { countLate } from '#app/domain/lead/list-leads.server.ts'
import { noteOnLead } from '#app/domain/lead/note-on-lead.server.ts'
import { replyToLead } from '#app/domain/lead/reply-to-lead.server.ts'
import { saveReport } from '#app/domain/report/save-report.server.ts'
import { readReplies } from '#app/domain/visits/read-replies.server.ts'
import { booked, bookingApp, callAt } from '#tests/support/booking-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { leadRow } from '#tests/support/desk-leads.ts'
import { deskPerson } from '#tests/support/desk-person.ts'
import { exampleSheet } from '#tests/support/example-sheet.ts'
import { leaveMessage } from '#tests/support/leave-data.ts'
import { readPage } from './read-page.server.ts'

forEachDatabase('the page of a lead', (database) => {
  it('says late when the list, the rail and the figures do, and never while an answer keeps the promise', async () => {
    const { app, setTime } = bookingApp(database())
    const { db } = app.database
    const staff = await deskPerson(app)
    // Monday evening: promised for five on Tuesday, when the office closes.
    const row = leadRow({ name: 'Marieke de Wit', waiting_since: instantAt('2026-11-16', '20:00') })
    const lead = await db.insertInto('lead').values(row).returningAll().executeTakeFirstOrThrow()
    const saidAt = async (day: string, time: string) => {
      const now = new Date(instantAt(day, time))
      const { late } = await readPage({ app, staff, now }, String(lead.id), new URLSearchParams())
      const [line] = await leadLines(db, [lead], now.toISOString())
      const figures = await readReplies(db, { from: '2026-11-16', to: '2026-11-20' }, now.toISOString())
      const rail = await countLate(db, now.toISOString())
      return {
        page: late,
        list: line?.wait?.late,
        group: line?.group === 'late',
        rail: rail > 0,
        figures: figures.late > 0,
      }
    }
    const left = { page: false, list: false, group: false, rail: false, figures: false }
    const late = { page: true, list: true, group: true, rail: true, figures: true }
    expect(await saidAt('2026-11-17', '16:59')).toEqual(left)
    expect(await saidAt('2026-11-17', '17:01')).toEqual(left)
    expect(await saidAt('2026-11-17', '20:00')).toEqual(left)
    expect(await saidAt('2026-11-18', '09:00')).toEqual(left)
    expect(await saidAt('2026-11-18', '09:01')).toEqual(late)
    setTime(instantAt('2026-11-17', '20:00'))
    await changeLeads(app, staff, [{ id: lead.id }], { status: 'answered' })
    const figures = await readReplies(db, { from: '2026-11-16', to: '2026-11-20' }, instantAt('2026-11-17', '20:01'))
    expect(figures).toMatchObject({ replied: 1, kept: 1, broken: 0 })
  })

  it.each([
    ['2026-11-17', '17:30', false],
    ['2026-11-18', '09:01', true],
  ])('at %s %s begins a reply with an apology: %s', async (day, time, sorry) => {
    const { app } = bookingApp(database())
    const staff = await deskPerson(app)
    const row = leadRow({ name: 'Marieke de Wit', waiting_since: instantAt('2026-11-17', '07:00') })
    const { id } = await app.database.db.insertInto('lead').values(row).returning('id').executeTakeFirstOrThrow()
    const at = { app, staff, now: new Date(instantAt(day, time)) }
    const { templates } = await readPage(at, String(id), new URLSearchParams())
    const { late } = content('replyTemplates', 'nl')
    expect(templates.map(({ text }) => text.includes(late))).toEqual(templates.map(() => sorry))
  })

  it('greets by name whom something else than a report names: that may bear the name of a company', async () => {
    const { app } = bookingApp(database())
    const { db } = app.database
    const staff = await deskPerson(app)
    const call = callAt()
    const { email } = call.input
    const common = { locale: 'nl', key: undefined, source: {}, clientAddress: '192.0.2.1' } as const
    await saveReport(app, { ...common, sheet: exampleSheet, owner: 'Hof Installatie', email, consent: true })
    const { id } = await db.selectFrom('lead').select('id').executeTakeFirstOrThrow()
    const greeting = async () => {
      const page = await readPage({ app, staff, now: app.clock.now() }, String(id), new URLSearchParams())
      return page.templates[0]?.text.split('\n')[0]
    }
    expect(await greeting()).toBe('Goedendag,')
    const input = { name: 'Castor', email, message: 'Buy now.' }
    await submitContact(app, { ...common, input, token: '', trap: 'x', reusedKey: 'refuse' })
    expect(await greeting()).toBe('Goedendag,')
    await booked(app, call)
    expect(await greeting()).toBe(`Dear ${call.input.name},`)
  })

  it('begins with a reply that was stopped, until something else comes that asks for an answer', async () => {
    const { app, setTime } = bookingApp(database())
    const { db } = app.database
    const staff = await deskPerson(app)
    const call = callAt()
    const { email } = call.input
    setTime('2026-11-17T10:05:00.000Z')
    await leaveMessage(app, { name: 'Marieke de Wit', email })
    const { id: leadId } = await db.selectFrom('lead').select('id').executeTakeFirstOrThrow()
    const page = () => readPage({ app, staff, now: app.clock.now() }, String(leadId), new URLSearchParams())
    const stop = async (key: string) => {
      const { lead, seen } = await page()
      const reply = { subject: 'Re: eerst', text: `Beste Marieke,\n\nJa, ${key}.` }
      const sent = await replyToLead(app, staff, { leadId, revision: lead.revision, seen, key, reply })
      if (sent.outcome !== 'sent') throw new Error(sent.outcome)
      await undoChange(app, staff, sent.change, undoes)
      expect((await page()).start).toEqual({ ...reply, template: undefined })
    }
    const startsAnew = async () => {
      const { start } = await page()
      expect(start.text).toBe('')
      expect(start.subject).not.toBe('Re: eerst')
    }
    setTime('2026-11-17T12:05:00.000Z')
    await stop('the-first-form')
    const { start } = await page()
    setTime('2026-11-17T13:05:00.000Z')
    await noteOnLead(app, staff, { leadId, text: 'Gebeld.' })
    await changeLeads(app, staff, [{ id: leadId }], { status: 'answered' })
    await leaveMessage(app, { name: 'Castor', email }, { spam: true, text: 'Buy now.' })
    expect((await page()).start).toEqual(start)
    setTime('2026-11-24T12:05:00.000Z')
    await leaveMessage(app, { name: 'Marieke de Wit', email }, { text: 'Een andere vraag: wat kost een workshop?' })
    await startsAnew()
    setTime('2026-11-24T13:05:00.000Z')
    await stop('the-second-form')
    setTime('2026-11-24T14:05:00.000Z')
    await booked(app, call)
    await startsAnew()
  })

  it('offers a reply that was given up to be sent again for as long as the outbox would', async () => {
    const { app, setTime } = bookingApp(database())
    const { db } = app.database
    const staff = await deskPerson(app)
    setTime(instantAt('2026-11-17', '11:05'))
    const created_at = instantAt('2026-11-17', '09:00')
    const row = leadRow({ name: 'Marieke de Wit', waiting_since: created_at })
    const { id: leadId } = await db.insertInto('lead').values(row).returning('id').executeTakeFirstOrThrow()
    const { id: ref_id } = await db
      .insertInto('contact_message')
      .values({
        idempotency_key: 'a-key-of-a-message',
        content_hash: 'none',
        locale: 'nl',
        name: 'Marieke de Wit',
        email: row.email,
        company: null,
        message: row.preview,
        status: 'received',
        suspicion: null,
        source: '{}',
        created_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const message = { lead_id: leadId, kind: 'message', ref_id, by_user_id: null, text: null } as const
    await db
      .insertInto('lead_entry')
      .values({ ...message, source: '{}', created_at })
      .execute()
    const reply = { subject: 'Re', text: 'Beste Marieke,\n\nJa.' }
    await replyToLead(app, staff, { leadId, revision: 0, seen: '', key: 'a-key-of-a-form', reply })
    await db.updateTable('outbox').set({ status: 'dead', attempts: 12, last_error: '552 mailbox full' }).execute()
    const shownAt = async (time: string) => {
      setTime(instantAt('2026-11-24', time))
      const at = { app, staff, now: app.clock.now() }
      const { road, triesAgain } = await readPage(at, String(leadId), new URLSearchParams())
      return { dead: road.dead !== undefined, triesAgain }
    }
    expect(await shownAt('11:04')).toEqual({ dead: true, triesAgain: true })
    expect(await shownAt('11:05')).toEqual({ dead: true, triesAgain: false })
  })
})
