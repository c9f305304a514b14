/**
 * 120 reports by 8 clients while the server is killed with -9 five times and started again. Every acknowledged report
 * must open at its address with the figures that were sent, be stored exactly once, and be mailed at least once.
 */
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { typeSheet, writeTypedSheet } from '#app/domain/roi/typed-sheet.ts'
import { formToken } from '#tests/support/contact-client.ts'
import { exampleSheet } from '#tests/support/example-sheet.ts'
import { forEachKilledServer } from '#tests/support/kill-often.ts'
import { readMails, readReportLeads, until } from '#tests/support/leads.ts'
import { saveUntilAcknowledged } from '#tests/support/report-client.ts'

const load = { clients: 8, each: 15, kills: 5, pauseMs: 700 }
const total = load.clients * load.each

/** A name that no other report has, and that stands on its page. */
const nameOf = (key: string) => `Process ${key.slice(0, 13)}`

const sheetOf = (key: string) => writeTypedSheet(typeSheet({ ...exampleSheet, name: nameOf(key) }, 'en')).toString()

forEachKilledServer((server) => {
  it(`loses nothing and doubles nothing over ${load.kills} kill -9 (${server.name})`, async () => {
    const { origin, ...place } = await server.start()
    const token = await formToken(origin)

    /** Address to share, by key. */
    const acknowledged = new Map<string, string>()
    await server.killWhile(load, async (client, n) => {
      const key = randomUUID()
      const fields = { key, token, sheet: sheetOf(key), email: `${key}@example.nl`, consent: 'on' }
      // A network of its own per report: the rate limit is not what is tested here.
      const share = await saveUntilAcknowledged(origin, fields, `10.${client}.${n}.1`)
      acknowledged.set(key, new URL(share).pathname)
    })

    expect(new Set(acknowledged.values()).size).toBe(total)
    const leads = readReportLeads(place)
    expect(leads.map(({ email }) => email).sort()).toEqual(
      [...acknowledged.keys()].map((key) => `${key}@example.nl`).sort(),
    )
    expect(new Set(leads.map(({ figures }) => figures.costCentsPerYear))).toEqual(new Set([2_520_000]))

    for (const [key, path] of acknowledged) {
      const page = await fetch(origin + path)
      expect(page.status).toBe(200)
      const html = await page.text()
      expect(html).toContain(nameOf(key))
      expect(html).toContain('€25,200')
    }

    await until(
      'every report is mailed to the visitor, with how to withdraw it, and to the office',
      async () => (await readMails(place.dataDir)).size >= 3 * total,
      90,
    )
    const texts = [...(await readMails(place.dataDir)).values()].map(({ text }) => text ?? '').join('\n')
    for (const path of acknowledged.values()) expect(texts).toContain(path)
  })
})
