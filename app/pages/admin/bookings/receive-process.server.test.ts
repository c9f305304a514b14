/** That what cannot be stored is said, with what was typed to the letter. */
import { expect, it } from 'vitest'
import { bookingLimits } from '#app/domain/booking/booking-input.ts'
import { cancelBooking } from '#app/domain/booking/change-booking.server.ts'
import { instantAt } from '#app/domain/booking/wall-time.server.ts'
import { booked, bookingApp, workshopAt } from '#tests/support/booking-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { deskPerson } from '#tests/support/desk-person.ts'
import { receiveProcess } from './receive-process.server.ts'

forEachDatabase('the process of a workshop, as it is typed', (database) => {
  async function opened() {
    const { app, setTime } = bookingApp(database())
    const staff = await deskPerson(app)
    const { booking } = await booked(app, workshopAt(instantAt('2026-12-03', '09:00')))
    const post = (process: string, fields: Readonly<Record<string, string>> = {}) => {
      const shown = booking.message ?? ''
      const form = new FormData()
      const all = { number: String(booking.number), revision: '0', shown, process, ...fields }
      for (const [name, value] of Object.entries(all)) form.set(name, value)
      return receiveProcess({ app, staff, now: app.clock.now() }, form)
    }
    return { app, staff, booking, post, setTime }
  }

  it('is stored tidied, within the limits of the form that it was booked with', async () => {
    const { post } = await opened()
    const { min, max } = bookingLimits.message
    for (const wrong of ['', ' \u200b ', `  ${'x'.repeat(min - 1)}  `, 'x'.repeat(max + 1)])
      expect(await post(wrong)).toMatchObject({ about: 'process', status: 422, typed: wrong })
    const longest = '\u{1f642}'.repeat(max)
    expect(await post(` ${longest}\r\n`)).toMatchObject({ about: 'done', booking: { message: longest } })
  })

  it('is stored over one of several lines, which a browser ends in its own way', async () => {
    const { post } = await opened()
    await post('Quotes\r\nand orders')
    const next = await post('Planning', { shown: 'Quotes\r\nand orders' })
    expect(next).toMatchObject({ about: 'done', booking: { message: 'Planning' } })
  })

  it('comes back where a colleague was quicker, nothing is there to correct, or it has begun', async () => {
    const { app, staff, booking, post, setTime } = await opened()
    const typed = ' Quotes '
    const refused = (status: number) => ({ about: 'process', status, typed })
    expect(await post(typed, { shown: 'Planning' })).toMatchObject(refused(409))
    for (const odd of [{ number: '9999' }, { number: 'x' }, { revision: '' }])
      expect(await post(typed, odd)).toMatchObject(refused(404))
    setTime(instantAt('2026-12-03', '09:00'))
    expect(await post(typed)).toMatchObject({ ...refused(409), text: expect.stringContaining('begun') })
    setTime(instantAt('2026-12-03', '08:59'))
    await cancelBooking(app, { number: booking.number, staff, revision: 0 })
    expect(await post(typed, { revision: '1' })).toMatchObject({
      ...refused(409),
      text: expect.stringContaining('cancelled'),
    })
  })
})
