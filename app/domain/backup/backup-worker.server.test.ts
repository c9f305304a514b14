/** The worker with its real thread and a real database; only its timer is set by hand. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Log } from '#app/platform/log.server.ts'
import { openSqlite } from '#app/platform/sqlite.server.ts'
import { migrate } from '#db/migrate.ts'
import { makeDataDir, removeDataDir } from '#tests/support/start-site.ts'
import { startBackupWorker } from './backup-worker.server.ts'
import { asideName, copyName } from './rotation.ts'

const thread = new URL('../../../server/backup-thread.ts', import.meta.url)
const halfAnHour = 30 * 60 * 1000
const first = new Date('2026-11-22T02:17:00.000Z')

let dataDir: string
let now: Date
let lines: string[]
let worker: { stop(): Promise<void> } | undefined

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  dataDir = makeDataDir()
  now = first
  lines = []
  const database = openSqlite(dataDir)
  await migrate(database)
  await database.close()
})
afterEach(async () => {
  await worker?.stop()
  vi.useRealTimers()
  removeDataDir(dataDir)
})

function start(settings: { backupNightly?: boolean; databaseUrl?: string } = {}): void {
  const write = (fields: object, words: string) => lines.push(`${words} ${JSON.stringify(fields)}`)
  worker = startBackupWorker({
    settings: { dataDir, backupNightly: true, databaseUrl: undefined, ...settings },
    clock: { now: () => now },
    log: { info: write, error: write } as unknown as Log,
    thread,
  })
}

/** Lets the worker look until it has said something more: a look while it is still at work is none. */
async function look(): Promise<void> {
  const before = lines.length
  await vi.waitFor(() => {
    vi.advanceTimersByTime(halfAnHour)
    expect(lines.length).toBeGreaterThan(before)
  }, 15_000)
}

const copies = () => readdirSync(join(dataDir, 'backups')).toSorted()
const later = (hours: number) => new Date(first.getTime() + hours * 3_600_000)

describe('the backup worker', () => {
  it('makes one checked copy a night, for its owner only, and notes it', async () => {
    start()
    expect(existsSync(join(dataDir, 'backups'))).toBe(false)
    await look()
    expect(lines).toEqual([expect.stringContaining('backup made')])
    const file = join(dataDir, 'backups', copyName(first))
    expect([statSync(file).mode & 0o777, statSync(join(dataDir, 'backups')).mode & 0o777]).toEqual([0o600, 0o700])
    const copy = new Sqlite(file, { readonly: true })
    expect(copy.pragma('integrity_check', { simple: true })).toBe('ok')
    expect(copy.prepare('select count(*) as n from kysely_migration').get()).not.toEqual({ n: 0 })
    copy.close()
    const note = JSON.parse(readFileSync(join(dataDir, 'last-backup.json'), 'utf8'))
    expect(note).toEqual({ at: first.toISOString(), size: statSync(file).size })

    // Looks of the same night find it there; the next night's makes another.
    now = later(23)
    vi.advanceTimersByTime(halfAnHour)
    await worker?.stop()
    expect(copies()).toEqual([copyName(first)])
    start()
    now = later(24)
    await look()
    expect(copies()).toEqual([copyName(first), copyName(later(24))])
  })

  it('makes one at a time, however often it looks meanwhile', async () => {
    start()
    vi.advanceTimersByTime(5 * halfAnHour)
    await vi.waitFor(() => expect(lines).toHaveLength(1), 15_000)
    expect(copies()).toEqual([copyName(first)])
  })

  it('uses up what a killed process left, and leaves alone what is not its own', async () => {
    mkdirSync(join(dataDir, 'backups'))
    const strangers = ['fetched-by-hand.part', 'site-before-the-move.db']
    for (const name of [`${copyName(first)}.part`, `${copyName(later(-48))}.part`, ...strangers])
      writeFileSync(join(dataDir, 'backups', name), 'half of one')
    start()
    await look()
    expect(copies()).toEqual([strangers[0], copyName(first), strangers[1]])
  })

  it('says that a damaged database cannot be copied, keeps the copies of before, and tries again', async () => {
    start()
    await look()
    const file = join(dataDir, 'site.db')
    const whole = readFileSync(file)
    writeFileSync(file, Buffer.from(whole).fill(7, 4096, 65_536))
    now = later(24)
    await look()
    expect(lines[1]).toMatch(/^backup failed .*(?:damaged|SQLITE_CORRUPT)/)
    expect(copies()).toEqual([copyName(first)])
    writeFileSync(file, whole)
    await look()
    expect(copies()).toEqual([copyName(first), copyName(later(24))])
  })

  it('deletes what has had its time, aside folders with all that is in them too', async () => {
    const old = new Date(first.getTime() - 31 * 86_400_000)
    mkdirSync(join(dataDir, 'backups', asideName(old), 'mail'), { recursive: true })
    writeFileSync(join(dataDir, 'backups', asideName(old), 'mail', 'a.eml'), '')
    writeFileSync(join(dataDir, 'backups', copyName(old)), '')
    start({ backupNightly: false })
    await look()
    expect(lines).toEqual(['old backups deleted {"dropped":2}'])
    expect(copies()).toEqual([])
  })

  it.each([{ backupNightly: false }, { databaseUrl: 'postgres://127.0.0.1:1/x' }])(
    'makes none with %j',
    async (settings) => {
      const old = new Date(first.getTime() - 31 * 86_400_000)
      mkdirSync(join(dataDir, 'backups'))
      writeFileSync(join(dataDir, 'backups', copyName(old)), '')
      start(settings)
      await look()
      await worker?.stop()
      expect(copies()).toEqual([])
    },
  )

  it('goes on when it cannot look, and says so', async () => {
    writeFileSync(join(dataDir, 'backups'), 'not a folder')
    start()
    await look()
    await look()
    expect(lines.filter((line) => !line.startsWith('looking after backups failed'))).toEqual([])
  })
})
