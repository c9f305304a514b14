/** That a booking stays one appointment and one thread after the site has moved to another host. */
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { App } from '#app/platform/app.ts'
import type { Mail } from '#app/platform/mail.server.ts'
import { parseSettings } from '#app/platform/settings.server.ts'
import { booked, bookingApp, callAt } from '#tests/support/booking-app.ts'
import { readCalendar } from '#tests/support/calendar.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { downloadedCalendar } from './booking-calendar.server.ts'
import { cancelBooking, moveBooking } from './change-booking.server.ts'
import { findBooking } from './find-booking.server.ts'
import { staffCalendar } from './staff-calendar.server.ts'

forEachDatabase('a booking of a site that has another address since', (database) => {
  /** Booked under `site.example`; what this gives goes on elsewhere. */
  async function bookedBefore() {
    const { app } = bookingApp(database())
    const { booking, token } = await booked(app, callAt('10:30', '2026-12-03'))
    const first = { visitor: await newMail('visitor:0'), staff: await newMail('staff:0') }
    const settings = parseSettings({ MAIL_TO: 'office@site.example', SITE_URL: 'https://www.moved.example' })
    return { app: { ...app, settings }, number: booking.number, token, first }
  }

  async function newMail(end: string): Promise<Mail> {
    const row = database().db.selectFrom('outbox').select('mail').where('dedupe_key', 'like', `booking:%:${end}`)
    return JSON.parse((await row.executeTakeFirstOrThrow()).mail)
  }

  const uidsOf = (text = '') => readCalendar(text).events.map(({ uid }) => uid)
  const mailedUids = ({ calendar }: Mail) => calendar?.files.flatMap(({ text }) => uidsOf(text))

  async function downloadedUids(app: App, token: string) {
    const booking = await findBooking(app, token)
    if (!booking) throw new Error('No booking')
    const { settings } = app
    return uidsOf(downloadedCalendar(booking, { organizer: settings.mailFrom, manageUrl: '/', settings }).text)
  }

  it('is moved and cancelled in every calendar that has it', async () => {
    const { app, number, token, first } = await bookedBefore()
    const uids = [`booking-${number}-1@site.example`]
    expect(mailedUids(first.visitor)).toEqual(uids)
    await moveBooking(app, token, ['2026-12-04T08:30:00.000Z'])
    expect(mailedUids(await newMail('visitor:1'))).toEqual(uids)
    expect(uidsOf(await staffCalendar(app))).toEqual(uids)
    expect(await downloadedUids(app, token)).toEqual(uids)
    await cancelBooking(app, token)
    expect(mailedUids(await newMail('visitor:2'))).toEqual(uids)
  })

  it('has mails that answer the first, and lead to where the site is', async () => {
    const { app, token, first } = await bookedBefore()
    await moveBooking(app, token, ['2026-12-04T08:30:00.000Z'])
    const reminder = await newMail('reminder:1:1')
    const moved = [reminder, await newMail('visitor:1'), await newMail('staff:1')]
    await cancelBooking(app, token)
    const cancelled = [await newMail('visitor:2'), await newMail('staff:2')]
    const answered = [...moved, ...cancelled].map(({ headers }) => [headers?.['In-Reply-To'], headers?.['References']])
    const [visitor, staff] = [first.visitor, first.staff].map(({ messageId }) => [messageId, messageId])
    expect(answered).toEqual([visitor, visitor, staff, visitor, staff])
    expect(reminder.text).toContain(`https://www.moved.example/b/${token}`)
  })

  it('goes by the host of today where none was kept', async () => {
    const { app, number, token } = await bookedBefore()
    await sql`update booking set uid_host = null`.execute(database().db)
    const uids = [`booking-${number}-1@www.moved.example`]
    await moveBooking(app, token, ['2026-12-04T08:30:00.000Z'])
    const { headers, ...moved } = await newMail('visitor:1')
    expect(mailedUids(moved)).toEqual(uids)
    expect(headers?.['In-Reply-To']).toBe(`<booking-${number}-visitor-0@www.moved.example>`)
    expect(uidsOf(await staffCalendar(app))).toEqual(uids)
    expect(await downloadedUids(app, token)).toEqual(uids)
  })
})
