/** What correcting the process of a workshop is promised, on every database that we run on. */
import { beforeEach, expect, it } from 'vitest'
import type { Staff } from '#app/domain/desk/desk-change.server.ts'
import type { Mail } from '#app/platform/mail.server.ts'
import { booked, bookingApp, callAt, workshopAt } from '#tests/support/booking-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { deskPerson } from '#tests/support/desk-person.ts'
import { cancelBooking, correctProcess, moveBooking } from './change-booking.server.ts'
import { findBooking } from './find-booking.server.ts'
import { instantAt } from './wall-time.server.ts'

const on = (day: string, time: string) => instantAt(day, time)

const starts = [on('2026-12-03', '09:00'), on('2026-12-08', '09:00')]

const named = 'Invoices wait for one signature.'

forEachDatabase('the process of a workshop, corrected by staff', (database) => {
  let site: ReturnType<typeof bookingApp>
  let app: ReturnType<typeof bookingApp>['app']
  let staff: Staff

  beforeEach(async () => {
    site = bookingApp(database())
    app = site.app
    staff = await deskPerson(app)
  })

  const byStaff = (number: number, revision = 0) => ({ number, staff, revision })
  async function mails(kind: string) {
    const rows = await app.database.db.selectFrom('outbox').select(['dedupe_key', 'mail']).orderBy('id').execute()
    return rows.filter((row) => row.dedupe_key.includes(kind)).map(({ mail }) => JSON.parse(mail) as Mail)
  }
  const changes = () => app.database.db.selectFrom('desk_change').selectAll().execute()
  async function previewOf(email: string) {
    const leads = app.database.db.selectFrom('lead').select('preview').where('email_key', '=', email)
    return (await leads.executeTakeFirstOrThrow()).preview
  }
  const correct = (number: number, process: string, revision = 0, shown = named) =>
    correctProcess(app, byStaff(number, revision), { shown, process })
  const reminded = async () => (await mails('reminder')).map(({ text }) => /Quotes|Invoices/.exec(text)?.[0])

  it('stands on its page, in the list of leads and in reminders to come, and no mail tells of it', async () => {
    const { booking, token } = await booked(app, workshopAt(...starts))
    const stored = () => app.database.db.selectFrom('outbox').selectAll().orderBy('id').execute()
    const before = await stored()
    expect(await correct(booking.number, 'Quotes')).toMatchObject({ outcome: 'done', booking: { message: 'Quotes' } })
    expect(await findBooking(app, token)).toEqual({ ...booking, message: 'Quotes' })
    expect(await previewOf(booking.email)).toMatch(/Quotes$/)
    expect(await reminded()).toEqual(['Quotes', 'Quotes'])
    // All else of them is as it was promised: when they go, their subject and the address of the booking.
    const worded = (text: string) => text.replaceAll(named, 'Quotes')
    const isReminder = ({ dedupe_key }: { dedupe_key: string }) => dedupe_key.includes('reminder')
    expect(await stored()).toEqual(before.map((row) => (isReminder(row) ? { ...row, mail: worded(row.mail) } : row)))
  })

  it('is in the log without what the visitor said', async () => {
    const { booking } = await booked(app, workshopAt(...starts))
    await correct(booking.number, 'Quotes')
    const line = { action: 'booking.process', target: `booking:${booking.number}`, summary: 'named process corrected' }
    expect(await changes()).toMatchObject([{ ...line, user_id: staff.userId, before: null, after: null }])
  })

  it('is once what is asked for twice', async () => {
    const { booking } = await booked(app, workshopAt(...starts))
    const outcomes = [await correct(booking.number, 'Quotes'), await correct(booking.number, 'Quotes')]
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['done', 'done'])
    expect(await changes()).toHaveLength(1)
  })

  it('is named by the mails of a later move', async () => {
    const { booking } = await booked(app, workshopAt(...starts))
    await correct(booking.number, 'Quotes')
    await moveBooking(app, byStaff(booking.number), [on('2026-12-04', '09:00'), on('2026-12-08', '09:00')])
    expect((await mails('visitor:1'))[0]?.text).toContain('Quotes')
    expect(await reminded()).toEqual(['Quotes', 'Quotes'])
  })

  it('leaves a reminder that went as it was, and tries none again', async () => {
    const { booking } = await booked(app, workshopAt(...starts))
    const first = (status: 'sent' | 'dead') =>
      app.database.db.updateTable('outbox').set({ status }).where('dedupe_key', 'like', '%:reminder:0:1').execute()
    await first('sent')
    await correct(booking.number, 'Quotes')
    expect(await reminded()).toEqual(['Invoices', 'Quotes'])
    await first('dead')
    await correct(booking.number, 'Invoices', 0, 'Quotes')
    expect(await reminded()).toEqual(['Invoices', 'Invoices'])
    const dead = app.database.db.selectFrom('outbox').select('dedupe_key').where('status', '=', 'dead')
    expect(await dead.execute()).toHaveLength(1)
  })

  it('takes the address that was mailed away from nobody, whatever secret made it', async () => {
    const { booking, token } = await booked(app, workshopAt(...starts))
    const later = { ...app, secret: 'another secret of the test, as long as the one before' }
    const done = await correctProcess(later, byStaff(booking.number), { shown: named, process: 'Quotes' })
    expect(done.outcome).toBe('done')
    expect((await findBooking(later, token))?.message).toBe('Quotes')
    expect((await mails('reminder')).map(({ text }) => text.includes(`/b/${token}`))).toEqual(starts.map(() => true))
  })

  it('overwrites nothing that was changed meanwhile, by a visitor or a colleague', async () => {
    const { booking, token } = await booked(app, workshopAt(...starts))
    await correct(booking.number, 'Quotes')
    expect((await correct(booking.number, 'Planning')).outcome).toBe('changed')
    await moveBooking(app, token, [on('2026-12-04', '09:00'), on('2026-12-08', '09:00')])
    expect((await correct(booking.number, 'Planning', 0, 'Quotes')).outcome).toBe('changed')
    expect((await findBooking(app, token))?.message).toBe('Quotes')
    expect((await correct(booking.number, 'Planning', 1, 'Quotes')).outcome).toBe('done')
  })

  it('is not that of a call, of what is cancelled, nor of what has begun', async () => {
    const call = await booked(app, callAt('10:30', '2026-12-04'))
    const workshop = await booked(app, workshopAt(...starts))
    const cancelled = await booked(app, workshopAt(on('2026-12-10', '09:00')))
    await cancelBooking(app, byStaff(cancelled.booking.number))
    const before = await changes()
    const outcome = async ({ booking }: typeof call, revision = 0) =>
      (await correct(booking.number, 'Quotes', revision)).outcome
    expect(await outcome(call)).toBe('unknown')
    expect(await outcome(cancelled, 1)).toBe('cancelled')
    site.setTime(starts[0] ?? '')
    expect(await outcome(workshop)).toBe('begun')
    expect(await changes()).toEqual(before)
    site.setTime(on('2026-12-03', '08:59'))
    expect(await outcome(workshop)).toBe('done')
  })
})
