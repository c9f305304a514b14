/**
 * Fifty clients at once, on several servers where the database allows it. Whoever is told "booked" has the time alone;
 * everybody else is told that it is taken, and nobody hears of a fault.
 */
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { bookingRules } from '#app/content/booking-rules.ts'
import type { App } from '#app/platform/app.ts'
import { bookingApp, callAt, workshopAt } from '#tests/support/booking-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { blockTime, unblockTime } from './block-time.server.ts'
import { type BookingSubmission, bookSessions } from './book-sessions.server.ts'
import { cellsOf } from './cells.ts'
import { cancelBooking, moveBooking } from './change-booking.server.ts'
import type { Session } from './plan.ts'
import { dayOf, instantAt } from './wall-time.server.ts'

const clients = Array.from({ length: 50 }, (_, n) => n)
const day = '2026-12-03'
const times = [
  '09:00',
  '09:30',
  '10:00',
  '10:30',
  '11:00',
  '11:30',
  '12:00',
  '12:30',
  '13:00',
  '13:30',
  '14:00',
  '14:30',
]

forEachDatabase('a race', (database, another) => {
  /** SQLite has one writer, which is the server: a second one in this process would only wait for itself. */
  const more: Awaited<ReturnType<typeof another>>[] = []
  let servers: App[]

  beforeAll(async () => {
    if (database().dialect === 'postgres') for (let n = 0; n < 3; n += 1) more.push(await another())
  })

  beforeEach(() => {
    servers = [database(), ...more].map((one) => bookingApp(one).app)
  })

  const serverOf = (n: number) => servers[n % servers.length] as App

  async function race(submissionOf: (n: number) => BookingSubmission) {
    return Promise.all(clients.map((n) => bookSessions(serverOf(n), submissionOf(n))))
  }

  /** How often each outcome came. */
  function counted(outcomes: readonly { outcome: string }[]): Record<string, number> {
    const counts: Record<string, number> = {}
    for (const { outcome } of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1
    return counts
  }

  /** Bookings that hold, with what they have claimed, straight from the tables. */
  async function held() {
    const { db } = database()
    const rows = await db
      .selectFrom('booking')
      .innerJoin('booking_revision', (join) =>
        join
          .onRef('booking_revision.booking_id', '=', 'booking.id')
          .onRef('booking_revision.revision', '=', 'booking.revision'),
      )
      .select(['booking.id', 'event', 'sessions'])
      .where('status', '=', 'booked')
      .execute()
    const cells = await db.selectFrom('claimed_cell').selectAll().where('booking_id', 'is not', null).execute()
    const places = await db.selectFrom('claimed_place').selectAll().execute()
    return rows.map(({ id, event, sessions }) => ({
      event,
      sessions: JSON.parse(sessions) as Session[],
      cells: cells.flatMap((cell) => (cell.booking_id === id ? [cell.starts_at] : [])).sort(),
      places: places.flatMap((place) => (place.booking_id === id ? [place.day] : [])).sort(),
    }))
  }

  /** Every booking holds exactly its own half hours and days, none is held twice, and no day has too many. */
  async function expectSound() {
    const bookings = await held()
    for (const { event, sessions, cells, places } of bookings) {
      expect(cells).toEqual(cellsOf(sessions, bookingRules[event]))
      expect(places).toEqual([...new Set(sessions.map(({ start }) => dayOf(start)))].sort())
    }
    const all = bookings.flatMap(({ cells }) => cells)
    expect(new Set(all).size).toBe(all.length)
    const days = bookings.flatMap(({ event, places }) => places.map((place) => `${event} ${place}`))
    for (const one of new Set(days)) {
      const [event] = one.split(' ') as [keyof typeof bookingRules]
      expect(days.filter((other) => other === one).length).toBeLessThanOrEqual(bookingRules[event].perDay)
    }
    const counts = await database()
      .db.selectFrom('claimed_cell')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('booking_id', 'is not', null)
      .executeTakeFirstOrThrow()
    expect(Number(counts.count)).toBe(all.length)
    return bookings
  }

  it('that nobody has checked is refused by the tables themselves', async () => {
    const { db } = database()
    for (const time of ['10:30', '14:00']) await bookSessions(serverOf(0), callAt(time, day))
    const [, second] = await db.selectFrom('booking').select('id').orderBy('id').execute()
    const cell = { starts_at: instantAt(day, '10:30'), booking_id: second?.id ?? 0, blocked_period_id: null }
    await expect(db.insertInto('claimed_cell').values(cell).execute()).rejects.toThrow(/unique|duplicate/i)
    const place = { event: 'intro-call-30-minutes' as const, day, place: 1, booking_id: second?.id ?? 0 }
    await expect(db.insertInto('claimed_place').values(place).execute()).rejects.toThrow(/unique|duplicate/i)
    const nobodys = { ...cell, starts_at: instantAt(day, '16:00'), booking_id: null }
    await expect(db.insertInto('claimed_cell').values(nobodys).execute()).rejects.toThrow(/check|one_holder/i)
  })

  it('for one call has one winner', async () => {
    expect(counted(await race(() => callAt('10:30', day)))).toEqual({ booked: 1, taken: 49 })
    expect(await expectSound()).toHaveLength(1)
  })

  it('of calls and workshops that overlap leaves no two in each other’s way', async () => {
    const kinds = [
      () => callAt('10:30', day),
      () => workshopAt(instantAt(day, '09:00')),
      () => callAt('13:00', day),
      () => workshopAt(instantAt(day, '11:00'), instantAt('2026-12-04', '09:00')),
      () => workshopAt(instantAt('2026-12-02', '13:00'), instantAt(day, '09:00')),
      () => workshopAt(instantAt('2026-12-04', '09:00')),
    ]
    const outcomes = await race((n) => (kinds[n % kinds.length] ?? kinds[0])?.() as BookingSubmission)
    const { booked = 0, ...others } = counted(outcomes)
    expect(others).toEqual({ taken: clients.length - booked })
    expect((await expectSound()).length).toBe(booked)
  })

  it('for the places of one day has as many winners as there are places', async () => {
    const { perDay } = bookingRules['intro-call-30-minutes']
    const outcomes = await race((n) => callAt(times[n % times.length], day))
    expect(counted(outcomes)).toEqual({ booked: perDay, taken: clients.length - perDay })
    expect(await expectSound()).toHaveLength(perDay)
  })

  it('of everything that staff and visitors can do keeps the calendar sound, and stops nobody by a fault', async () => {
    const start = await race((n) => callAt(times[n % times.length], n % 2 ? day : '2026-12-04'))
    const tokens = start.flatMap((one) => (one.outcome === 'booked' ? [one.token] : []))
    const deeds = [
      (n: number) => bookSessions(serverOf(n), callAt(times[n % times.length], n % 3 ? day : '2026-12-04')),
      (n: number) => moveBooking(serverOf(n), tokenOf(n), [instantAt(n % 2 ? '2026-12-04' : day, timeOf(n))]),
      (n: number) => cancelBooking(serverOf(n), tokenOf(n)),
      (n: number) => bookSessions(serverOf(n), workshopAt(instantAt(day, '09:00'), instantAt('2026-12-04', '13:00'))),
      (n: number) => moveBooking(serverOf(n), tokenOf(n + 1), [instantAt(day, timeOf(n + 5))]),
      (n: number) => blockAndUnblock(serverOf(n), timeOf(n)),
    ]
    const tokenOf = (n: number) => tokens[n % tokens.length] ?? ''
    const timeOf = (n: number) => times[n % times.length] ?? ''
    for (let round = 0; round < 4; round += 1) {
      // Which deed it is says nothing of its number: each meets every booking, time and day.
      const outcomes = await Promise.all(
        clients.map((n) => deeds[n % deeds.length]?.(Math.floor(n / deeds.length) + round * 3)),
      )
      expect(outcomes.map((one) => one?.outcome)).not.toContain('unavailable')
      await expectSound()
    }
    const { db } = database()
    const moves = await db.selectFrom('booking_revision').select('booking_id').where('change', '=', 'moved').execute()
    expect(moves.length).toBeGreaterThan(0)
    expect((await db.selectFrom('booking').select('id').execute()).length).toBeGreaterThan(tokens.length)
  })
})

async function blockAndUnblock(app: App, time: string) {
  const from = instantAt(day, time)
  const outcome = await blockTime(app, { from, to: instantAt(day, '15:00') })
  if (outcome.outcome === 'blocked') await unblockTime(app, outcome.number)
  return outcome
}
