/** The next page that a visitor opens, and the one that was open before: fetched ahead, faded into, brought back. */
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import Sqlite from 'better-sqlite3'
import { makeAccount, signOut } from '../support/account-client.ts'
import { expect, test } from '../support/journey.ts'
import { makeDataDir, removeDataDir, startSite } from '../support/start-site.ts'

// Playwright switches the back/forward cache off, which every visitor has.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
})

/** The browser of the journeys says that it has no screen, so it counts as a program. */
const person = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

test('a page is fetched when a visitor is about to open it, and counted when it is opened', async ({ browser }) => {
  const dataDir = makeDataDir()
  const site = await startSite({ dataDir })
  const visitor = await browser.newContext({ baseURL: site.origin, locale: 'en-GB', userAgent: person })
  const page = await visitor.newPage()
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  const ahead = fetchedAhead(page)
  const services = page.locator('header nav a[href="/services"]:visible')

  await page.goto('/?utm_source=LinkedIn', { waitUntil: 'networkidle' })
  // Not these: a form with a key of its own, an account, a choice of language.
  for (const left of ['/contact', '/sign-in', '/nl']) {
    await page.locator(`a[href="${left}"]:visible, a[href="${left}?utm_source=LinkedIn"]:visible`).first().hover()
    await page.waitForTimeout(600)
  }
  // Looked at and not opened: nobody was there.
  await page.locator('main a[href="/get-started"]:visible, header a[href="/get-started"]:visible').first().hover()
  await expect.poll(ahead).toEqual(['/get-started'])
  await services.hover()
  await expect.poll(ahead).toEqual(['/get-started', '/services'])

  const told = page.waitForResponse('**/api/opened')
  await services.click()
  await expect(page).toHaveURL('/services?utm_source=LinkedIn')
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0])).toMatchObject({
    deliveryType: 'navigational-prefetch',
  })
  expect((await told).status()).toBe(204)
  expect(complaints).toEqual([])
  await visitor.close()
  await site.stop()

  const db = new Sqlite(join(dataDir, 'site.db'), { readonly: true })
  const rows = db.prepare('select page, source, source_name, count from visit order by page').all()
  db.close()
  removeDataDir(dataDir)
  expect(rows).toEqual([
    { page: 'home', source: 'campaign', source_name: 'linkedin', count: 1 },
    { page: 'services', source: 'page', source_name: 'home', count: 1 },
  ])
})

for (const path of [
  '/',
  '/nl/services/lead-generation',
  '/blog/approval-nobody-reads',
  '/contact',
  '/tools/automation-roi-calculator',
  '/book/intro-call-30-minutes',
  '/blog?q=approval',
]) {
  test(`Back brings ${path} as it was left`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.body.setAttribute('data-as-left', ''))
    await leaveByFooter(page)
    await page.goBack({ waitUntil: 'commit' })
    await expect(page.locator('body[data-as-left]'), await whyNot(page)).toBeAttached()
  })
}

test('what is private does not come back after a sign-out', async ({ page, site, context }) => {
  const { email } = await makeAccount(page.request, site)
  await page.goto('/account', { waitUntil: 'networkidle' })
  await expect(page.getByText(email).first()).toBeVisible()
  await leaveByFooter(page)
  await signOut(context.request)
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL(/\/sign-in/)
  await expect(page.getByText(email)).toHaveCount(0)
})

test('only a form that nobody has sent may be kept, and by the browser alone', async ({ page, request }) => {
  const kept = async (path: string) => (await request.get(path)).headers()['cache-control']
  for (const path of ['/contact', '/nl/tools/automation-roi-calculator', '/book/intro-call-30-minutes', '/blog?q=x'])
    expect(await kept(path), path).toBe('private, no-cache')
  const origin = new URL((await page.goto('/contact'))?.url() ?? '').origin
  const refused = await request.post('/contact', { form: { name: 'A' }, headers: { Origin: origin } })
  expect([refused.status(), refused.headers()['cache-control']]).toEqual([422, 'no-store'])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a form that was sent, brought back and sent again is one message', async ({ page, site }) => {
    const email = `${crypto.randomUUID()}@example.nl`
    await page.goto('/contact')
    await send()
    await page.goBack({ waitUntil: 'commit' })
    await send()
    const db = new Sqlite(join(site.dataDir, 'site.db'), { readonly: true })
    const messages = db.prepare('select id from contact_message where email = ?').all(email)
    db.close()
    expect(messages).toHaveLength(1)

    async function send(): Promise<void> {
      await page.getByLabel('Name').fill('Anna Bakker')
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Message', { exact: true }).fill('Our invoices wait for one signature.')
      await page.getByRole('button', { name: 'Send message' }).click()
      await expect(page.getByRole('heading', { name: 'Message sent!' })).toBeVisible()
    }
  })
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`where motion is ${reducedMotion === 'reduce' ? 'not wanted' : 'fine'}`, () => {
    test.use({ contextOptions: { reducedMotion } })

    test('one page fades into the next, briefly, or not at all', async ({ page }) => {
      await page.addInitScript(() => {
        addEventListener('pagereveal', async ({ viewTransition }) => {
          await viewTransition?.ready
          const motions = document.getAnimations().map(({ effect }) => effect as KeyframeEffect)
          const ours = motions.filter((effect) => effect.pseudoElement?.startsWith('::view-transition'))
          const end = Math.max(0, ...ours.map((effect) => Number(effect.getComputedTiming().endTime)))
          const names = new Set(ours.map((effect) => effect.pseudoElement?.replace(/^.*\((.*)\)$/, '$1')))
          Object.assign(window, { faded: { end, names: [...names] } })
        })
      })
      await page.goto('/')
      await page.locator('header nav a[href="/services"]:visible').click()
      await expect(page).toHaveURL('/services')
      const faded = () => page.evaluate(() => (window as unknown as { faded?: unknown }).faded)
      const expected = reducedMotion === 'reduce' ? { end: 0, names: [] } : { end: 160, names: ['root'] }
      await expect.poll(faded).toEqual(expected)
    })
  })
}

for (const path of ['/', '/nl/services']) {
  for (const encoding of ['br', 'gzip', 'identity'] as const) {
    test(`${path} is asked for again by its tag (${encoding})`, async ({ request }) => {
      const headers = { 'Accept-Encoding': encoding }
      const whole = await request.get(path, { headers })
      expect(whole.headers()['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding)
      const tag = whole.headers()['etag'] ?? ''
      expect(tag).toMatch(/^"[\w-]{22}"$/)
      for (const ask of ['get', 'head'] as const) {
        const answer = await request[ask](path, { headers: { ...headers, 'If-None-Match': tag } })
        expect([answer.status(), (await answer.body()).length]).toEqual([304, 0])
        expect(answer.headers()).toMatchObject({
          etag: tag,
          'cache-control': 'public, max-age=0, must-revalidate',
          vary: 'Accept-Encoding',
        })
        const changed = await request[ask](path, { headers: { ...headers, 'If-None-Match': '"another"' } })
        expect([changed.status(), changed.headers()['etag']]).toEqual([200, tag])
        expect(changed.headers()['content-length']).toBe(whole.headers()['content-length'])
      }
    })
  }
}

test('every asset that a page names is kept for a year, and never asked for again', async ({ page, request }) => {
  const assets = new Set<string>()
  page.on('request', (asked) => asked.url().includes('/assets/') && assets.add(asked.url()))
  for (const path of ['/', '/contact']) await page.goto(path, { waitUntil: 'networkidle' })
  expect(assets.size).toBeGreaterThan(3)
  for (const asset of assets)
    expect((await request.get(asset)).headers()['cache-control'], asset).toBe('public, max-age=31536000, immutable')
})

/** Addresses without their query that the browser has asked for before anybody opened them. */
function fetchedAhead(page: Page): () => string[] {
  const paths: string[] = []
  page.on('request', async (request) => {
    const { 'sec-purpose': purpose } = await request.allHeaders().catch((): Record<string, string> => ({}))
    if (purpose?.startsWith('prefetch')) paths.push(new URL(request.url()).pathname)
  })
  return () => paths
}

/** As a visitor does, when the page is at rest. */
async function leaveByFooter(page: Page): Promise<void> {
  await page.locator('footer a[href$="/terms"]').first().click()
  await page.waitForURL('**/terms')
  await page.waitForLoadState('networkidle')
}

/** What the browser says of a page that it did not bring back. */
async function whyNot(page: Page): Promise<string> {
  const entry = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON())
  return `not brought back: ${JSON.stringify(entry?.notRestoredReasons?.reasons ?? 'no reason given')}`
}
