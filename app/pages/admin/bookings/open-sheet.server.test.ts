/** Until when an address tells of what was done. */
import { expect, it } from 'vitest'
import { cancelBooking, moveBooking } from '#app/domain/booking/change-booking.server.ts'
import { instantAt } from '#app/domain/booking/wall-time.server.ts'
import { booked, bookingApp, callAt } from '#tests/support/booking-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { deskPerson } from '#tests/support/desk-person.ts'
import type { News } from './address.ts'
import { openSheet } from './open-sheet.server.ts'

forEachDatabase('an address that tells of what was done', (database) => {
  it('says so as long as it stands, and nothing once it was changed again or is gone', async () => {
    const { app } = bookingApp(database())
    const staff = await deskPerson(app)
    const { booking, token } = await booked(app, callAt('10:30', '2026-12-03'))
    const told = async (done: News, number = booking.number) =>
      (await openSheet(app, { booking: number, done }, app.clock.now())).done
    await moveBooking(app, { number: booking.number, staff, revision: 0 }, [instantAt('2026-12-04', '14:00')])
    expect([await told('moved'), await told('cancelled'), await told('corrected')]).toEqual([
      'moved',
      undefined,
      'corrected',
    ])
    await moveBooking(app, token, [instantAt('2026-12-07', '14:00')])
    expect(await told('moved')).toBeUndefined()
    await cancelBooking(app, { number: booking.number, staff, revision: 2 })
    expect([await told('moved'), await told('cancelled')]).toEqual([undefined, 'cancelled'])
    const gone = booking.number + 1
    expect([await told('cancelled', gone), await told('corrected', gone)]).toEqual([undefined, undefined])
  })

  it('says of a block that it stands, until it is taken back', async () => {
    const { app } = bookingApp(database())
    const query = { block: 1, done: 'blocked' } as const
    expect((await openSheet(app, query, app.clock.now())).done).toBeUndefined()
    await app.database.db
      .insertInto('blocked_period')
      .values({
        starts_at: instantAt('2026-12-04', '14:00'),
        ends_at: instantAt('2026-12-04', '15:00'),
        reason: null,
        created_at: '2026-11-21T11:00:00.000Z',
      })
      .execute()
    const { id } = await app.database.db.selectFrom('blocked_period').select('id').executeTakeFirstOrThrow()
    expect((await openSheet(app, { ...query, block: id }, app.clock.now())).done).toBe('blocked')
  })
})
