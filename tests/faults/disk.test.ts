/** A disk that is full or read-only, and a database file that is not whole: one clear line, and nothing acknowledged lost. */
import { randomUUID } from 'node:crypto'
import { copyFileSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { request } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSqlite } from '#app/platform/sqlite.server.ts'
import { migrate } from '#db/migrate.ts'
import { makeAccount } from '#tests/support/account-client.ts'
import { formToken, postMessage } from '#tests/support/contact-client.ts'
import { readLeads, readMails, until } from '#tests/support/leads.ts'
import { runOps } from '#tests/support/run-ops.ts'
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

/** Takes away what readers and failed starts leave beside the file: with that, SQLite can read it on such a disk. */
async function closeWhole(dataDir: string): Promise<void> {
  const database = openSqlite(dataDir)
  await database.ping()
  await database.close()
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

  it('that fills up takes no form of an account, and what was typed is sent again', async () => {
    site = await startSite({ dataDir: folder })
    const visitor = await request.newContext({ baseURL: site.origin })
    await makeAccount(visitor, site)
    const save = (n: number) => {
      const form = { do: 'save', firstName: `Anna ${n}`, lastName: 'de Wit', language: 'en' }
      return visitor.post('/account', { form, maxRedirects: 0 })
    }
    disk?.fill()
    const answers = []
    for (let n = 0; n < 20; n++) answers.push({ typed: `Anna ${n}`, answer: await save(n) })
    const refused = answers.filter(({ answer }) => answer.status() === 503)
    expect(answers.filter(({ answer }) => answer.status() === 303).length + refused.length).toBe(20)
    expect(refused.length).toBeGreaterThan(0)
    for (const { typed, answer } of refused) {
      const page = await answer.text()
      expect(page).toContain('what you sent is not confirmed')
      expect(page).toContain(typed)
    }
    disk?.makeRoom()
    expect((await save(20)).status()).toBe(303)
    await visitor.dispose()
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
    expect(lines[0]).toContain(`${folder} may only be read (EROFS)`)
    expect(readLeads({ dataDir: folder })).toHaveLength(21)
  })

  it('that is full or may not be written to is named to staff too, while no server runs', async () => {
    const elsewhere = makeDataDir()
    const copy = join(elsewhere, 'copy.db')
    expect((await runOps(folder)(['backup', copy])).code).toBe(0)
    const said = async (...args: string[]) => (await runOps(folder)(args)).err
    await closeWhole(folder)
    disk?.fill()
    const whenFull = [await said('leads'), await said('restore', copy)]
    disk?.makeRoom()
    await closeWhole(folder)
    disk?.setReadOnly(true)
    const whenReadOnly = [await said('leads'), await said('backup', copy), await said('restore', copy)]
    disk?.setReadOnly(false)
    removeDataDir(elsewhere)
    const full = `The disk of the data folder ${folder} is full (`
    for (const line of whenFull) expect([line.startsWith(full), line]).toEqual([true, line])
    const readOnly = `The disk of the data folder ${folder} may only be read (EROFS)`
    for (const line of whenReadOnly) expect([line.startsWith(readOnly), line]).toEqual([true, line])
    expect(readLeads({ dataDir: folder })).toHaveLength(21)
  })

  it('of a copy that is full or may not be written to is not taken for that of the data folder', async () => {
    const dataDir = makeDataDir()
    const other = openSqlite(dataDir)
    await migrate(other)
    await other.close()
    const said = async () => (await runOps(dataDir)(['backup', join(folder, 'copy.db')])).err
    disk?.fill()
    const whenFull = await said()
    disk?.makeRoom()
    disk?.setReadOnly(true)
    const whenReadOnly = await said()
    disk?.setReadOnly(false)
    removeDataDir(dataDir)
    expect(whenFull).toMatch(new RegExp(`^No copy was made: the disk of ${folder} is full \\(\\w+\\)\\.\n$`))
    expect(whenReadOnly).toMatch(new RegExp(`^No copy was made in ${folder}: EROFS.*\n$`))
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
