import { expect, it } from 'vitest'
import { isSecretToken } from '#app/secret-token.ts'
import { booked, bookingApp, callAt, workshopAt } from '#tests/support/booking-app.ts'
import { readCalendar } from '#tests/support/calendar.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { blockTime } from './block-time.server.ts'
import { cancelBooking, moveBooking } from './change-booking.server.ts'
import { staffCalendar, staffCalendarToken } from './staff-calendar.server.ts'

forEachDatabase('the calendar of staff', (database) => {
  it('holds what is booked, as it is now, and what is blocked', async () => {
    const { app } = bookingApp(database())
    const workshop = await booked(app, workshopAt('2026-12-15T08:00:00.000Z', '2026-12-17T12:00:00.000Z'))
    const moved = await booked(app, callAt('10:30', '2026-12-03'))
    const cancelled = await booked(app, callAt('11:30', '2026-12-03'))
    await moveBooking(app, moved.token, ['2026-12-04T09:30:00.000Z'])
    await cancelBooking(app, cancelled.token)
    await blockTime(app, {
      from: '2026-12-24T08:00:00.000Z',
      to: '2026-12-31T16:00:00.000Z',
      reason: 'Closed; all, of us',
    })
    const text = await staffCalendar(app)
    const { method, events } = readCalendar(text)
    expect(method).toBe('PUBLISH')
    expect(events).toMatchObject([
      { title: 'Introduction call: Installatiebedrijf De Wit', start: '2026-12-04T09:30:00.000Z', sequence: 1 },
      { title: 'Workshop 1/2: Installatiebedrijf De Wit', uid: `booking-${workshop.booking.number}-1@site.example` },
      { title: 'Workshop 2/2: Installatiebedrijf De Wit' },
      { title: 'Closed; all, of us', start: '2026-12-24T08:00:00.000Z', end: '2026-12-31T16:00:00.000Z' },
    ])
    expect(events[0]?.description).toContain('Marieke de Wit')
    expect(events[0]?.description).toContain('+31 20 123 45 67')
    expect(text).not.toMatch(/ATTENDEE|VALARM/)
    expect(text).not.toContain(moved.token)
  })

  it('forgets a month later', async () => {
    const { app, setTime } = bookingApp(database())
    await booked(app, callAt('10:30', '2026-12-03'))
    setTime('2027-01-02T09:00:00.000Z')
    expect(readCalendar(await staffCalendar(app)).events).toHaveLength(1)
    setTime('2027-01-03T09:00:00.000Z')
    expect(readCalendar(await staffCalendar(app)).events).toEqual([])
  })
})

it('has an address that follows from the secret alone', () => {
  const [one, other] = [staffCalendarToken('one secret'), staffCalendarToken('another secret')]
  expect([isSecretToken(one), one === other, one === staffCalendarToken('one secret')]).toEqual([true, false, true])
})
