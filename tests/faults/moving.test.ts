/** From one database to the other: what was left on SQLite is served from PostgreSQL, at the same addresses. */
import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { typeSheet, writeTypedSheet } from '#app/domain/roi/typed-sheet.ts'
import { bookOverHttp } from '#tests/support/book-over-http.ts'
import { formToken, postMessage } from '#tests/support/contact-client.ts'
import { forEachKind } from '#tests/support/databases.ts'
import { exampleSheet } from '#tests/support/example-sheet.ts'
import { readBookingLeads, readLeads, readReportLeads } from '#tests/support/leads.ts'
import { saveUntilAcknowledged } from '#tests/support/report-client.ts'
import { runOps } from '#tests/support/run-ops.ts'
import { makeDataDir, removeDataDir, type Site, startSite } from '#tests/support/start-site.ts'

forEachKind((kind) => {
  if (kind.name === 'SQLite') return
  const dataDir = makeDataDir()
  let site: Site | undefined

  afterAll(async () => {
    await site?.stop()
    removeDataDir(dataDir)
  })

  it('serves from PostgreSQL what was left on SQLite, and goes on with its numbers', async () => {
    const env = { TRUST_PROXY: '1' }
    const databaseUrl = (await kind.create()) ?? ''
    site = await startSite({ dataDir, env })
    const move = () => runOps(dataDir)(['migrate-data', '--to', databaseUrl])
    const token = await formToken(site.origin)
    const typed = { token, name: 'Anna', email: 'anna@example.nl', message: 'Our quotes wait.' }
    const key = randomUUID()
    const message = { ...typed, key }
    const numberOf = async (answer: Response) => ((await answer.json()) as { number: number }).number
    expect(await numberOf(await postMessage(site.origin, message, '10.7.0.1'))).toBe(1)
    const fields = { key: randomUUID(), token, sheet: writeTypedSheet(typeSheet(exampleSheet, 'en')).toString() }
    const report = { ...fields, email: 'anna@example.nl', consent: 'on' }
    const share = new URL(await saveUntilAcknowledged(site.origin, report, '10.7.0.2')).pathname
    const booking = await bookOverHttp(site.origin, { event: 'intro-call-30-minutes' })
    expect(await move()).toMatchObject({ code: 1, err: expect.stringContaining('Another server is running') })
    expect(await site.stop()).toBe(0)
    const before = [readLeads({ dataDir }), readReportLeads({ dataDir }), readBookingLeads({ dataDir })]
    expect(before.map(({ length }) => length)).toEqual([1, 1, 1])

    expect(await move()).toMatchObject({ code: 0 })
    const place = { dataDir, databaseUrl }
    expect([readLeads(place), readReportLeads(place), readBookingLeads(place)]).toEqual(before)
    site = await startSite({ dataDir, env: { ...env, DATABASE_URL: databaseUrl } })
    for (const path of [share, `/b/${booking}`]) expect((await fetch(site.origin + path)).status).toBe(200)
    // The same key is still the same message; another one is the next number.
    expect(await numberOf(await postMessage(site.origin, message, '10.7.0.1'))).toBe(1)
    const next = await postMessage(site.origin, { ...typed, key: randomUUID() }, '10.7.0.1')
    expect(await numberOf(next)).toBe(2)
    expect(await site.stop()).toBe(0)
    site = undefined
  })
})
