/**
 * No page is wider than its window, for readers too who set the text of their browser to twice its size, on a phone and on
 * a small laptop (WCAG 1.4.4). At the usual size no word is cut for want of room either. The narrowest phone is measured in
 * axe.spec.ts.
 */
import { localeOfPath, locales } from '#app/locales.ts'
import { findCutWords } from '../support/cut-words.ts'
import { expect, test } from '../support/journey.ts'

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
      await page.evaluate(() => document.fonts.ready)
      for (const { width, text } of windows) {
        await page.setViewportSize({ width, height: 900 })
        await settings.send('Page.setFontSizes', { fontSizes: { standard: text } })
        const place = `${path} at ${width} px, text ${text}`
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), place).toBeLessThanOrEqual(width)
        if (text === usualText) expect.soft(await page.evaluate(findCutWords), place).toEqual([])
      }
    }
  })
}
