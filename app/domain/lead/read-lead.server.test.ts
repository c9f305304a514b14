import { expect, it } from 'vitest'
import { cancelBooking } from '#app/domain/booking/change-booking.server.ts'
import { sendChecklist } from '#app/domain/checklist/send-checklist.server.ts'
import { releaseIn, releaseMessage } from '#app/domain/contact/release-message.server.ts'
import { submitContact } from '#app/domain/contact/submit-contact.server.ts'
import { saveReport } from '#app/domain/report/save-report.server.ts'
import { booked, bookingApp, callAt } from '#tests/support/booking-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { deskPerson } from '#tests/support/desk-person.ts'
import { exampleSheet } from '#tests/support/example-sheet.ts'
import { changeLeads } from './change-leads.server.ts'
import { roadOf } from './lead-road.server.ts'
import { noPromise } from './lead-standing.server.ts'
import { neighboursOf } from './neighbours-of-lead.server.ts'
import { readLead } from './read-lead.server.ts'

forEachDatabase('one lead', (database) => {
  const email = 'marieke@dewit.example'
  const common = { email, locale: 'nl', key: undefined, source: {}, clientAddress: '192.0.2.1' } as const

  async function open() {
    const { app, setTime } = bookingApp(database())
    const { db } = app.database
    const write = async (change: { trap?: string; email?: string; source?: object } = {}) =>
      submitContact(app, {
        input: { name: 'Marieke', email: change.email ?? email, message: 'Onze goedkeuring blijft hangen.' },
        locale: 'nl',
        key: undefined,
        token: '',
        trap: change.trap ?? '',
        source: change.source ?? {},
        clientAddress: '192.0.2.1',
        reusedKey: 'refuse',
      })
    const receive = async (change: Parameters<typeof write>[0] = {}) => {
      const sent = await write(change)
      if (sent.outcome !== 'stored') throw new Error(sent.outcome)
      await db.transaction().execute((trx) => releaseIn(app, trx, sent.number))
      return sent.number
    }
    const idOf = async (key = email) =>
      (await db.selectFrom('lead').select('id').where('email_key', '=', key).executeTakeFirstOrThrow()).id
    const read = async (id?: number) => {
      const file = await readLead(db, id ?? (await idOf()))
      if (!file) throw new Error('no lead')
      return file
    }
    return { app, db, setTime, write, receive, idOf, read }
  }

  it('waits after a release on the command line, as after one at the desk', async () => {
    const { app, setTime, write, idOf, read } = await open()
    const came = '2026-11-17T10:00:00.000Z'
    setTime(came)
    const sent = await write({ trap: 'x' })
    if (sent.outcome !== 'stored') throw new Error(sent.outcome)
    await changeLeads(app, await deskPerson(app), [{ id: await idOf() }], { status: 'spam' })
    setTime('2026-11-18T10:00:00.000Z')
    await releaseMessage(app, sent.number)
    const { lead, story } = await read()
    expect(story.at(-1)).toMatchObject({ by: null, summary: 'released from quarantine', waitingSince: came })
    expect(roadOf(lead, story, '2026-11-18T11:00:00.000Z').waiting).toMatchObject({ since: came, until: undefined })
  })

  it('has all that came in order of time, each with the mail that went back', async () => {
    const { app, setTime, receive, read } = await open()
    setTime('2026-11-16T10:00:00.000Z')
    await saveReport(app, { ...common, sheet: exampleSheet, owner: undefined, consent: true })
    setTime('2026-11-17T10:00:00.000Z')
    await receive({ source: { utm_source: 'linkedin' } })
    setTime('2026-11-18T10:00:00.000Z')
    await sendChecklist(app, { ...common, ticked: [], consent: true })
    setTime('2026-11-19T10:00:00.000Z')
    const call = callAt()
    const { booking, token } = await booked(app, { ...call, input: { ...call.input, email } })
    setTime('2026-11-20T10:00:00.000Z')
    await cancelBooking(app, token)
    const { story, arrived, lead, leftOut } = await read()
    expect(story.map((item) => [item.kind, 'mail' in item ? item.mail?.status : undefined])).toEqual([
      ['report', 'waiting'],
      ['message', 'waiting'],
      ['checklist', 'waiting'],
      // The confirmation had not left when the booking was cancelled.
      ['booking', undefined],
      ['booking', 'waiting'],
    ])
    expect(story).toMatchObject([
      { name: exampleSheet.name, steps: exampleSheet.steps.length },
      { quarantined: false, mail: { subject: expect.stringMatching(/^Uw bericht is binnen/) } },
      { inPlace: 0, of: expect.any(Number) },
      { number: booking.number, change: 'booked', holds: false, sentKeptUntil: '2026-12-19T10:00:00.000Z' },
      { change: 'cancelled', by: 'visitor', holds: false, sentKeptUntil: undefined },
    ])
    expect(arrived).toEqual({ message: 1, report: 1, checklist: 1, booking: 1 })
    expect(lead.waiting_since).toBe('2026-11-16T10:00:00.000Z')
    expect(leftOut).toBe(false)
  })

  it('keeps the place of what was deleted at the end of its term', async () => {
    const { db, receive, read } = await open()
    await receive()
    await db.deleteFrom('contact_message').execute()
    expect((await read()).story).toMatchObject([{ kind: 'gone', was: 'message' }])
  })

  it('in quarantine is shown with what is held, and nothing went back', async () => {
    const { write, read } = await open()
    await write({ trap: 'filled' })
    const { story, lead } = await read()
    expect(lead.status).toBe('quarantined')
    expect(story).toMatchObject([{ kind: 'message', quarantined: true, mail: undefined }])
  })

  it('has the newest entries only, where there are very many', async () => {
    const { db, receive, read, idOf } = await open()
    await receive()
    const lead_id = await idOf()
    const note = { lead_id, kind: 'note' as const, ref_id: null, by_user_id: null, source: null }
    const notes = Array.from({ length: 200 }, (_, at) => ({
      ...note,
      text: `${at}`,
      created_at: '2026-11-21T12:00:00.000Z',
    }))
    await db.insertInto('lead_entry').values(notes).execute()
    const { story, leftOut } = await read()
    expect(leftOut).toBe(true)
    expect(story).toHaveLength(200)
    expect(story[0]).toMatchObject({ kind: 'note', text: '0' })
  })

  it('stands between those whose answers are due before and after', async () => {
    const { db, setTime, receive, idOf, read } = await open()
    for (const day of [16, 17, 18]) {
      setTime(`2026-11-${day}T10:00:00.000Z`)
      await receive({ email: `${day}@site.example` })
    }
    const [first, second, third] = await Promise.all([16, 17, 18].map((day) => idOf(`${day}@site.example`)))
    const around = async (id = 0) => neighboursOf(db, (await read(id)).lead)
    expect(await around(first)).toMatchObject({ previous: undefined, next: second, nextWaits: true, place: 1, open: 3 })
    expect(await around(second)).toMatchObject({ previous: first, next: third, nextWaits: true, place: 2, open: 3 })
    expect(await around(third)).toMatchObject({
      previous: second,
      next: undefined,
      nextWaits: false,
      place: 3,
      open: 3,
    })
    await db
      .updateTable('lead')
      .set({ status: 'answered', waiting_since: null, promise_at: noPromise })
      .where('id', '=', second ?? 0)
      .execute()
    // From somebody who was just answered it goes on with whoever is due first.
    expect(await around(second)).toMatchObject({
      previous: undefined,
      next: first,
      nextWaits: true,
      place: undefined,
      open: 2,
    })
    await db.updateTable('lead').set({ waiting_since: null, promise_at: noPromise }).execute()
    expect(await around(second)).toMatchObject({ next: first, nextWaits: false })
    expect(await readLead(db, 0)).toBeUndefined()
  })
})
