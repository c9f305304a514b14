/** PostgreSQL goes away while the site runs: pages stay, nothing is acknowledged falsely, and all is well when it is back. */
import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { content } from '#app/content/index.server.ts'
import { formToken, postMessage } from '#tests/support/contact-client.ts'
import { readLeads, until } from '#tests/support/leads.ts'
import { findPostgres, type PostgresServer, startPostgres } from '#tests/support/postgres.ts'
import { removeDataDir, type Site, startSite } from '#tests/support/start-site.ts'

const binaries = findPostgres()
let server: PostgresServer | undefined
let site: Site | undefined

afterAll(async () => {
  await site?.stop()
  server?.remove()
  if (site) removeDataDir(site.dataDir)
})

// Where no server can be had, the run says at its end that it left PostgreSQL out.
it.skipIf(binaries === undefined)('answers 503 meanwhile, and stores again afterwards', async () => {
  server = await startPostgres(binaries ?? '')
  site = await startSite({ env: { TRUST_PROXY: '1', DATABASE_URL: server.url } })
  const { origin, dataDir } = site
  const message = {
    token: await formToken(origin),
    name: 'Anna',
    email: 'anna@example.nl',
    message: 'Our quotes wait.',
  }
  const health = async () => (await fetch(`${origin}/healthz`)).status
  expect(await health()).toBe(200)

  server.stop()
  await until('the health check notices', async () => (await health()) === 503)
  const key = randomUUID()
  const refused = await postMessage(origin, { ...message, key }, '10.3.0.1')
  expect(refused.status).toBe(503)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  const form = new URLSearchParams({ ...message, key })
  const posted = await fetch(`${origin}/contact`, { method: 'POST', body: form, redirect: 'manual' })
  expect(posted.status).toBe(503)
  expect(await posted.text()).toContain('Our quotes wait.')
  expect((await fetch(`${origin}/nl`)).status).toBe(200)
  const { next } = content('errors', 'nl').crash
  const report = await fetch(`${origin}/nl/${'A'.repeat(26)}`)
  expect(report.status).toBe(503)
  const words = await report.text()
  expect(words).toContain(`<p>${next.away}</p>`)
  expect(words).not.toContain(`<p>${next.report}</p>`)

  server.start()
  await until('the health check recovers', async () => (await health()) === 200)
  expect((await postMessage(origin, { ...message, key }, '10.3.0.1')).status).toBe(201)
  expect(readLeads({ dataDir, databaseUrl: server.url })).toHaveLength(1)
})
