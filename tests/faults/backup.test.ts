/** The nightly copy when the server is killed over it and when the disk is full; and what a restored one holds. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import Sqlite from 'better-sqlite3'
import { afterAll, describe, expect, it } from 'vitest'
import { copyDatabase } from '#app/domain/backup/copy-database.server.ts'
import { copyName } from '#app/domain/backup/rotation.ts'
import { formToken, postMessage } from '#tests/support/contact-client.ts'
import { readLeads, until } from '#tests/support/leads.ts'
import { runOps } from '#tests/support/run-ops.ts'
import { mountSmallDisk } from '#tests/support/small-disk.ts'
import { freePort, makeDataDir, removeDataDir, type Site, startSite } from '#tests/support/start-site.ts'

const hurry = fileURLToPath(new URL('../support/hurry-backups.ts', import.meta.url))
const env = { TRUST_PROXY: '1', NODE_OPTIONS: `--import=${hurry}` }
const kills = 3

const disk = mountSmallDisk(16)

function namesIn(dataDir: string): string[] {
  try {
    return readdirSync(join(dataDir, 'backups'))
  } catch {
    return []
  }
}

const finished = (dataDir: string) => namesIn(dataDir).filter((name) => name.endsWith('.db'))
const begun = (dataDir: string) => namesIn(dataDir).filter((name) => name.endsWith('.part'))

/** Addresses of the messages in a whole copy; throws for one that is not. */
function messagesIn(file: string): string[] {
  const database = new Sqlite(file, { readonly: true })
  try {
    expect(database.pragma('integrity_check', { simple: true })).toBe('ok')
    return database.prepare('select email from contact_message').pluck().all() as string[]
  } finally {
    database.close()
  }
}

/** So that a copy takes a while: crash reports, which nothing else in the test looks at. */
function grow(dataDir: string, megabytes: number): void {
  const database = new Sqlite(join(dataDir, 'site.db'), { timeout: 5000 })
  const insert = database.prepare("insert into app_error values (null, ?, 'm', ?, '/', null, ?)")
  const [stack, now] = ['x'.repeat(8192), new Date().toISOString()]
  database.transaction(() => {
    for (let n = 0; n < megabytes * 128; n += 1) insert.run(randomUUID(), stack, now)
  })()
  database.close()
}

async function post(origin: string, token: string, email: string): Promise<number> {
  const [a, b, c] = randomUUID().match(/\d/g) ?? []
  const body = { token, name: 'Anna', email, message: 'Our quotes wait.', key: randomUUID() }
  return (await postMessage(origin, body, `10.${a}${b}.${c}.${Math.floor(Math.random() * 250)}`)).status
}

describe('the nightly copy', () => {
  const dataDir = makeDataDir()
  const elsewhere = makeDataDir()
  let site: Site | undefined

  afterAll(async () => {
    await site?.stop()
    for (const folder of [dataDir, elsewhere]) removeDataDir(folder)
  })

  it(`is whole or not there over ${kills} kill -9, and restored it has all that was acknowledged before it began`, async () => {
    const port = await freePort()
    const start = () => startSite({ dataDir, port, env })
    site = await start()
    const { origin } = site
    const token = await formToken(origin)
    grow(dataDir, 64)
    const acknowledged: { email: string; at: number }[] = []
    const acknowledge = async () => {
      const email = `${randomUUID()}@example.nl`
      expect(await post(origin, token, email)).toBe(201)
      acknowledged.push({ email, at: Date.now() })
    }
    /** The name says when it began, to the second. */
    const owed = (name: string) =>
      acknowledged.filter(({ at }) => copyName(new Date(at)) < name).map(({ email }) => email)
    const removeFinished = () => {
      for (const name of finished(dataDir)) rmSync(join(dataDir, 'backups', name))
    }

    let cut = 0
    for (let n = 0; n < kills; n += 1) {
      await acknowledge()
      // One that was under way already may end meanwhile, and then none is due.
      const left = begun(dataDir)
      await until(
        'a copy is begun',
        () => {
          const isBegun = begun(dataDir).some((name) => !left.includes(name))
          if (!isBegun) removeFinished()
          return isBegun
        },
        60,
      )
      // The first at once, the others later: how long a copy takes depends on the disk.
      await wait(n * 100)
      await site.kill()
      if (begun(dataDir).length > 0) cut += 1
      for (const name of finished(dataDir))
        expect(messagesIn(join(dataDir, 'backups', name))).toEqual(expect.arrayContaining(owed(name)))
      site = await start()
    }
    // Otherwise the kills all came too late, and nothing was shown.
    expect(cut).toBeGreaterThan(0)

    await acknowledge()
    await until('a copy is made', () => finished(dataDir).length > 0 && begun(dataDir).length === 0, 60)
    await wait(1100)
    removeFinished()
    await until('the last copy is made', () => finished(dataDir).length > 0, 60)
    const [copy = ''] = finished(dataDir)
    expect(owed(copy)).toHaveLength(kills + 1)
    await acknowledge()
    expect(begun(dataDir)).toEqual([])
    // The line comes when the thread that copied has ended, a moment after the file is there.
    await until('the log says that a copy was made', () => site?.output().includes('"msg":"backup made"') ?? false)
    const file = join(dataDir, 'backups', copy)
    const refused = await runOps(dataDir)(['restore', file])
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('Another server is running')])
    await site.stop()

    expect(await runOps(elsewhere)(['restore', file])).toMatchObject({ code: 0 })
    site = await startSite({ dataDir: elsewhere })
    expect((await fetch(`${site.origin}/healthz`)).status).toBe(200)
    const restored = readLeads({ dataDir: elsewhere }).map(({ email }) => email)
    expect(restored.toSorted()).toEqual(owed(copy).toSorted())
  }, 480_000)
})

describe.skipIf(!disk)('a full disk', () => {
  const folder = disk?.folder ?? ''
  let site: Site | undefined

  afterAll(async () => {
    await site?.stop()
    disk?.remove()
  })

  it('ends a copy half-way without a trace', async () => {
    const away = mkdtempSync(join(tmpdir(), 'copy-'))
    const source = join(away, 'large.db')
    const database = new Sqlite(source)
    database.exec('create table t (text text)')
    database.prepare('insert into t values (?)').run('x'.repeat(20 * 1024 * 1024))
    database.close()
    const target = join(folder, 'copy.db')
    writeFileSync(target, 'of the night before')
    await expect(copyDatabase(source, target, `${target}.part`)).rejects.toMatchObject({ code: 'SQLITE_FULL' })
    expect([readdirSync(folder), statSync(target).size]).toEqual([['copy.db'], 19])
    rmSync(target)
    rmSync(away, { recursive: true })
  })

  it('gets no nightly copy, which the log says, and goes on taking messages', async () => {
    site = await startSite({ dataDir: folder, env: { ...env, BACKUP_NIGHTLY: '0' } })
    const token = await formToken(site.origin)
    grow(folder, 3)
    await site.stop()
    // Room for the site, and for a copy, but not for as much again.
    const { size } = statSync(join(folder, 'site.db'))
    const { bavail, bsize } = statfsSync(folder)
    writeFileSync(join(folder, 'ballast'), Buffer.alloc(bavail * bsize - Math.floor(1.5 * size)))
    site = await startSite({ dataDir: folder, env })
    await until('it is said', () => site?.output().includes('"outcome":"no_room"') ?? false)
    expect(site.output()).toMatch(/"level":"error".*"msg":"backup failed"/)
    expect(namesIn(folder)).toEqual([])
    expect(await post(site.origin, token, 'anna@example.nl')).toBe(201)
    expect(await site.stop()).toBe(0)
    site = undefined
    expect(readLeads({ dataDir: folder })).toHaveLength(1)
  })
})
