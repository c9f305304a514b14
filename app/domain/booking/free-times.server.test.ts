import { pino } from 'pino'
import { beforeEach, expect, it, vi } from 'vitest'
import { parseSettings } from '#app/platform/settings.server.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { blockTime } from './block-time.server.ts'
import { freeTimes } from './free-times.server.ts'

const call = 'intro-call-30-minutes'
const workshop = 'automation-strategy-workshop'

forEachDatabase('the next free times', (database) => {
  let now: Date
  let app: Parameters<typeof freeTimes>[0]

  beforeEach(() => {
    // A Thursday, 16:00 in Amsterdam.
    now = new Date('2026-11-26T15:00:00.000Z')
    app = {
      // Another object each time: what an earlier test held in memory goes with its own.
      database: { ...database() },
      clock: { now: () => now },
      log: pino({ level: 'silent' }),
      settings: parseSettings({}),
    }
  })

  const days = async () => (await freeTimes(app, call, 'en'))?.map(({ day, time }) => `${day} ${time}`)

  it('are the first of each of the next three days that have any', async () => {
    expect(await days()).toEqual(['Friday 27 November 9:00', 'Monday 30 November 9:00', 'Tuesday 1 December 9:00'])
    const [friday] = (await freeTimes(app, call, 'nl')) ?? []
    expect(friday).toMatchObject({
      start: '2026-11-27T08:00:00.000Z',
      path: '/nl/book/intro-call-30-minutes?at=2026-11-27T08:00:00.000Z#details',
      day: 'vrijdag 27 november',
      time: '9.00 uur',
    })
    expect(friday?.free).toHaveLength(16)
  })

  it('leave out what is taken, and are drawn from the opening of the office', async () => {
    await blockTime(app, { from: '2026-11-26T23:00:00.000Z', to: '2026-11-27T14:30:00.000Z', reason: undefined })
    const [friday] = (await freeTimes(app, call, 'en')) ?? []
    expect(friday).toMatchObject({ day: 'Friday 27 November', time: '15:30' })
    expect(friday?.free).toEqual([390, 420, 450].map((from) => ({ from, minutes: 30 })))
  })

  it('of the workshop are half days', async () => {
    const [first] = (await freeTimes(app, workshop, 'en')) ?? []
    expect(first?.free).toEqual([0, 240].map((from) => ({ from, minutes: 240 })))
  })

  it('asks the database once, however many ask meanwhile', async () => {
    const asked = vi.spyOn(app.database.db, 'selectFrom')
    await Promise.all(Array.from({ length: 50 }, days))
    const once = asked.mock.calls.length
    expect(once).toBeGreaterThan(0)
    now = new Date(now.getTime() + 9_999)
    await days()
    expect(asked).toHaveBeenCalledTimes(once)
    now = new Date(now.getTime() + 1)
    await days()
    expect(asked).toHaveBeenCalledTimes(2 * once)
    asked.mockRestore()
  })

  it('are unknown while the database is away, and that is held too', async () => {
    const asked = vi.spyOn(app.database.db, 'selectFrom').mockImplementation(() => {
      throw new Error('away')
    })
    expect([await days(), await days()]).toEqual([undefined, undefined])
    expect(asked).toHaveBeenCalledTimes(1)
    asked.mockRestore()
    now = new Date(now.getTime() + 10_000)
    expect(await days()).toHaveLength(3)
  })

  it('are none of ours where another calendar takes the bookings', async () => {
    const settings = parseSettings({ CAL_ORIGIN: 'https://cal.example', CAL_USER: 'us' })
    expect(await freeTimes({ ...app, settings }, call, 'en')).toEqual([])
  })
})
