/** The sheet IndexNow, and `ops indexnow`, against a search engine of our own. */

import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/expect-accessible.ts'
import { type IndexNowServer, startIndexNowServer } from '../support/indexnow-server.ts'
import { test as base, expect } from '../support/journey.ts'
import { runOps } from '../support/run-ops.ts'
import { makeStaff } from '../support/staff.ts'
import { removeDataDir, type Site, startSite } from '../support/start-site.ts'

const sheet = '/admin/indexnow-test'

const test = base.extend<object, { engine: IndexNowServer; site: Site }>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
    async ({}, use) => {
      const engine = await startIndexNowServer()
      await use(engine)
      await engine.stop()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ engine }, use) => {
      const site = await startSite({ env: { INDEXNOW_ENDPOINT: engine.endpoint, TRUST_PROXY: '1' } })
      await use(site)
      await site.stop()
      removeDataDir(site.dataDir)
    },
    { scope: 'worker' },
  ],
})

// One after the other: what one has submitted the next one finds.
test.describe.configure({ mode: 'serial' })

test.beforeEach(({ engine }) => {
  engine.requests.length = 0
})

async function open(page: Page, site: Site, query = ''): Promise<void> {
  await makeStaff(page.context().request, site)
  await page.goto(sheet + query)
}

test('offers what the sitemap lists, submits the ticked once, and keeps them after a refusal', async ({
  page,
  request,
  site,
  engine,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
  await open(page, site)
  await expect(page.getByText(`${listed.length} of ${listed.length} URLs were never submitted`)).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: 'Sheets', exact: true }).getByText(String(listed.length)),
  ).toBeVisible()

  await page.getByRole('checkbox', { name: 'Tick all rows' }).uncheck()
  await expect(page.getByRole('button', { name: 'Tick what to submit' })).toBeDisabled()
  // J and X from the keyboard, then a stretch with Shift.
  await page.locator('h1').click()
  for (const key of ['j', 'x', 'j', 'j', 'Shift+X']) await page.keyboard.press(key)
  engine.answer({ status: 403 })
  await page.getByRole('button', { name: 'Submit 3 URLs' }).dblclick()
  await expect(page.getByRole('alert').filter({ hasText: '403, for 3 URLs' })).toBeInViewport({ ratio: 1 })
  expect(engine.requests).toHaveLength(1)
  expect(engine.requests[0]?.body).toMatchObject({ host: new URL(site.origin).host, urlList: listed.slice(0, 3) })

  // The ticks are kept, so it is sent again as it was.
  engine.answer({ status: 202 })
  await page.getByRole('button', { name: 'Submit 3 URLs' }).press('Control+Enter')
  await expect(page.getByRole('status').filter({ hasText: '202, for 3 URLs' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByText(`${listed.length - 3} of ${listed.length} URLs are new or changed`)).toBeVisible()
  await expect(page.getByRole('button', { name: `Submit all ${listed.length - 3} new or changed` })).toBeVisible()
  await expect(page.getByRole('row', { name: /Marieke de Wit 202 Received/ }).first()).toBeVisible()
})

test('reads the sheet again where another one has submitted all that was new', async ({ browser, engine }) => {
  test.setTimeout(60_000)
  const site = await startSite({ env: { INDEXNOW_ENDPOINT: engine.endpoint } })
  try {
    const context = await browser.newContext({ baseURL: site.origin })
    const [first, second] = [await context.newPage(), await context.newPage()]
    await open(first, site)
    await second.goto(sheet)
    const submitAll = (page: Page) => page.getByRole('button', { name: /^Submit all \d+ new or changed/ })
    engine.answer({ status: 202 })
    await submitAll(first).click()
    await expect(first.getByRole('status').filter({ hasText: '202, for' })).toBeVisible()
    await submitAll(second).click()
    await expect(second.getByRole('alert').filter({ hasText: 'There is nothing to submit' })).toBeVisible()
    await expect(submitAll(second)).toHaveCount(0)
    await expect(second.getByText(/were never submitted/)).toHaveCount(0)
    await context.close()
  } finally {
    await site.stop()
    removeDataDir(site.dataDir)
  }
})

test('finds the key file where it says, and nothing at other names', async ({ page, request, site }) => {
  await open(page, site)
  const link = page.getByRole('link', { name: /\.txt$/ })
  const path = (await link.getAttribute('href')) ?? ''
  const file = await request.get(path)
  expect([file.status(), `/${await file.text()}.txt`]).toEqual([200, path])
  const { 'content-type': type, 'x-robots-tag': robots } = file.headers()
  expect([type, robots]).toEqual(['text/plain; charset=utf-8', undefined])
  for (const other of [`${path.slice(0, -5)}x.txt`, path.toUpperCase(), '/key.txt', path.slice(0, -4)])
    expect((await request.get(other)).status(), other).toBe(404)
  // This site is at localhost: the file is right, and of no use to anybody outside.
  await expect(page.getByText('exactly the key', { exact: true })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Nobody outside')
})

test('finds no violation, with an answer and without', async ({ page, site }) => {
  test.setTimeout(60_000)
  await open(page, site)
  await expectAccessible(page, [sheet, `${sheet}?sent=1`])
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('submits, waits as long as it is asked to, and so does the command line', async ({ page, site, engine }) => {
    await open(page, site, '?only=changed&find=/services')
    engine.answer({ status: 429, headers: { 'Retry-After': '3600' } })
    await page.getByRole('button', { name: 'Submit the ticked URLs' }).click()
    // With its comma: the other alert names an address whose port may hold these digits.
    await expect(page.getByRole('alert').filter({ hasText: '429, for' })).toContainText('Not before')
    await expect(page.getByRole('button', { name: /^Submit again from/ })).toBeDisabled()
    expect(engine.requests[0]?.body.urlList?.every((url) => url.includes('/services'))).toBe(true)

    const env = { SITE_URL: site.origin, INDEXNOW_ENDPOINT: engine.endpoint }
    const ops = (...args: string[]) => runOps(site.dataDir)(['indexnow', ...args], env)
    const listed = await ops('--dry-run')
    expect(listed.code, listed.err).toBe(0)
    expect(listed.out).toMatch(/^new +http:\S+\/services$/m)
    const refused = await ops()
    expect([refused.code, /not again before/.test(refused.err)]).toEqual([1, true])
    expect(engine.requests).toHaveLength(1)
  })
})
