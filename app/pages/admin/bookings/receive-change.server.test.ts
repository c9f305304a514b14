/** That a page which was opened before a session began cannot move or cancel what was held. */
import { expect, it } from 'vitest'
import { instantAt } from '#app/domain/booking/wall-time.server.ts'
import { booked, bookingApp, callAt, workshopAt } from '#tests/support/booking-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { deskPerson } from '#tests/support/desk-person.ts'
import { receiveCancel, receiveMove } from './receive-change.server.ts'

forEachDatabase('a page opened before a session began', (database) => {
  async function opened() {
    const { app, setTime } = bookingApp(database())
    const staff = await deskPerson(app)
    const at = (time: string) => {
      setTime(time)
      return { app, staff, now: new Date(time) }
    }
    return { app, at }
  }

  function posted(number: number, fields: Readonly<Record<string, string>> = {}): FormData {
    const form = new FormData()
    for (const [name, value] of Object.entries({ number: String(number), revision: '0', reason: 'Ill.', ...fields }))
      form.set(name, value)
    return form
  }

  it.each([{}, { sure: 'yes' }])('does not move it, asked with %j, and keeps the reason', async (sure) => {
    const { app, at } = await opened()
    const start = instantAt('2026-12-03', '10:30')
    const { booking } = await booked(app, callAt('10:30', '2026-12-03'))
    const form = posted(booking.number, { 'at-1': instantAt('2026-12-04', '14:00'), ...sure })
    expect(await receiveMove(at(start), form)).toMatchObject({ about: 'change', status: 409, reason: 'Ill.' })
    expect(await receiveMove(at(instantAt('2026-12-03', '10:29')), form)).not.toMatchObject({ about: 'change' })
  })

  it('does not cancel a booking of two sessions', async () => {
    const { app, at } = await opened()
    const start = instantAt('2026-12-04', '09:00')
    const { booking } = await booked(app, workshopAt(start, instantAt('2026-12-08', '09:00')))
    expect(await receiveCancel(at(start), posted(booking.number))).toMatchObject({ about: 'change', status: 409 })
    const before = at(instantAt('2026-12-04', '08:59'))
    expect(await receiveCancel(before, posted(booking.number))).toMatchObject({ about: 'done' })
  })
})
