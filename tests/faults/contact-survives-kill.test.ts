/**
 * 500 messages by 20 clients while the server is killed with -9 ten times and started again. Every acknowledged message
 * must be stored exactly once and mailed at least once; no key may be stored twice.
 */
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { formToken, sendUntilAcknowledged } from '#tests/support/contact-client.ts'
import { forEachKilledServer } from '#tests/support/kill-often.ts'
import { readLeads, readMails, until } from '#tests/support/leads.ts'

const load = { clients: 20, each: 25, kills: 10, pauseMs: 900 }
const total = load.clients * load.each

forEachKilledServer((server) => {
  it(`loses nothing and doubles nothing over ${load.kills} kill -9 (${server.name})`, async () => {
    const { origin, ...place } = await server.start()
    const token = await formToken(origin)

    const acknowledged = new Map<number, string>()
    await server.killWhile(load, async (client, n) => {
      const key = randomUUID()
      const body = {
        key,
        token,
        name: `Client ${client}`,
        email: `${key}@example.nl`,
        message: `Message ${n}, ${key}`,
      }
      // A network of its own per message: the rate limit is not what is tested here.
      acknowledged.set(await sendUntilAcknowledged(origin, body, `10.${client}.${n}.1`), body.email)
    })

    const leads = readLeads(place)
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
        return (await readMails(place.dataDir)).size >= 2 * total
      },
      90,
    )
    const recipients = [...(await readMails(place.dataDir)).values()].flatMap((mail) =>
      (mail.to ?? []).map(({ address }) => address),
    )
    const confirmed = new Set(recipients)
    for (const email of acknowledged.values()) expect(confirmed).toContain(email)
  })
})
