/**
 * 120 reports by 8 clients while the server is killed with -9 five times and started again. Every acknowledged report
 * must open at its address with the figures that were sent, be stored exactly once, and be mailed at least once.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { typeSheet, writeTypedSheet } from '#app/domain/roi/typed-sheet.ts'
import { formToken } from '#tests/support/contact-client.ts'
import { forEachKind } from '#tests/support/databases.ts'
import { exampleSheet } from '#tests/support/example-sheet.ts'
import { readMails, readReportLeads, until } from '#tests/support/leads.ts'
import { saveUntilAcknowledged } from '#tests/support/report-client.ts'
import { freePort, makeDataDir, removeDataDir, type Site, startSite } from '#tests/support/start-site.ts'

const clients = 8
const reportsPerClient = 15
const kills = 5

/** A name that no other report has, and that stands on its page. */
const nameOf = (key: string) => `Process ${key.slice(0, 13)}`

const sheetOf = (key: string) => writeTypedSheet(typeSheet({ ...exampleSheet, name: nameOf(key) }, 'en')).toString()

forEachKind((database) => {
  const dataDir = makeDataDir()
  let site: Site

  afterAll(async () => {
    await site?.stop()
    removeDataDir(dataDir)
  })

  it(`loses nothing and doubles nothing over ${kills} kill -9 (${database.name})`, async () => {
    const port = await freePort()
    const databaseUrl = await database.create()
    const env = { TRUST_PROXY: '1', LOG_LEVEL: 'warn', ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) }
    site = await startSite({ dataDir, port, env })
    const token = await formToken(site.origin)

    /** Address to share, by key. */
    const acknowledged = new Map<string, string>()
    let open = true
    const client = async (clientNumber: number) => {
      for (let n = 0; n < reportsPerClient; n += 1) {
        const key = randomUUID()
        const fields = { key, token, sheet: sheetOf(key), email: `${key}@example.nl`, consent: 'on' }
        // A network of its own per report: the rate limit is not what is tested here.
        const share = await saveUntilAcknowledged(site.origin, fields, `10.${clientNumber}.${n}.1`)
        acknowledged.set(key, new URL(share).pathname)
        if (open) await wait(Math.random() * 700)
      }
    }
    const killer = async () => {
      for (let n = 0; n < kills; n += 1) {
        await wait(200 + Math.random() * 500)
        await site.kill()
        site = await startSite({ dataDir, port, env })
      }
      open = false
    }
    await Promise.all([killer(), ...Array.from({ length: clients }, (_, n) => client(n))])

    const total = clients * reportsPerClient
    expect(new Set(acknowledged.values()).size).toBe(total)
    const leads = readReportLeads({ dataDir, ...(databaseUrl ? { databaseUrl } : {}) })
    expect(leads.map(({ email }) => email).sort()).toEqual(
      [...acknowledged.keys()].map((key) => `${key}@example.nl`).sort(),
    )
    expect(new Set(leads.map(({ figures }) => figures.costCentsPerYear))).toEqual(new Set([2_520_000]))

    for (const [key, path] of acknowledged) {
      const page = await fetch(site.origin + path)
      expect(page.status).toBe(200)
      const html = await page.text()
      expect(html).toContain(nameOf(key))
      expect(html).toContain('€25,200')
    }

    await until(
      'every report is mailed to the visitor, with how to withdraw it, and to the office',
      async () => (await readMails(dataDir)).size >= 3 * total,
      90,
    )
    const texts = [...(await readMails(dataDir)).values()].map(({ text }) => text ?? '').join('\n')
    for (const path of acknowledged.values()) expect(texts).toContain(path)
  })
})
