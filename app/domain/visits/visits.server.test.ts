import { pino } from 'pino'
import { expect, it } from 'vitest'
import { deleteExpired } from '#app/domain/retention/delete-expired.server.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { periodUpTo, readVisits, readVisitsOfDay } from './read-visits.server.ts'
import type { OpenedPage } from './visit.ts'
import { startVisitCounter } from './visit-counter.server.ts'
import { mostNamesPerDay, writeVisits } from './write-visits.server.ts'

/** Half past midnight in Amsterdam, and still the day before in UTC. */
const clock = { now: () => new Date('2026-11-20T23:30:00.000Z') }
const day = '2026-11-21'
const log = pino({ enabled: false })
const opened: OpenedPage = { page: 'home', slug: '', locale: 'nl', source: 'direct', name: '' }

forEachDatabase('visits', (database, another) => {
  it('of several processes add up, on the day in Amsterdam', async () => {
    const counters = [database(), await another()].map((one) => startVisitCounter({ database: one, clock, log }))
    for (let n = 0; n < 30; n++) {
      for (const counter of counters) {
        counter.count(opened)
        counter.count({ ...opened, page: 'article', slug: `a${n % 3}`, source: 'page', name: 'home' })
      }
    }
    // SQLite takes one writer at a time, and a thread that waits for it cannot let the other one end.
    if (database().dialect === 'postgres') await Promise.all(counters.map((counter) => counter.stop()))
    else for (const counter of counters) await counter.stop()
    const figures = await readVisits(database().db, periodUpTo(day, 7))
    expect(figures).toMatchObject({ visits: 60, opened: 120, byLanguage: { en: 0, nl: 120 } })
    expect(figures.byDay.map((one) => one.visits)).toEqual([0, 0, 0, 0, 0, 0, 60])
    expect(figures.byPage.map(({ page, slug, opened: times }) => [page, slug, times])).toEqual([
      ['home', '', 60],
      ['article', 'a0', 20],
      ['article', 'a1', 20],
      ['article', 'a2', 20],
    ])
  })

  it('are kept until the database takes them', async () => {
    const broken = { ...database(), db: { transaction: () => ({ execute: () => Promise.reject(new Error('away')) }) } }
    let current = broken as never
    const counter = startVisitCounter({
      database: {
        get db() {
          return (current as ReturnType<typeof database>).db
        },
      } as never,
      clock,
      log,
    })
    counter.count(opened)
    await counter.stop()
    current = database() as never
    counter.count(opened)
    await counter.stop()
    expect(await readVisitsOfDay(database().db, day)).toEqual([{ ...opened, day, count: 2 }])
  })

  it('are kept for two years, and a day is kept or deleted as a whole', async () => {
    const { db } = database()
    const sums = ['2024-11-20', '2024-11-21', '2024-11-22', day].map((one) => ({ ...opened, day: one, count: 1 }))
    await writeVisits(database(), sums)
    await deleteExpired(db, clock)
    const days = await db.selectFrom('visit').select('day').orderBy('day').execute()
    expect(days.map((row) => row.day)).toEqual(['2024-11-21', '2024-11-22', day])
  })

  it('from made-up campaigns are so many a day and no more, whoever counts them', async () => {
    const sums = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, n) => ({
        ...opened,
        day,
        source: 'campaign' as const,
        name: `c${from + n}`,
        count: 1,
      }))
    await writeVisits(database(), sums(0, 40))
    await writeVisits(await another(), sums(20, 100))
    const rows = await readVisitsOfDay(database().db, day)
    expect(rows.filter(({ name }) => name !== '').length).toBe(mostNamesPerDay)
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(120)
    expect(rows.find(({ name }) => name === '')?.count).toBe(50)

    // One that the day knows is counted by its name on, however many were made up meanwhile.
    await writeVisits(database(), sums(0, 1))
    const first = (await readVisitsOfDay(database().db, day)).find(({ name }) => name === 'c0')
    expect(first?.count).toBe(2)
  })
})
