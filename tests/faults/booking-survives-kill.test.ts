/**
 * Eight clients, two after each time, while the server is killed with -9 five times and started again. Every time has
 * one booking; each that was acknowledged opens at its address and was mailed, and whoever came second heard so.
 */
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { openDatabase } from '#app/platform/database.server.ts'
import { bookUntilAnswered } from '#tests/support/book-call.ts'
import { formToken } from '#tests/support/contact-client.ts'
import { freeStarts } from '#tests/support/free-starts.ts'
import { forEachKilledServer } from '#tests/support/kill-often.ts'
import { readBookingLeads, readMails, until } from '#tests/support/leads.ts'

const load = { clients: 8, each: 15, kills: 5, pauseMs: 700 }
const times = (load.clients / 2) * load.each

forEachKilledServer((server) => {
  it(`loses nothing and doubles nothing over ${load.kills} kill -9 (${server.name})`, async () => {
    const { origin, ...place } = await server.start()
    const token = await formToken(origin)
    const starts = freeStarts(times)

    /** Address of the booking, by mail address. */
    const acknowledged = new Map<string, string>()
    const beaten: string[] = []
    await server.killWhile(load, async (client, n) => {
      const key = randomUUID()
      const fields = { key, token, source: '{}', name: nameOf(key), email: `${key}@example.nl`, way: 'video' }
      const at = starts[Math.floor(client / 2) * load.each + n] ?? ''
      // A network of its own per booking: the rate limit is not what is tested here.
      const answer = await bookUntilAnswered(origin, fields, { at, client: `10.${client}.${n}.1` })
      if (answer.outcome === 'booked') acknowledged.set(fields.email, answer.path)
      else beaten.push(fields.email)
    })

    expect([acknowledged.size, beaten.length, new Set(acknowledged.values()).size]).toEqual([times, times, times])
    const leads = readBookingLeads(place)
    expect(leads.map(({ email }) => email).sort()).toEqual([...acknowledged.keys()].sort())
    expect(leads.map(({ sessions }) => sessions[0]?.start).sort()).toEqual(starts.toSorted())

    const { db, close } = await openDatabase({ databaseUrl: undefined, ...place })
    const cells = await db.selectFrom('claimed_cell').select(['starts_at', 'booking_id']).execute()
    const places = await db.selectFrom('claimed_place').select('booking_id').execute()
    await close()
    const numbers = leads.map(({ number }) => number).sort()
    expect(cells.map(({ starts_at }) => starts_at).sort()).toEqual(starts.toSorted())
    expect(cells.map(({ booking_id }) => booking_id ?? 0).sort()).toEqual(numbers)
    expect(places.map(({ booking_id }) => booking_id).sort()).toEqual(numbers)

    for (const { number, email } of leads) {
      const page = await fetch(origin + acknowledged.get(email))
      expect(page.status).toBe(200)
      expect(await page.text()).toContain(`no. ${number}`)
    }

    await until(
      'every booking is mailed to the visitor and to the office',
      async () => (await readMails(place.dataDir)).size >= 2 * times,
      90,
    )
    const texts = [...(await readMails(place.dataDir)).values()].map(({ text }) => text ?? '').join('\n')
    for (const path of acknowledged.values()) expect(texts).toContain(path)
  })
})

const nameOf = (key: string) => `Client ${key.slice(0, 8)}`
