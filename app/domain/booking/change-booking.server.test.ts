/** What moving and cancelling are promised, on every database that we run on. */
import { beforeEach, describe, expect, it } from 'vitest'
import { booked, bookingApp, callAt, workshopAt } from '#tests/support/booking-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { bookSessions } from './book-sessions.server.ts'
import { cancelBooking, movableFrom, moveBooking } from './change-booking.server.ts'
import { findBooking } from './find-booking.server.ts'
import { instantAt } from './wall-time.server.ts'

const on = (day: string, time: string) => instantAt(day, time)
const at = (time: string) => [on('2026-12-03', time)]

forEachDatabase('changing a booking', (database, another) => {
  let site: ReturnType<typeof bookingApp>
  let app: ReturnType<typeof bookingApp>['app']

  beforeEach(() => {
    site = bookingApp(database())
    app = site.app
  })

  const cells = async () => {
    const claimed = await app.database.db.selectFrom('claimed_cell').selectAll().orderBy('starts_at').execute()
    return claimed.map((cell) => [cell.starts_at.slice(5, 16), cell.booking_id])
  }
  const places = () => app.database.db.selectFrom('claimed_place').select(['day', 'place']).orderBy('day').execute()
  const book = async (submission = callAt()) => (await bookSessions(app, submission)).outcome

  describe('moving it', () => {
    it('gives up the old time and takes the new one, as the next revision', async () => {
      const { token, booking } = await booked(app, callAt('10:30'))
      site.setTime('2026-11-22T12:00:00.000Z')
      const moved = await moveBooking(app, token, [on('2026-12-04', '14:00')])
      expect(moved).toMatchObject({
        outcome: 'done',
        booking: {
          number: booking.number,
          status: 'booked',
          sessions: [{ start: '2026-12-04T13:00:00.000Z' }],
          revisions: [
            { revision: 0, change: 'booked', sessions: booking.sessions },
            { revision: 1, change: 'moved', at: '2026-11-22T12:00:00.000Z' },
          ],
          changeUntil: '2026-12-04T11:00:00.000Z',
        },
      })
      expect(await cells()).toEqual([['12-04T13:00', booking.number]])
      expect(await places()).toEqual([{ day: '2026-12-04', place: 1 }])
      expect(await findBooking(app, token)).toEqual('booking' in moved && moved.booking)
      expect(await book(callAt('10:30'))).toBe('booked')
    })

    it('may land on part of its own time', async () => {
      const { token, booking } = await booked(app, workshopAt(on('2026-12-03', '13:00')))
      await moveBooking(app, token, at('09:00'))
      const claimed = await cells()
      expect([claimed.length, claimed[0], claimed.at(-1)]).toEqual([
        10,
        ['12-03T07:30', booking.number],
        ['12-03T12:00', booking.number],
      ])
      expect(await places()).toEqual([{ day: '2026-12-03', place: 1 }])
    })

    it('to one session where there were two leaves nothing behind', async () => {
      const { token } = await booked(app, workshopAt(on('2026-12-03', '09:00'), on('2026-12-08', '09:00')))
      const moved = await moveBooking(app, token, [on('2026-12-08', '13:00'), on('2026-12-09', '09:00')])
      expect(moved.outcome).toBe('done')
      expect([(await cells()).length, (await places()).map(({ day }) => day)]).toEqual([
        12,
        ['2026-12-08', '2026-12-09'],
      ])
    })

    it('to where it is changes nothing', async () => {
      const { token, booking } = await booked(app, callAt('10:30'))
      expect(await moveBooking(app, token, at('10:30'))).toEqual({ outcome: 'done', booking })
    })

    it('ten times at once is moving it once', async () => {
      const { token } = await booked(app, callAt('10:30'))
      const outcomes = await Promise.all(Array.from({ length: 10 }, () => moveBooking(app, token, at('14:00'))))
      expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(['done']))
      expect((await findBooking(app, token))?.revisions).toHaveLength(2)
    })

    it('to ten places at once leaves it at one of them, with all its revisions', async () => {
      const { token } = await booked(app, callAt('10:30'))
      const times = ['09:00', '09:30', '11:00', '11:30', '12:00', '13:00', '14:00', '15:00', '16:00', '16:30']
      const outcomes = await Promise.all(times.map((time) => moveBooking(app, token, at(time))))
      const found = await findBooking(app, token)
      expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(['done']))
      expect(found?.revisions.map(({ revision }) => revision)).toEqual(Array.from({ length: 11 }, (_, n) => n))
      expect((await cells()).map(([start]) => start)).toEqual([found?.sessions[0]?.start.slice(5, 16)])
      expect(await places()).toHaveLength(1)
    })

    it('where somebody else is changes nothing', async () => {
      const { token, booking } = await booked(app, callAt('10:30'))
      await booked(app, callAt('11:00'))
      expect(await moveBooking(app, token, at('11:00'))).toEqual({ outcome: 'taken', booking })
      expect(await moveBooking(app, token, at('10:45'))).toEqual({ outcome: 'taken', booking })
      expect(await moveBooking(app, token, [])).toEqual({ outcome: 'taken', booking })
      expect(await findBooking(app, token)).toEqual(booking)
    })

    it('keeps each at its own when two want to change places', async () => {
      const [one, other] = [await booked(app, callAt('10:30')), await booked(app, callAt('14:00', '2026-12-04'))]
      const second = { ...app, database: app.database.dialect === 'postgres' ? await another() : app.database }
      const outcomes = await Promise.all([
        moveBooking(
          app,
          one.token,
          other.booking.sessions.map(({ start }) => start),
        ),
        moveBooking(
          second,
          other.token,
          one.booking.sessions.map(({ start }) => start),
        ),
      ])
      expect(outcomes.map(({ outcome }) => outcome)).toEqual(['taken', 'taken'])
      expect(await cells()).toEqual([
        ['12-03T09:30', one.booking.number],
        ['12-04T13:00', other.booking.number],
      ])
    })

    it('is no longer possible when its time is near', async () => {
      const { token, booking } = await booked(app, callAt('10:30'))
      site.setTime(booking.changeUntil)
      expect((await moveBooking(app, token, [on('2026-12-03', '16:00')])).outcome).toBe('done')
      site.setTime('2026-12-03T13:00:00.001Z')
      expect((await moveBooking(app, token, [on('2026-12-04', '16:00')])).outcome).toBe('too_late')
    })

    it('is refused the eleventh time in a day, however many bookings the mailbox has', async () => {
      const { input } = callAt()
      const one = await booked(app, callAt('10:30', '2026-12-03', { input }))
      // The same mailbox, whatever stands behind a plus.
      const email = input.email.replace('@', '+more@')
      const other = await booked(app, callAt('10:30', '2026-12-04', { input: { ...input, email } }))
      const day = (n: number) => `2026-12-0${n % 2 === 0 ? 8 : 7}`
      expect(await movableFrom(app, other.booking)).toBeUndefined()
      for (let n = 0; n < 10; n += 1)
        expect((await moveBooking(app, one.token, [on(day(n), '14:00')])).outcome).toBe('done')
      const before = [await findBooking(app, other.token), await cells()]
      const refused = { outcome: 'too_many', retryAfterSeconds: 13 * 3600 }
      expect(await moveBooking(app, other.token, [on('2026-12-09', '14:00')])).toEqual(refused)
      expect([await findBooking(app, other.token), await cells()]).toEqual(before)
      expect(await movableFrom(app, other.booking)).toBe('2026-11-22T00:00:00.000Z')
      expect(await moveBooking(app, one.token, [on(day(9), '14:00')])).toMatchObject({ outcome: 'done' })
      expect(await moveBooking(app, (await booked(app, callAt('11:00'))).token, at('16:00'))).toMatchObject({
        outcome: 'done',
      })
      expect((await cancelBooking(app, one.token)).outcome).toBe('done')
      site.setTime('2026-11-22T00:00:00.000Z')
      expect(await movableFrom(app, other.booking)).toBeUndefined()
      expect((await moveBooking(app, other.token, [on('2026-12-09', '14:00')])).outcome).toBe('done')
    })

    it('does not bring back what was cancelled', async () => {
      const { token } = await booked(app, callAt('10:30'))
      await cancelBooking(app, token)
      expect(await moveBooking(app, token, at('14:00'))).toMatchObject({ outcome: 'cancelled' })
      expect(await cells()).toEqual([])
    })
  })

  describe('cancelling it', () => {
    it('gives up its time and its place, and still shows what it was', async () => {
      const { token, booking } = await booked(app, callAt('10:30'))
      expect(await cancelBooking(app, token)).toMatchObject({
        outcome: 'done',
        booking: {
          status: 'cancelled',
          sessions: booking.sessions,
          revisions: [{ change: 'booked' }, { revision: 1, change: 'cancelled', sessions: booking.sessions }],
        },
      })
      expect([await cells(), await places()]).toEqual([[], []])
      expect(await book(callAt('10:30'))).toBe('booked')
    })

    it('ten times at once is cancelling it once', async () => {
      const { token } = await booked(app, callAt('10:30'))
      const outcomes = await Promise.all(Array.from({ length: 10 }, () => cancelBooking(app, token)))
      expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(['done']))
      expect((await findBooking(app, token))?.revisions).toHaveLength(2)
    })

    it('is no longer possible when its time is near; one that was cancelled stays so', async () => {
      const { token, booking } = await booked(app, callAt('10:30'))
      const other = await booked(app, callAt('11:00'))
      await cancelBooking(app, other.token)
      site.setTime('2026-12-03T08:30:00.001Z')
      expect(await cancelBooking(app, token)).toEqual({ outcome: 'too_late', booking })
      expect((await cancelBooking(app, other.token)).outcome).toBe('done')
    })

    it('while it is moved ends with one of the two', async () => {
      const { token } = await booked(app, callAt('10:30'))
      await Promise.all([moveBooking(app, token, at('14:00')), cancelBooking(app, token)])
      expect((await findBooking(app, token))?.status).toBe('cancelled')
      expect([await cells(), await places()]).toEqual([[], []])
    })
  })

  it.each(['', 'x', "' or 1=1 --", 'R7KQ2M9XVD4TH8WC5NJP3BYE6S', '\0'])('knows nothing at %j', async (token) => {
    await booked(app, callAt())
    expect(await moveBooking(app, token, at('14:00'))).toEqual({ outcome: 'unknown' })
    expect(await cancelBooking(app, token)).toEqual({ outcome: 'unknown' })
  })

  it('says that nothing was changed when the database is away, and does not throw', async () => {
    const { token } = await booked(app, callAt())
    const db = new Proxy(app.database.db, {
      get() {
        throw new Error('away')
      },
    })
    const broken = { ...app, database: { ...app.database, db } }
    expect(await moveBooking(broken, token, at('14:00'))).toEqual({ outcome: 'unavailable' })
    expect(await cancelBooking(broken, token)).toEqual({ outcome: 'unavailable' })
  })
})
