/** The metrics of a running server: whole, true, about nobody, and for nobody without the token. */
import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { formToken, postMessage, roomInWindow } from '#tests/support/contact-client.ts'
import { forEachKind } from '#tests/support/databases.ts'
import { until } from '#tests/support/leads.ts'
import { signedInByFetch } from '#tests/support/sign-in-by-fetch.ts'
import { removeDataDir, type Site, startSite } from '#tests/support/start-site.ts'

const token = 'a-token-of-thirty-two-characters'
const sites: Site[] = []

afterAll(async () => {
  for (const site of sites) {
    await site.stop()
    removeDataDir(site.dataDir)
  }
})

async function started(env: Record<string, string>): Promise<Site> {
  const site = await startSite({ env: { TRUST_PROXY: '1', ...env } })
  sites.push(site)
  return site
}

function ask(site: Site, given?: string): Promise<Response> {
  return fetch(`${site.origin}/metrics`, { headers: { ...(given && { Authorization: `Bearer ${given}` }) } })
}

/** By name and labels as they stand. */
function parse(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !/^#/.test(line))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]))
}

/** Answers that were made for the one who asked, and went well. */
async function renderedBy(site: Site): Promise<number> {
  const metrics = parse(await (await ask(site, token)).text())
  return metrics.get('site_requests_total{kind="rendered",status="2xx"}') ?? 0
}

it('are not there without the setting', async () => {
  const site = await started({})
  expect((await ask(site)).status).toBe(404)
  expect((await ask(site, token)).status).toBe(404)
})

it('are counted of files that are made while they are sent, without a warning', async () => {
  const site = await started({ METRICS_TOKEN: token })
  const { cookie } = await signedInByFetch(site, { staff: true })
  const origin = { cookie, Origin: site.origin }
  const before = await renderedBy(site)
  const leads = await fetch(`${site.origin}/admin/leads.csv`, { headers: { cookie } })
  const audit = await fetch(`${site.origin}/admin/audit.csv`, { method: 'POST', headers: origin })
  expect([leads.status, audit.status]).toEqual([200, 200])
  expect(await leads.text()).toMatch(/^.?Number/)
  expect(await audit.text()).toContain('lead.export')
  // An answer is counted when it is closed, which may be after it was read.
  await until('both are counted', async () => (await renderedBy(site)) === before + 2)
  expect(site.output()).not.toContain('Warning')
})

forEachKind((database) => {
  it(`count what happens, and name nobody (${database.name})`, async () => {
    const databaseUrl = await database.create()
    const site = await started({ METRICS_TOKEN: token, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) })
    const nowhere = await fetch(`${site.origin}/nowhere`)
    for (const wrong of [undefined, `${token}x`, token.slice(1)]) {
      const refused = await ask(site, wrong)
      expect([refused.status, refused.headers.get('content-type')]).toEqual([404, nowhere.headers.get('content-type')])
    }

    const formOf = await formToken(site.origin)
    const typed = { name: 'Annabel', email: 'annabel@example.nl', message: 'Our quotes wait for days.', token: formOf }
    await roomInWindow()
    const statuses = []
    for (let n = 0; n < 7; n += 1)
      statuses.push((await postMessage(site.origin, { ...typed, key: randomUUID() }, '10.9.0.1')).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429])
    await fetch(`${site.origin}/R7KQ2M9XVD4TH8WC5NJP3BYE6S`)
    await fetch(`${site.origin}/nl`)
    await until(
      'the mails are sent',
      async () => parse(await (await ask(site, token)).text()).get('site_outbox_mails{status="waiting"}') === 0,
    )

    const answer = await ask(site, token)
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const text = await answer.text()
    expect(text).toMatch(/^(?:# (?:HELP|TYPE) .+\n|[a-z_]+(?:\{[^{}\n]*\})? -?[\d.e+-]+\n)+$/)
    expect(text).not.toMatch(/annabel|10\.9\.|R7KQ|\/nl|quotes/i)

    const metrics = parse(text)
    expect(metrics.get('site_requests_total{kind="api",status="2xx"}')).toBe(5)
    expect(metrics.get('site_requests_total{kind="api",status="4xx"}')).toBe(2)
    expect(metrics.get('site_requests_total{kind="page",status="2xx"}')).toBe(1)
    expect(metrics.get('site_request_seconds_count{kind="api"}')).toBe(7)
    expect(metrics.get('site_rate_limit_refusals_total{purpose="contact"}')).toBe(2)
    expect(metrics.get('site_leads{lead="message"}')).toBe(5)
    expect(metrics.get('site_leads{lead="quarantined"}')).toBe(0)
    expect(metrics.get('site_outbox_mails{status="dead"}')).toBe(0)
    expect(metrics.get('site_outbox_oldest_seconds')).toBe(0)
    expect(metrics.get('site_database_up')).toBe(1)
    const newest = metrics.get('site_newest_lead_timestamp_seconds{lead="message"}') ?? 0
    expect(Math.abs(Date.now() / 1000 - newest)).toBeLessThan(60)
    expect(metrics.get('process_resident_memory_bytes')).toBeGreaterThan(1e7)
  })
})
