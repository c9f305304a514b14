/** The worker with a real database; only its timer and its clock are set by hand. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { secondsLater } from '#app/platform/clock.server.ts'
import type { AppDatabase } from '#app/platform/database.server.ts'
import type { Log } from '#app/platform/log.server.ts'
import { openSqlite } from '#app/platform/sqlite.server.ts'
import { migrate } from '#db/migrate.ts'
import { makeDataDir, removeDataDir } from '#tests/support/start-site.ts'
import { readRounds } from './retention-rounds.server.ts'
import { startRetentionWorker } from './retention-worker.server.ts'

const minute = 60_000
const first = new Date('2026-11-22T09:00:00.000Z')

let dataDir: string
let database: AppDatabase
let now: Date
let lines: string[]
let worker: { stop(): Promise<void> } | undefined

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  dataDir = makeDataDir()
  now = first
  lines = []
  database = openSqlite(dataDir)
  await migrate(database)
})
afterEach(async () => {
  await worker?.stop()
  vi.useRealTimers()
  await database.close()
  removeDataDir(dataDir)
})

/** Until its first look is done. */
async function start(): Promise<void> {
  const write = (_fields: object, words: string) => lines.push(words)
  worker = startRetentionWorker({
    db: database.db,
    clock: { now: () => now },
    log: { info: write, error: write } as unknown as Log,
  })
  await pass(0)
}

/** Lets time go by, and the look that falls due in it come to its end: the next one is then set. */
async function pass(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms)
  const nextIsSet = () => expect(vi.getTimerCount(), 'looks to come').toBe(1)
  await vi.waitFor(nextIsSet, { timeout: 15_000, interval: 1 })
}

async function rounds(): Promise<number> {
  return (await readRounds(database.db)).reduce((sum, day) => sum + day.rounds, 0)
}

describe('the retention worker', () => {
  it('has a round at its start, and looks every five minutes whether the next is due', async () => {
    await start()
    expect(await rounds()).toBe(1)
    await pass(5 * minute)
    expect(await rounds()).toBe(1)
    now = secondsLater(first, 3600)
    await pass(4 * minute)
    expect(await rounds()).toBe(1)
    await pass(minute)
    expect(await rounds()).toBe(2)
    expect(lines).toEqual([])
  })

  it('tries a round that failed again after fifteen seconds: nobody else has it before the next hour', async () => {
    const { schema } = database.db
    await schema.alterTable('rate_limit').renameTo('out_of_reach').execute()
    await start()
    expect(lines).toEqual(['deleting expired data failed'])
    await schema.alterTable('out_of_reach').renameTo('rate_limit').execute()
    await pass(14_000)
    expect(await rounds()).toBe(0)
    await pass(1000)
    expect(await rounds()).toBe(1)
  })
})
