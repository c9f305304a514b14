/**
 * 500 messages by 20 clients while the server is killed with -9 ten times and started again. Every acknowledged message
 * must be stored exactly once and mailed at least once; no key may be stored twice.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { formToken, sendUntilAcknowledged } from '#tests/support/contact-client.ts'
import { forEachKind } from '#tests/support/databases.ts'
import { readLeads, readMails, until } from '#tests/support/leads.ts'
import { freePort, makeDataDir, removeDataDir, type Site, startSite } from '#tests/support/start-site.ts'

const clients = 20
const messagesPerClient = 25
const kills = 10

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

    const acknowledged = new Map<number, string>()
    let open = true
    const client = async (clientNumber: number) => {
      for (let n = 0; n < messagesPerClient; n += 1) {
        const key = randomUUID()
        const body = {
          key,
          token,
          name: `Client ${clientNumber}`,
          email: `${key}@example.nl`,
          message: `Message ${n}, ${key}`,
        }
        // A network of its own per message: the rate limit is not what is tested here.
        const number = await sendUntilAcknowledged(site.origin, body, `10.${clientNumber}.${n}.1`)
        acknowledged.set(number, body.email)
        // Spread over the kills; once those are done, as fast as it goes.
        if (open) await wait(Math.random() * 900)
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

    const leads = readLeads({ dataDir, ...(databaseUrl ? { databaseUrl } : {}) })
    const total = clients * messagesPerClient
    expect(acknowledged.size).toBe(total)
    expect(leads.map(({ number }) => number).sort((a, b) => a - b)).toEqual(
      [...acknowledged.keys()].sort((a, b) => a - b),
    )
    expect(new Set(leads.map(({ email }) => email)).size).toBe(total)
    for (const { number, email, status } of leads) {
      expect(acknowledged.get(number)).toBe(email)
      expect(status).toBe('received')
    }

    await until(
      'every message is mailed to the office and confirmed',
      async () => {
        return (await readMails(dataDir)).size >= 2 * total
      },
      90,
    )
    const recipients = [...(await readMails(dataDir)).values()].flatMap((mail) =>
      (mail.to ?? []).map(({ address }) => address),
    )
    const confirmed = new Set(recipients)
    for (const email of acknowledged.values()) expect(confirmed).toContain(email)
  })
})
