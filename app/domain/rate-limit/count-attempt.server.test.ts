import { beforeEach, expect, it } from 'vitest'
import { forEachDatabase } from '#tests/support/databases.ts'
import { countAttempt, countAttempts, forgetAttempts } from './count-attempt.server.ts'

forEachDatabase('counting attempts', (database, another) => {
  let now: Date
  const clock = { now: () => now }
  const rule = { subject: 'contact:abc', limit: 3, windowSeconds: 600 }

  beforeEach(() => {
    now = new Date('2026-11-20T00:00:00.000Z')
  })

  it('allows as many as the limit, then says how long to wait', async () => {
    const verdicts = []
    for (let n = 0; n < 4; n += 1) verdicts.push((await countAttempt(database().db, rule, clock)).allowed)
    expect(verdicts).toEqual([true, true, true, false])
    now = new Date('2026-11-20T00:09:59.500Z')
    expect(await countAttempt(database().db, rule, clock)).toEqual({ allowed: false, retryAfterSeconds: 1 })
    now = new Date('2026-11-20T00:10:00.000Z')
    expect(await countAttempt(database().db, rule, clock)).toEqual({ allowed: true, retryAfterSeconds: 600 })
  })

  it('counts every subject and every length of window for itself', async () => {
    const db = database().db
    const once = { ...rule, limit: 1 }
    expect((await countAttempt(db, once, clock)).allowed).toBe(true)
    expect((await countAttempt(db, { ...once, subject: 'contact:def' }, clock)).allowed).toBe(true)
    expect((await countAttempt(db, { ...once, windowSeconds: 86_400 }, clock)).allowed).toBe(true)
    expect((await countAttempt(db, once, clock)).allowed).toBe(false)
  })

  it('counts in several windows at once, and waits for the last of those that are full', async () => {
    const windows = [
      { limit: 1, windowSeconds: 600 },
      { limit: 2, windowSeconds: 3600 },
      { limit: 9, windowSeconds: 86_400 },
    ]
    const verdicts = []
    for (let n = 0; n < 3; n += 1) verdicts.push(await countAttempts(database().db, rule.subject, windows, clock))
    expect(verdicts).toEqual([
      { allowed: true, retryAfterSeconds: 86_400 },
      { allowed: false, retryAfterSeconds: 600 },
      { allowed: false, retryAfterSeconds: 3600 },
    ])
    const counts = await database().db.selectFrom('rate_limit').select('count').execute()
    expect(counts).toEqual([{ count: 3 }, { count: 3 }, { count: 3 }])
  })

  it('forgets what one subject has in the windows that run, says how many that were, and leaves all else', async () => {
    const db = database().db
    const windows = [
      { limit: 1, windowSeconds: 600 },
      { limit: 2, windowSeconds: 86_400 },
    ]
    const forget = () => forgetAttempts(db, rule.subject, windows, clock)
    await countAttempts(db, rule.subject, windows, clock)
    await countAttempts(db, 'contact:def', windows, clock)
    now = new Date('2026-11-20T00:10:00.000Z')
    await countAttempts(db, rule.subject, windows, clock)
    expect(await forget()).toBe(2)
    expect(await forget()).toBe(0)
    const left = await db.selectFrom('rate_limit').select(['subject', 'window_start']).orderBy('subject').execute()
    expect(left).toEqual([
      { subject: 'contact:abc/600', window_start: '2026-11-20T00:00:00.000Z' },
      { subject: 'contact:def/600', window_start: '2026-11-20T00:00:00.000Z' },
      { subject: 'contact:def/86400', window_start: '2026-11-20T00:00:00.000Z' },
    ])
    expect((await countAttempts(db, rule.subject, windows, clock)).allowed).toBe(true)
  })

  it('lets exactly the limit through when all processes count at once', async () => {
    const other = await another()
    const both = [database().db, other.db]
    const verdicts = await Promise.all(
      Array.from({ length: 40 }, (_, n) => countAttempt(both[n % 2] as (typeof both)[0], rule, clock)),
    )
    expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(rule.limit)
  })

  it('counts in a transaction too, and forgets the attempt when that fails', async () => {
    const failing = database()
      .db.transaction()
      .execute(async (trx) => {
        await countAttempt(trx, rule, clock)
        throw new Error('rolled back')
      })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await database().db.selectFrom('rate_limit').selectAll().execute()).toEqual([])
  })
})
