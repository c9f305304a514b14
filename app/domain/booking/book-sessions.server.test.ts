/** What a booking is promised, on every database that we run on. */
import { beforeEach, describe, expect, it } from 'vitest'
import { booked, bookingApp, callAt, workshopAt } from '#tests/support/booking-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import type { BookingSubmission } from './book-sessions.server.ts'
import { bookSessions } from './book-sessions.server.ts'
import { cancelBooking, moveBooking } from './change-booking.server.ts'
import { findBooking } from './find-booking.server.ts'
import { readNearestFree, readNextFree, readPlan } from './read-plan.server.ts'
import { instantAt } from './wall-time.server.ts'

forEachDatabase('booking', (database) => {
  let site: ReturnType<typeof bookingApp>
  let app: ReturnType<typeof bookingApp>['app']

  beforeEach(() => {
    site = bookingApp(database())
    app = site.app
  })

  const book = async (submission: BookingSubmission) => (await bookSessions(app, submission)).outcome
  const rows = () => app.database.db.selectFrom('booking').selectAll().orderBy('id').execute()
  const cells = () => app.database.db.selectFrom('claimed_cell').select('starts_at').orderBy('starts_at').execute()
  const places = () => app.database.db.selectFrom('claimed_place').select(['day', 'place']).orderBy('day').execute()

  it('opens at its address, with all that was said', async () => {
    const one = callAt('10:30', '2026-12-03', { locale: 'nl', zone: 'Europe/London' })
    const { token, booking } = await booked(app, one)
    expect(await findBooking(app, token)).toEqual(booking)
    const session = { start: '2026-12-03T09:30:00.000Z', end: '2026-12-03T10:00:00.000Z' }
    expect(booking).toMatchObject({
      ...one.input,
      event: one.event,
      format: 'one',
      locale: 'nl',
      zone: 'Europe/London',
      status: 'booked',
      sessions: [session],
      revisions: [
        { revision: 0, change: 'booked', by: 'visitor', sessions: [session], at: '2026-11-21T11:00:00.000Z' },
      ],
      changeUntil: '2026-12-03T07:30:00.000Z',
      createdAt: '2026-11-21T11:00:00.000Z',
    })
    expect(site.woken()).toBe(1)
  })

  it('keeps neither its address nor its key, and where it came from', async () => {
    const one = callAt()
    const { token } = await booked(app, one)
    const stored = await rows()
    expect(JSON.stringify(stored)).not.toContain(token)
    expect(stored[0]?.key_hash).not.toContain(one.key)
    expect(stored[0]?.source).toBe('{"utm_source":"mail"}')
  })

  it('claims its half hours, those around it, and a place of the day', async () => {
    await booked(app, workshopAt(instantAt('2026-12-03', '13:00')))
    const claimed = (await cells()).map((cell) => cell.starts_at)
    expect([claimed.length, claimed[0], claimed.at(-1)]).toEqual([
      10,
      '2026-12-03T11:30:00.000Z',
      '2026-12-03T16:00:00.000Z',
    ])
    expect(await places()).toEqual([{ day: '2026-12-03', place: 1 }])
  })

  it('claims both sessions of a workshop in two', async () => {
    const { booking } = await booked(
      app,
      workshopAt(instantAt('2026-12-08', '09:00'), instantAt('2026-12-03', '13:00')),
    )
    expect(booking.sessions.map(({ start }) => start)).toEqual(['2026-12-03T12:00:00.000Z', '2026-12-08T08:00:00.000Z'])
    expect(booking.changeUntil).toBe('2026-12-01T12:00:00.000Z')
    expect([(await cells()).length, (await places()).map(({ day }) => day)]).toEqual([12, ['2026-12-03', '2026-12-08']])
  })

  describe('what is taken', () => {
    it.each([
      ['the same call', callAt('10:30')],
      ['a workshop around it', workshopAt(instantAt('2026-12-03', '09:00'))],
      [
        'a workshop in two of which one session lies around it',
        workshopAt(instantAt('2026-12-03', '09:00'), instantAt('2026-12-04', '09:00')),
      ],
    ])('by a call is %s', async (_, other) => {
      await booked(app, callAt('10:30'))
      expect(await book(other)).toBe('taken')
      expect([(await rows()).length, (await cells()).length, (await places()).length]).toEqual([1, 1, 1])
    })

    it.each([
      ['a call within it', callAt('10:30'), 'taken'],
      ['a call on the way home', callAt('13:00'), 'taken'],
      ['a call after that', callAt('13:30'), 'booked'],
      ['another workshop on that day', workshopAt(instantAt('2026-12-03', '13:00')), 'taken'],
      ['a workshop on the next day', workshopAt(instantAt('2026-12-04', '13:00')), 'booked'],
    ])('by a workshop: %s', async (_, other, expected) => {
      await booked(app, workshopAt(instantAt('2026-12-03', '09:00')))
      expect(await book(other)).toBe(expected)
    })

    it('is the seventh call of a day', async () => {
      const times = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00']
      const outcomes = []
      for (const time of times) outcomes.push(await book(callAt(time)))
      expect(outcomes).toEqual([...Array(6).fill('booked'), 'taken'])
      expect((await places()).map(({ place }) => place).sort()).toEqual([1, 2, 3, 4, 5, 6])
    })

    it.each([
      ['a weekend', callAt('10:30', '2026-12-05')],
      ['a holiday', callAt('10:30', '2026-12-25')],
      ['the past', callAt('10:30', '2026-11-20')],
      ['beyond the horizon', callAt('10:30', '2027-01-21')],
      ['no start of ours', callAt('10:45')],
      ['of another length', callAt('10:30', '2026-12-03', { event: 'automation-strategy-workshop' })],
      ['one session too few', { ...workshopAt(instantAt('2026-12-03', '09:00')), format: 'two' as const }],
      ['no time at all', callAt('10:30', '2026-12-03', { starts: [] })],
      ['not written as ours are', callAt('10:30', '2026-12-03', { starts: ['2026-12-03T10:30+01:00'] })],
      ['the 30th of February', callAt('10:30', '2026-12-03', { starts: ['2027-02-30T09:30:00.000Z'] })],
      ['a bare year', callAt('10:30', '2026-12-03', { starts: ['2026'] })],
      ['the end of all time', callAt('10:30', '2026-12-03', { starts: ['+275760-09-13T00:00:00.000Z'] })],
      ['the last day of four digits', callAt('10:30', '2026-12-03', { starts: ['9999-12-31T23:59:59.999Z'] })],
      ['a sentence', callAt('10:30', '2026-12-03', { starts: ["' or 1=1 --"] })],
    ])('is what the rules do not offer: %s', async (_, one) => {
      expect(await book(one)).toBe('taken')
      expect(await rows()).toEqual([])
    })
  })

  describe('again with the same key', () => {
    it('is the same booking at the same address', async () => {
      const one = callAt()
      const first = await booked(app, one)
      site.setTime('2026-11-22T12:00:00.000Z')
      expect(await booked(app, one)).toEqual(first)
      expect(await rows()).toHaveLength(1)
    })

    it('is the same booking, even when its time has come', async () => {
      const one = callAt()
      const first = await booked(app, one)
      site.setTime('2026-12-03T09:45:00.000Z')
      expect(await booked(app, one)).toEqual(first)
    })

    it('is one booking when twenty come at once', async () => {
      const one = callAt()
      const outcomes = await Promise.all(Array.from({ length: 20 }, () => bookSessions(app, one)))
      expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
      expect(outcomes[0]?.outcome).toBe('booked')
      expect([(await rows()).length, (await cells()).length]).toEqual([1, 1])
    })

    it('and another time is a booking of its own, however often it is sent', async () => {
      const one = callAt('10:30')
      const other = { ...one, starts: [instantAt('2026-12-03', '11:30')] }
      const [first, second] = [await booked(app, one), await booked(app, other)]
      expect(second.token).not.toBe(first.token)
      expect(await booked(app, other)).toEqual(second)
      expect(await booked(app, one)).toEqual(first)
      expect(await rows()).toHaveLength(2)
    })

    it('and another text for the same time is the same booking, as it was stored', async () => {
      const [one, two] = [callAt(), workshopAt(instantAt('2026-12-08', '09:00'), instantAt('2026-12-10', '13:00'))]
      for (const sent of [one, two]) {
        const first = await booked(app, sent)
        const again = { ...sent, starts: sent.starts.toReversed(), input: { ...sent.input, name: 'Marieke Wit' } }
        expect(await booked(app, again)).toEqual(first)
      }
      expect((await rows()).map(({ name }) => name)).toEqual([one.input.name, two.input.name])
    })

    it('and another text for another time that is booked too is that booking', async () => {
      const one = callAt('10:30')
      const other = { ...one, starts: [instantAt('2026-12-03', '11:30')] }
      await booked(app, one)
      const second = await booked(app, other)
      expect(await booked(app, { ...other, input: { ...one.input, name: 'Marieke Wit' } })).toEqual(second)
      expect(await rows()).toHaveLength(2)
    })

    it('and another text for a time that was moved away from is a booking of its own', async () => {
      const one = callAt('10:30')
      const first = await booked(app, one)
      await moveBooking(app, first.token, [instantAt('2026-12-03', '13:30')])
      const second = await booked(app, { ...one, input: { ...one.input, name: 'Marieke Wit' } })
      expect(second.token).not.toBe(first.token)
      expect(await rows()).toHaveLength(2)
    })

    it('and another text after it was cancelled is a new booking', async () => {
      const one = callAt()
      const first = await booked(app, one)
      await cancelBooking(app, first.token)
      const second = await booked(app, { ...one, input: { ...one.input, name: 'Marieke Wit' } })
      expect(second.token).not.toBe(first.token)
    })

    it('and part of a workshop in two is not that workshop', async () => {
      const [first, second] = [instantAt('2026-12-08', '09:00'), instantAt('2026-12-10', '13:00')]
      const two = workshopAt(first, second)
      await booked(app, two)
      expect(await book({ ...two, format: 'one', starts: [first] })).toBe('taken')
    })

    it('after it was cancelled is a new booking, however often it is sent', async () => {
      const one = callAt()
      const first = await booked(app, one)
      await cancelBooking(app, first.token)
      const second = await booked(app, one)
      expect(second.token).not.toBe(first.token)
      expect(await booked(app, one)).toEqual(second)
      expect((await rows()).map(({ status }) => status)).toEqual(['cancelled', 'booked'])
    })

    it('after somebody else had the time can be sent for another', async () => {
      await booked(app, callAt('10:30'))
      const one = callAt('10:30')
      expect(await book(one)).toBe('taken')
      expect(await book({ ...one, starts: [instantAt('2026-12-03', '11:00')] })).toBe('booked')
    })
  })

  it('without a key is a booking each time', async () => {
    const [first, second] = [
      await booked(app, callAt('10:30', '2026-12-03', { key: undefined })),
      await booked(app, callAt('11:00', '2026-12-03', { key: undefined })),
    ]
    expect(second.token).not.toBe(first.token)
  })

  describe('too many', () => {
    const clientAddress = '192.0.2.7'
    const times = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30']

    it('are six from one address within ten minutes; the sixth leaves nothing behind', async () => {
      const first = callAt('09:00', '2026-12-03', { clientAddress })
      await booked(app, first)
      for (const time of times.slice(1, 5)) await booked(app, callAt(time, '2026-12-03', { clientAddress }))
      const sixth = callAt('11:30', '2026-12-03', { clientAddress })
      expect(await bookSessions(app, sixth)).toEqual({ outcome: 'too_many', retryAfterSeconds: 600 })
      expect([(await rows()).length, (await cells()).length]).toEqual([5, 5])
      expect((await booked(app, first)).booking.number).toBe((await rows())[0]?.id)
      expect(await book(callAt('11:30', '2026-12-03', { clientAddress: '192.0.2.8' }))).toBe('booked')
    })

    it('are eleven from one address on a day', async () => {
      for (const day of ['2026-12-03', '2026-12-04']) {
        for (const time of times.slice(0, 5)) await booked(app, callAt(time, day, { clientAddress }))
        site.setTime(day === '2026-12-03' ? '2026-11-21T11:10:00.000Z' : '2026-11-21T23:00:00.000Z')
      }
      const eleventh = callAt('11:30', '2026-12-04', { clientAddress })
      expect(await bookSessions(app, eleventh)).toEqual({ outcome: 'too_many', retryAfterSeconds: 3600 })
      site.setTime('2026-11-22T00:00:00.000Z')
      expect(await book(eleventh)).toBe('booked')
    })

    it('are six to one mailbox on a day, from wherever they come', async () => {
      const outcomes = []
      for (const [n, time] of times.entries()) {
        const one = callAt(time)
        outcomes.push(await book({ ...one, input: { ...one.input, email: `Anna+${n}@example.nl` } }))
      }
      expect(outcomes).toEqual([...Array(5).fill('booked'), 'too_many'])
      const { input } = callAt()
      const later = callAt('09:00', '2026-12-04', { input: { ...input, email: 'anna@example.nl' } })
      site.setTime('2026-11-21T23:59:59.000Z')
      expect(await book(later)).toBe('too_many')
      site.setTime('2026-11-22T00:00:00.000Z')
      expect(await book(later)).toBe('booked')
    })
  })

  it('says that nothing was stored when the database is away, and does not throw', async () => {
    const db = new Proxy(app.database.db, {
      get() {
        throw new Error('away')
      },
    })
    expect(await bookSessions({ ...app, database: { ...app.database, db } }, callAt())).toEqual({
      outcome: 'unavailable',
    })
  })

  it.each(['', 'x', "' or 1=1 --", 'R7KQ2M9XVD4TH8WC5NJP3BYE6S', '\0'])('is not to be found at %j', async (token) => {
    await booked(app, callAt())
    expect(await findBooking(app, token)).toBeUndefined()
  })

  describe('the plan', () => {
    const calls = { event: 'intro-call-30-minutes', format: 'one' } as const

    it('opens at the month of the first free day', async () => {
      const { plan, firstFree } = await readPlan(app, calls)
      expect([plan.month, firstFree]).toEqual(['2026-11', '2026-11-23'])
      site.setTime('2026-11-30T15:00:00.000Z')
      expect((await readPlan(app, calls)).plan.month).toBe('2026-12')
    })

    it('shows what was booked as taken, and not to the booking that moves', async () => {
      const { booking } = await booked(app, callAt('10:30'))
      const free = async (except?: number) => {
        const { plan } = await readPlan(app, { ...calls, except }, '2026-12')
        const day = plan.weeks.flatMap(({ days }) => days).find((one) => one.day === '2026-12-03')
        return day?.slots.find(({ startsAt }) => startsAt === '10:30')?.free
      }
      expect([await free(), await free(booking.number)]).toEqual([false, true])
    })

    it('knows what was booked in a month that lies before, or far ahead', async () => {
      await booked(app, callAt('10:30', '2026-11-23'))
      site.setTime('2027-06-01T12:00:00.000Z')
      const { plan } = await readPlan(app, calls, '2026-11')
      expect(plan.weeks.flatMap(({ days }) => days).every(({ state }) => state === 'past')).toBe(true)
      expect((await readPlan(app, calls, '2044-12')).plan.next).toBeUndefined()
    })

    it('finds the nearest free times, and the next', async () => {
      await booked(app, callAt('10:30'))
      const wanted = instantAt('2026-12-03', '10:30')
      const nearest = await readNearestFree(app, calls, { wanted, count: 2 })
      expect(nearest.map(({ startsAt }) => startsAt)).toEqual(['10:00', '11:00'])
      expect((await readNextFree(app, calls, 1)).map(({ start }) => start)).toEqual(['2026-11-23T08:00:00.000Z'])
    })
  })
})
