/** What a blocked period is promised, on every database that we run on. */
import { beforeEach, describe, expect, it } from 'vitest'
import { instant } from '#app/platform/clock.server.ts'
import { booked, bookingApp, callAt, workshopAt } from '#tests/support/booking-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { blockTime, listBlocked, longestBlockDays, unblockTime } from './block-time.server.ts'
import { bookSessions } from './book-sessions.server.ts'
import { cancelBooking, moveBooking } from './change-booking.server.ts'
import { readPlan } from './read-plan.server.ts'
import { daysAfter, instantAt } from './wall-time.server.ts'

forEachDatabase('blocked time', (database) => {
  let site: ReturnType<typeof bookingApp>
  let app: ReturnType<typeof bookingApp>['app']

  beforeEach(() => {
    site = bookingApp(database())
    app = site.app
  })

  const day = '2026-12-03'
  const book = async (submission = callAt()) => (await bookSessions(app, submission)).outcome
  async function blocked(from: string, to: string, on = day) {
    const outcome = await blockTime(app, { from: instantAt(on, from), to: instantAt(on, to) })
    if (outcome.outcome !== 'blocked') throw new Error(outcome.outcome)
    return outcome
  }
  async function planned(on = day) {
    const { plan } = await readPlan(app, { event: 'intro-call-30-minutes', format: 'one' }, on.slice(0, 7))
    const one = plan.weeks.flatMap(({ days }) => days).find((candidate) => candidate.day === on)
    return { state: one?.state, free: one?.slots.filter((slot) => slot.free).map(({ startsAt }) => startsAt) }
  }

  it('cannot be booked; what lies before and after can', async () => {
    await blocked('10:00', '12:00')
    const outcomes = []
    for (const time of ['09:30', '10:00', '11:30', '12:00']) outcomes.push(await book(callAt(time)))
    expect(outcomes).toEqual(['booked', 'taken', 'taken', 'booked'])
    expect(await book(workshopAt(instantAt(day, '13:00')))).toBe('booked')
    expect(await book(workshopAt(instantAt(day, '09:00')))).toBe('taken')
  })

  it('takes each half hour that it touches', async () => {
    await blocked('10:15', '10:20')
    expect([await book(callAt('10:00')), await book(callAt('10:30'))]).toEqual(['taken', 'booked'])
  })

  it('closes a day that it covers', async () => {
    await blocked('00:00', '23:59')
    expect(await planned()).toEqual({ state: 'blocked', free: [] })
  })

  it('can last for weeks, over the end of a year', async () => {
    const period = { from: instantAt('2026-12-21', '00:00'), to: instantAt('2027-01-04', '00:00'), reason: 'Holidays' }
    expect((await blockTime(app, period)).outcome).toBe('blocked')
    expect([(await planned('2026-12-28')).state, (await planned('2027-01-04')).state]).toEqual(['blocked', 'open'])
    expect(await book(callAt('10:30', '2026-12-28'))).toBe('taken')
  })

  it.each([
    ['ends as it starts', instantAt(day, '10:00'), instantAt(day, '10:00')],
    ['ends before it starts', instantAt(day, '10:00'), instantAt(day, '09:00')],
    ['is longer than a year', instantAt(day, '10:00'), instantAt(daysAfter(day, longestBlockDays), '10:01')],
  ])('is refused when it %s', async (_, from, to) => {
    expect(await blockTime(app, { from, to })).toEqual({ outcome: 'not_a_period' })
    expect(await listBlocked(app.database.db, instant(app.clock.now()))).toEqual([])
  })

  it('is refused where it has passed, as a mistyped year has it', async () => {
    const period = { from: instantAt('2025-12-29', '00:00'), to: instantAt('2026-01-02', '00:00') }
    expect(await blockTime(app, period)).toEqual({ outcome: 'passed' })
  })

  it('stands in the audit log without a name, and so does its end', async () => {
    const { number } = await blocked('10:00', '12:00')
    expect([await unblockTime(app, number), await unblockTime(app, number)]).toEqual([true, false])
    const lines = await app.database.db.selectFrom('desk_change').selectAll().orderBy('id').execute()
    const line = { target: `block:${number}`, user_id: null }
    expect(lines).toMatchObject([
      { ...line, action: 'block.add', summary: 'Thu 3 Dec 10:00 to 12:00 blocked' },
      { ...line, action: 'block.remove', summary: 'Thu 3 Dec 10:00 to 12:00: block removed' },
    ])
  })

  it('lasts a whole year at most, and takes all of it', async () => {
    const period = { from: instantAt(day, '00:00'), to: instantAt(daysAfter(day, longestBlockDays), '00:00') }
    expect((await blockTime(app, { ...period })).outcome).toBe('blocked')
    const cells = await app.database.db.selectFrom('claimed_cell').select('starts_at').execute()
    expect(cells).toHaveLength(longestBlockDays * 48)
  })

  describe('where somebody has booked', () => {
    it('leaves the booking, and names it', async () => {
      const call = await booked(app, callAt('10:30'))
      const workshop = await booked(app, workshopAt(instantAt('2026-12-04', '09:00')))
      await booked(app, callAt('15:00'))
      const over = { from: instantAt(day, '10:45'), to: instantAt('2026-12-04', '17:00') }
      const outcome = await blockTime(app, { ...over, to: instantAt(day, '11:00') })
      expect(outcome).toMatchObject({ inTheWay: [call.booking.number] })
      expect(await blockTime(app, { ...over, from: instantAt('2026-12-04', '09:00') })).toMatchObject({
        inTheWay: [workshop.booking.number],
      })
    })

    it('takes its time as soon as it is cancelled', async () => {
      const { token } = await booked(app, callAt('10:30'))
      await blocked('09:00', '12:00')
      await cancelBooking(app, token)
      expect(await book(callAt('10:30'))).toBe('taken')
      expect((await planned()).free).not.toContain('10:30')
    })

    it('takes its time as soon as it is moved', async () => {
      const { token } = await booked(app, callAt('10:30'))
      await blocked('09:00', '12:00')
      expect((await moveBooking(app, token, [instantAt(day, '11:00')])).outcome).toBe('taken')
      expect((await moveBooking(app, token, [instantAt(day, '14:00')])).outcome).toBe('done')
      expect(await book(callAt('10:30'))).toBe('taken')
    })

    it('leaves the booking when it is blocked no more', async () => {
      await booked(app, callAt('10:30'))
      const { number } = await blocked('09:00', '12:00')
      await unblockTime(app, number)
      expect([await book(callAt('10:30')), await book(callAt('11:00'))]).toEqual(['taken', 'booked'])
    })
  })

  it('that overlaps another stays blocked until both are gone', async () => {
    const [first, second] = [await blocked('09:00', '12:00'), await blocked('11:00', '14:00')]
    expect(await unblockTime(app, first.number)).toBe(true)
    expect([await book(callAt('10:00')), await book(callAt('11:30'))]).toEqual(['booked', 'taken'])
    expect(await unblockTime(app, second.number)).toBe(true)
    expect(await book(callAt('11:30'))).toBe('booked')
    expect(await unblockTime(app, second.number)).toBe(false)
  })

  it('is listed in order of time until it has ended', async () => {
    await blocked('13:00', '14:00', '2026-12-04')
    await blocked('10:00', '11:00')
    const list = async (now: string) => (await listBlocked(app.database.db, now)).map(({ starts_at }) => starts_at)
    expect(await list('2026-12-03T09:59:00.000Z')).toEqual(['2026-12-03T09:00:00.000Z', '2026-12-04T12:00:00.000Z'])
    expect(await list('2026-12-03T10:00:00.000Z')).toEqual(['2026-12-04T12:00:00.000Z'])
  })
})
