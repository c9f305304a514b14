/** That a page which was opened before a session began, or the booking was changed, moves and cancels nothing by what it showed. */
import { expect, it } from 'vitest'
import { instantAt } from '#app/domain/booking/wall-time.server.ts'
import { booked, bookingApp, callAt, workshopAt } from '#tests/support/booking-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { deskPerson } from '#tests/support/desk-person.ts'
import { receiveAgain, receiveCancel, receiveMove } from './receive-change.server.ts'

forEachDatabase('a page opened earlier', (database) => {
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

  it.each([{}, { sure: 'yes' }])(
    'does not move a session that has begun, asked with %j, and keeps the reason',
    async (sure) => {
      const { app, at } = await opened()
      const start = instantAt('2026-12-03', '10:30')
      const { booking } = await booked(app, callAt('10:30', '2026-12-03'))
      const form = posted(booking.number, { 'at-1': instantAt('2026-12-04', '14:00'), ...sure })
      expect(await receiveMove(at(start), form)).toMatchObject({ about: 'change', status: 409, reason: 'Ill.' })
      expect(await receiveMove(at(instantAt('2026-12-03', '10:29')), form)).not.toMatchObject({ about: 'change' })
    },
  )

  it('does not cancel a booking of two sessions', async () => {
    const { app, at } = await opened()
    const start = instantAt('2026-12-04', '09:00')
    const { booking } = await booked(app, workshopAt(start, instantAt('2026-12-08', '09:00')))
    expect(await receiveCancel(at(start), posted(booking.number))).toMatchObject({ about: 'change', status: 409 })
    const before = at(instantAt('2026-12-04', '08:59'))
    expect(await receiveCancel(before, posted(booking.number))).toMatchObject({ about: 'done' })
  })

  it('does not ask whether to move what a colleague has moved or cancelled since', async () => {
    const { at } = await opened()
    const { booking } = await booked(bookingApp(database()).app, callAt('10:30', '2026-12-03'))
    const desk = at(instantAt('2026-12-01', '10:00'))
    const old = (time: string) => posted(booking.number, { 'at-1': instantAt('2026-12-04', time) })
    expect(await receiveMove(desk, old('14:00'))).toMatchObject({ about: 'sure', revision: 0 })
    const colleague = posted(booking.number, { 'at-1': instantAt('2026-12-07', '09:00'), sure: 'yes' })
    expect(await receiveMove(desk, colleague)).toMatchObject({ about: 'done' })
    const changed = { about: 'change', status: 409, reason: 'Ill.' }
    expect(await receiveMove(desk, old('14:00'))).toMatchObject({
      ...changed,
      text: expect.stringContaining('changed meanwhile'),
    })
    expect(receiveAgain(old('14:00'))).toMatchObject({ about: 'again', revision: 0 })
    expect(await receiveCancel(desk, posted(booking.number, { revision: '1' }))).toMatchObject({ about: 'done' })
    expect(await receiveMove(desk, old('15:00'))).toMatchObject({
      ...changed,
      text: expect.stringContaining('cancelled meanwhile'),
    })
  })
})
