/** A disk that is full or read-only, and a database file that is not whole: one clear line, and nothing acknowledged lost. */
import { randomUUID } from 'node:crypto'
import { copyFileSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formToken, postMessage } from '#tests/support/contact-client.ts'
import { readLeads, readMails, until } from '#tests/support/leads.ts'
import { mountSmallDisk } from '#tests/support/small-disk.ts'
import { makeDataDir, removeDataDir, type Site, startSite } from '#tests/support/start-site.ts'

const disk = mountSmallDisk(8)

/** The lines of a start that fails, without those of the build and the log. */
async function failedStart(dataDir: string): Promise<string[]> {
  const failed = await startSite({ dataDir }).catch((error: Error) => error.message)
  if (typeof failed !== 'string') {
    await failed.stop()
    throw new Error('it started')
  }
  expect(failed).toContain('exited with 1')
  return failed.trim().split('\n').slice(1)
}

const typed = (n: number) => ({ name: 'Anna', email: `anna${n}@example.nl`, message: `Our quotes wait, ${n}.` })

describe.skipIf(!disk)('a disk', () => {
  const folder = disk?.folder ?? ''
  let site: Site | undefined

  afterAll(async () => {
    await site?.stop()
    disk?.remove()
  })

  it('that fills up costs no message that was acknowledged, and none is acknowledged that is not stored', async () => {
    site = await startSite({ dataDir: folder, env: { TRUST_PROXY: '1' } })
    const { origin } = site
    const token = await formToken(origin)
    const post = (n: number, key: string) => postMessage(origin, { ...typed(n), token, key }, `10.5.${n}.1`)
    expect((await post(0, randomUUID())).status).toBe(201)
    await until('its mails are written', async () => (await readMails(folder)).size === 2)

    disk?.fill()
    const keys = Array.from({ length: 20 }, () => randomUUID())
    const acknowledged = []
    for (const [n, key] of keys.entries()) {
      const answer = await post(n + 1, key)
      expect([201, 503]).toContain(answer.status)
      if (answer.status === 201) acknowledged.push(typed(n + 1).email)
      else expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect(acknowledged.length).toBeLessThan(keys.length)
    expect((await fetch(`${origin}/nl`)).status).toBe(200)
    expect((await fetch(`${origin}/contact`)).status).toBe(200)
    expect(site.process.exitCode).toBeNull()
    expect(site.output()).toContain('SQLITE_FULL')

    disk?.makeRoom()
    for (const [n, key] of keys.entries()) expect((await post(n + 1, key)).status).toBe(201)
    const emails = readLeads({ dataDir: folder }).map(({ email }) => email)
    expect(emails.sort()).toEqual(Array.from({ length: 21 }, (_, n) => typed(n).email).sort())
    await until('every mail is written', async () => (await readMails(folder)).size === 42, 90)
    expect(await site.stop()).toBe(0)
    site = undefined
  })

  it('that is full at the start is named in one line, and nothing was changed', async () => {
    const before = readFileSync(join(folder, 'site.db'))
    disk?.fill()
    const lines = await failedStart(folder)
    disk?.makeRoom()
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(`${folder} is full`)
    expect(readFileSync(join(folder, 'site.db')).equals(before)).toBe(true)
  })

  it('that may not be written to is named in one line', async () => {
    disk?.setReadOnly(true)
    const lines = await failedStart(folder)
    disk?.setReadOnly(false)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(`${folder} cannot be written to`)
    expect(readLeads({ dataDir: folder })).toHaveLength(21)
  })
})

describe('a database file', () => {
  const dataDir = makeDataDir()
  const file = join(dataDir, 'site.db')
  const whole = join(dataDir, 'mail', 'whole')
  let size = 0

  beforeAll(async () => {
    const site = await startSite({ dataDir })
    const token = await formToken(site.origin)
    expect((await postMessage(site.origin, { ...typed(0), token, key: randomUUID() }, '10.5.0.1')).status).toBe(201)
    await until('its mails are written', async () => (await readMails(dataDir)).size === 2)
    await site.stop()
    copyFileSync(file, whole)
    size = statSync(whole).size
  })

  afterAll(() => removeDataDir(dataDir))

  it.each([
    ['cut in half', () => truncateSync(file, size / 2), 'is damaged'],
    ['cut to a hundred bytes', () => truncateSync(file, 100), 'is damaged'],
    ['with pages of nothing', () => writeFileSync(file, readFileSync(file).fill(0, 4096, 65_536)), 'is damaged'],
    ['that is something else', () => writeFileSync(file, 'a letter to my aunt '.repeat(1_000)), 'is damaged'],
    // SQLite takes it for a new database: everything would be gone, and nobody would notice.
    ['without a byte in it', () => truncateSync(file, 0), 'is empty'],
  ])('%s is refused in one line, twice, and left as it is', async (_, damage, said) => {
    copyFileSync(whole, file)
    damage()
    const damaged = readFileSync(file)
    for (const _start of ['first', 'second']) {
      const lines = await failedStart(dataDir)
      expect(lines).toHaveLength(1)
      expect(lines[0]).toContain(`${file} ${said}`)
    }
    expect(readFileSync(file).equals(damaged)).toBe(true)
  })

  it('is not served with a secret that was emptied: every key would be known', async () => {
    copyFileSync(whole, file)
    const [secret, before] = [join(dataDir, 'secret'), readFileSync(file)]
    const kept = readFileSync(secret)
    writeFileSync(secret, '')
    const lines = await failedStart(dataDir)
    writeFileSync(secret, kept)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(`${secret} is empty`)
    expect(readFileSync(file).equals(before)).toBe(true)
  })

  it('that was put back is taken, with all that was in it', async () => {
    copyFileSync(whole, file)
    const site = await startSite({ dataDir })
    expect(readLeads({ dataDir })).toHaveLength(1)
    expect(await site.stop()).toBe(0)
  })
})
