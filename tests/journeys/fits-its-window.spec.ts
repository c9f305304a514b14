/**
 * No page is wider than its window, for readers too who set the text of their browser to twice its size, on a phone and on
 * a small laptop (WCAG 1.4.4). At the usual size no word is cut for want of room either. The narrowest phone is measured in
 * axe.spec.ts.
 */
import type { CDPSession, Page } from '@playwright/test'
import { localeOfPath, locales } from '#app/locales.ts'
import { bookOverHttp } from '../support/book-over-http.ts'
import { findCutWords } from '../support/cut-words.ts'
import { expect, test, testOnSite } from '../support/journey.ts'
import { makeStaff } from '../support/staff.ts'

/** What browsers come with, in pixels. */
const usualText = 16

/** `text` is what the browser's settings say. From 640 and 704 px on, lists and tables are no longer folded. */
const windows = [
  { width: 390, text: usualText },
  { width: 640, text: usualText },
  { width: 710, text: usualText },
  { width: 1280, text: usualText },
  { width: 390, text: 32 },
  { width: 1180, text: 32 },
]

/** What the site map does not list. */
const unlisted = ['/sign-in', '/sign-up', '/reset-password', '/nowhere', '/offline', '/blog?q=zzzz'].flatMap((path) => [
  path,
  `/nl${path}`,
])

test.use({ expectedStatuses: [404] })

for (const locale of locales) {
  test(`every page fits its window, with whole words (${locale})`, async ({ page, site }) => {
    test.setTimeout(180_000)
    const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text()
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
    expect(listed.length).toBeGreaterThan(50)
    const settings = await page.context().newCDPSession(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of [...listed, ...unlisted].filter((path) => localeOfPath(path) === locale)) {
      await page.goto(path)
      await expectItFits(page, settings, windows)
    }
  })
}

testOnSite()('the list of a week at the desk fits its window, with whole words', async ({ page, site }) => {
  test.setTimeout(60_000)
  await makeStaff(page.context().request, site)
  const address = 'Burgemeester van Heemskerckstraat 12, Hoofddorp'
  await bookOverHttp(site.origin, { event: 'automation-strategy-workshop', format: 'two', typed: { address } })
  const settings = await page.context().newCDPSession(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/admin/bookings?booking=1')
  await expect(page.getByRole('table', { name: 'The same week as a list' })).toContainText(address)
  // Narrower it is hidden: there the days are lists.
  const narrow = [710, 1025, 1100, 1180, 1280, 1366].map((width) => ({ width, text: usualText }))
  await expectItFits(page, settings, [...narrow, { width: 1440, text: 32 }])
})

/** The page that is open, in each of these windows. */
async function expectItFits(page: Page, settings: CDPSession, sizes: typeof windows): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  for (const { width, text } of sizes) {
    await page.setViewportSize({ width, height: 900 })
    await settings.send('Page.setFontSizes', { fontSizes: { standard: text } })
    const place = `${page.url()} at ${width} px, text ${text}`
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), place).toBeLessThanOrEqual(width)
    if (text === usualText) expect.soft(await page.evaluate(findCutWords), place).toEqual([])
  }
}
