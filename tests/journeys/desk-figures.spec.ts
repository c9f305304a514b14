/** Visits are counted without cookies: a person who opens pages is, programs and what is fetched ahead are not. */
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { findCutWords } from '../support/cut-words.ts'
import { expectAccessibleNow } from '../support/expect-accessible.ts'
import { expect, testOnSite } from '../support/journey.ts'
import { makeStaff } from '../support/staff.ts'
import { makeDataDir, removeDataDir, startSite } from '../support/start-site.ts'

/** The browser of the journeys says that it has no screen, so it counts as a program. */
const person = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

/** A site of its own: the visits of other journeys would be among the figures. */
const test = testOnSite()

test('staff see what visitors opened, and visitors get no cookie', async ({ page, browser, site }) => {
  test.setTimeout(60_000)
  const visitor = await browser.newContext({ userAgent: person, baseURL: site.origin, locale: 'nl' })
  const reader = await visitor.newPage()
  await reader.goto('/?utm_source=LinkedIn')
  await reader.waitForURL('**/nl?utm_source=LinkedIn')
  await reader.locator('main a[href$="/nl/contact"], header a[href$="/nl/contact"]').first().click()
  await reader.waitForURL('**/nl/contact**')
  expect(await visitor.cookies()).toEqual([])
  await visitor.close()
  await makeStaff(page.context().request, site)
  // Counted in memory, and written every ten seconds.
  const file = async () => (await page.context().request.get('/admin/figures.csv')).text()
  await expect.poll(file, { timeout: 20_000 }).toContain('"/nl/contact"')
  const lines = (await file()).split('\r\n').map((line) => line.slice(line.indexOf(';') + 1))
  expect(lines.slice(1, -1).sort()).toEqual([
    '"language changed";"/nl";"nl";"language changed";1',
    '"page opened";"/nl/contact";"nl";"from /";1',
    '"visit began";"/";"en";"linkedin, campaign";1',
  ])

  await page.goto('/admin/figures')
  const row = (table: string, name: string | RegExp) =>
    page.getByRole('table', { name: table }).getByRole('row', { name })
  await expect(row('By source', 'linkedin, campaign 1')).toBeVisible()
  await expect(row('By page', /^\/contact 0 1$/)).toBeVisible()
  await expect(row('By language', 'Dutch 2')).toBeVisible()
  await expect(row('By language', 'English 0')).toBeVisible()
  await expect(page.locator('html[data-desk-keys="on"]')).toBeVisible()
  await page.keyboard.press(']')
  await expect(page).toHaveURL(/days=90$/)
  await expect(page.getByRole('link', { name: '90 days' })).toHaveAttribute('aria-current', 'true')

  await page.getByText('Each day in numbers').click()
  await expectAccessibleNow(page, 'the figures of 90 days')
})

test('on a phone the addresses of pages keep their words whole', async ({ page, site }) => {
  const { request } = page.context()
  await makeStaff(request, site)
  for (const path of ['/tools/automation-roi-calculator', '/services/lead-generation'])
    await fetch(site.origin + path, { headers: { Accept: 'text/html', 'User-Agent': person } })
  const file = async () => (await request.get('/admin/figures.csv')).text()
  await expect.poll(file, { timeout: 20_000 }).toContain('/services/lead-generation')
  await page.goto('/admin/figures')
  await page.evaluate(() => document.fonts.ready)
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const table = page.getByRole('table', { name: 'By page' })
    expect.soft(await table.evaluate(findCutWords), `${width} px`).toEqual([])
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the figures of another period are a link, and the file is one too', async ({ page, site }) => {
    await makeStaff(page.context().request, site)
    await page.goto('/admin/figures')
    await page.getByRole('link', { name: '7 days' }).click()
    await expect(page).toHaveURL(/days=7$/)
    await expect(page.getByRole('heading', { name: 'From message to workshop' })).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export CSV' }).click()
    expect((await download).suggestedFilename()).toMatch(/^figures-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/)
  })
})

test('what is counted is in the database when the server has stopped, and nothing about who it was', async () => {
  const dataDir = makeDataDir()
  const site = await startSite({ dataDir })
  const open = (path: string, headers: Record<string, string> = {}) =>
    fetch(site.origin + path, { headers: { Accept: 'text/html', 'User-Agent': person, ...headers } })
  const first = await open('/services', { Cookie: 'x=1', Referer: 'https://www.example.org/secret?mail=a@b.nl' })
  await open('/services', { 'If-None-Match': first.headers.get('ETag') ?? '' })
  await open('/nl/blog/draw-a-value-stream-map', { 'Sec-Purpose': 'prefetch' })
  await open('/contact', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' })
  await open('/no-such-page')
  await site.stop()

  const db = new Sqlite(join(dataDir, 'site.db'), { readonly: true })
  const rows = db.prepare('select * from visit order by source').all() as Record<string, unknown>[]
  db.close()
  removeDataDir(dataDir)
  const services = { page: 'services', slug: '', locale: 'en', count: 1 }
  expect(rows.map(({ day: _, ...row }) => row)).toEqual([
    { ...services, source: 'direct', source_name: '' },
    { ...services, source: 'link', source_name: 'example.org' },
  ])
})
