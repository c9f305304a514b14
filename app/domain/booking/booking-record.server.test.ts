/** What staff read of the mails of a booking, on every database that we run on. */
import { expect, it } from 'vitest'
import { booked, bookingApp, workshopAt } from '#tests/support/booking-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { deskPerson } from '#tests/support/desk-person.ts'
import { readReminders } from './booking-record.server.ts'
import { moveBooking } from './change-booking.server.ts'
import { readDeskDays } from './desk-calendar.server.ts'
import { reminderKey } from './reminders.ts'
import { instantAt } from './wall-time.server.ts'

forEachDatabase('the reminder of a session', (database) => {
  const monday = (time: string) => instantAt('2026-12-07', time)
  const wednesday = instantAt('2026-12-09', '13:00')
  const thursday = instantAt('2026-12-10', '13:00')

  it.each([
    ['is that which went out, where only the other session was moved since', monday('09:00'), ['sent', 'waiting']],
    ['is not that of a time which it no longer has', monday('13:00'), [undefined, 'waiting']],
  ])('%s', async (_, start, statuses) => {
    const { app, setTime } = bookingApp(database())
    const { db } = app.database
    const { number } = (await booked(app, workshopAt(monday('09:00'), wednesday))).booking
    await db
      .updateTable('outbox')
      .set({ status: 'sent', sent_at: instantAt('2026-12-06', '09:00') })
      .where('dedupe_key', '=', reminderKey(number, 0, 1))
      .execute()
    // Too late for a new reminder of what is on Monday.
    setTime(instantAt('2026-12-06', '12:00'))
    const by = { number, staff: await deskPerson(app), revision: 0 }
    expect((await moveBooking(app, by, [start, thursday])).outcome).toBe('done')
    const days = await readDeskDays(db, { from: '2026-12-07', to: '2026-12-13' })
    const reminders = await readReminders(
      db,
      days.flatMap((day) => day.booked),
    )
    expect([1, 2].map((part) => reminders.get(reminderKey(number, 1, part))?.status)).toEqual(statuses)
  })

  it('is that which went out, where the other session was moved in front of it', async () => {
    const { app, setTime } = bookingApp(database())
    const { db } = app.database
    const tuesday = instantAt('2026-12-08', '09:00')
    const { number } = (await booked(app, workshopAt(tuesday, thursday))).booking
    await db
      .updateTable('outbox')
      .set({ status: 'sent', sent_at: monday('09:00') })
      .where('dedupe_key', '=', reminderKey(number, 0, 1))
      .execute()
    // Too late for a new reminder of what is on Tuesday: it is the second part from now on.
    setTime(monday('09:30'))
    const by = { number, staff: await deskPerson(app), revision: 0 }
    expect((await moveBooking(app, by, [monday('13:00'), tuesday])).outcome).toBe('done')
    const days = await readDeskDays(db, { from: '2026-12-07', to: '2026-12-13' })
    const reminders = await readReminders(
      db,
      days.flatMap((day) => day.booked),
    )
    expect(reminders.get(reminderKey(number, 1, 2))?.at).toBe(monday('09:00'))
  })
})
