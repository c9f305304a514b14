import { expect, it } from 'vitest'
import { forEachDatabase } from '#tests/support/databases.ts'
import type { Deleted } from './delete-expired.server.ts'
import { claimRound, noteRound, readRounds } from './retention-rounds.server.ts'

const nothing: Deleted = {
  messages: 0,
  suspects: 0,
  reports: 0,
  checklists: 0,
  bookings: 0,
  mails: 0,
  counts: 0,
  crashes: 0,
  sessions: 0,
  events: 0,
  leads: 0,
  changes: 0,
  proofs: 0,
}

forEachDatabase('noting what a round deleted', (database, another) => {
  const at = (moment: string) => ({ now: () => new Date(moment) })

  it('adds up a day, as Amsterdam counts days, newest first', async () => {
    const { db } = database()
    await noteRound(db, at('2026-11-21T22:30:00.000Z'), { ...nothing, mails: 2 })
    await noteRound(db, at('2026-11-21T23:30:00.000Z'), { ...nothing, mails: 3, leads: 1 })
    await noteRound(db, at('2026-11-22T00:30:00.000Z'), { ...nothing, leads: 1 })
    const rounds = await readRounds(db)
    expect(rounds).toMatchObject([
      { day: '2026-11-22', rounds: 2, lastAt: '2026-11-22T00:30:00.000Z', counts: { mails: 3, leads: 2 } },
      { day: '2026-11-21', rounds: 1, counts: { mails: 2, leads: 0 } },
    ])
  })

  it('loses none of several processes at once', async () => {
    const one = database().db
    // Two connections of one process cannot take turns on SQLite: waiting for the lock stops both.
    const two = database().dialect === 'sqlite' ? one : (await another()).db
    const clock = at('2026-11-21T12:00:00.000Z')
    await Promise.all(
      Array.from({ length: 12 }, (_, n) => noteRound(n % 2 ? one : two, clock, { ...nothing, counts: 5 })),
    )
    expect(await readRounds(one)).toMatchObject([{ rounds: 12, counts: { counts: 60 } }])
  })

  it('is due for one of several processes that ask at once, and for none until an hour later', async () => {
    const one = database().db
    const two = database().dialect === 'sqlite' ? one : (await another()).db
    const ask = (moment: string) =>
      Promise.all(Array.from({ length: 6 }, (_, n) => claimRound(n % 2 ? one : two, at(moment))))
    const told = async (moment: string) => (await ask(moment)).filter(Boolean).length
    expect(await told('2026-11-21T12:00:00.000Z')).toBe(1)
    expect(await told('2026-11-21T12:50:00.000Z')).toBe(0)
    expect(await told('2026-11-21T13:00:00.000Z')).toBe(1)
  })

  it('is due where the clock ran ahead and was set right', async () => {
    const { db } = database()
    expect(await claimRound(db, at('2026-11-21T20:00:00.000Z'))).toBe(true)
    expect(await claimRound(db, at('2026-11-21T12:00:00.000Z'))).toBe(true)
    expect(await claimRound(db, at('2026-11-21T12:00:01.000Z'))).toBe(false)
  })

  it('keeps ninety days', async () => {
    const { db } = database()
    await noteRound(db, at('2026-08-23T12:00:00.000Z'), nothing)
    await noteRound(db, at('2026-08-24T12:00:00.000Z'), nothing)
    await noteRound(db, at('2026-11-22T12:00:00.000Z'), nothing)
    expect((await readRounds(db)).map(({ day }) => day)).toEqual(['2026-11-22', '2026-08-24'])
  })
})
