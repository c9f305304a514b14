/**
 * No page is wider than its window for readers who set the text of their browser to twice its size, on a phone and on a
 * small laptop (WCAG 1.4.4), nor where tables are no longer folded. The narrowest phone is measured in axe.spec.ts.
 */
import { expect, test } from '../support/journey.ts'

/** `text` is what the browser's settings say, in pixels. 16 is what browsers come with. */
const windows = [
  { width: 640, text: 16 },
  { width: 710, text: 16 },
  { width: 390, text: 32 },
  { width: 1180, text: 32 },
]

/** What the site map does not list. */
const unlisted = ['/sign-in', '/sign-up', '/reset-password', '/nowhere', '/offline', '/blog?q=zzzz'].flatMap((path) => [
  path,
  `/nl${path}`,
])

test.use({ expectedStatuses: [404] })

test('every page fits its window, whatever size its text is set to', async ({ page, site }) => {
  test.setTimeout(180_000)
  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  expect(listed.length).toBeGreaterThan(50)
  const settings = await page.context().newCDPSession(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of [...listed, ...unlisted]) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    for (const { width, text } of windows) {
      await page.setViewportSize({ width, height: 900 })
      await settings.send('Page.setFontSizes', { fontSizes: { standard: text } })
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width} px, text ${text}`)
        .toBeLessThanOrEqual(width)
    }
  }
})
