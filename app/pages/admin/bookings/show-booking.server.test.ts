/** What the desk offers to do about a booking, as its sessions go by. */
import { expect, it } from 'vitest'
import { cancelBooking } from '#app/domain/booking/change-booking.server.ts'
import { instantAt } from '#app/domain/booking/wall-time.server.ts'
import { booked, bookingApp, callAt, workshopAt } from '#tests/support/booking-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { deskPerson } from '#tests/support/desk-person.ts'
import { showBooking } from './show-booking.server.ts'

forEachDatabase('a booking at the desk', (database) => {
  it('is moved until its last session begins; cancelled until that is over, or before the first of two begins, as a workshop is corrected', async () => {
    const { app, setTime } = bookingApp(database())
    const call = await booked(app, callAt('10:30', '2026-12-03'))
    const workshop = await booked(app, workshopAt(instantAt('2026-12-04', '09:00'), instantAt('2026-12-08', '09:00')))
    const offers = async ({ booking }: typeof call) => (await showBooking(app, { booking: booking.number }))?.offers
    const shown = async (doing: 'move' | 'cancel') => {
      const it = await showBooking(app, { booking: call.booking.number, doing })
      return [it?.doing, it?.choice !== undefined]
    }
    setTime(instantAt('2026-12-03', '10:29'))
    expect(await offers(call)).toEqual(['move', 'cancel'])
    expect(await shown('move')).toEqual(['move', true])
    setTime(instantAt('2026-12-03', '10:30'))
    expect(await offers(call)).toEqual(['cancel'])
    expect(await shown('move')).toEqual([undefined, false])
    expect(await shown('cancel')).toEqual(['cancel', false])
    setTime(instantAt('2026-12-03', '11:00'))
    expect(await offers(call)).toEqual([])
    // The first of two goes by: the second can still be moved, and what was held is not called off.
    setTime(instantAt('2026-12-04', '08:59'))
    expect(await offers(workshop)).toEqual(['move', 'process', 'cancel'])
    setTime(instantAt('2026-12-04', '09:00'))
    expect(await offers(workshop)).toEqual(['move'])
    const days = ['2026-12-07', '2026-12-07']
    const moved = await showBooking(app, { booking: workshop.booking.number, doing: 'move', days })
    expect(moved?.choice?.sessions).toMatchObject([
      { over: true, day: '2026-12-04', slots: [] },
      { over: false, day: '2026-12-07' },
    ])
    setTime(instantAt('2026-12-08', '09:00'))
    expect(await offers(workshop)).toEqual([])
    const other = await booked(app, callAt('10:30', '2026-12-10'))
    await cancelBooking(app, { number: other.booking.number, staff: await deskPerson(app), revision: 0 })
    expect(await offers(other)).toEqual([])
  })
})
