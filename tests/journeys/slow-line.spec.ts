/** On a slow line: a document that comes in piece by piece, and what of it is painted early stays where it is. */
import { anyAddress } from '../support/any-address.ts'
import { dripDocuments } from '../support/drip-documents.ts'
import { expect, test } from '../support/journey.ts'
import { watchShifts } from '../support/watch-shifts.ts'

/** One of each kind of page, in the language that has the longer words where both were seen to move. */
const paths = [
  '/',
  '/nl',
  '/nl/contact',
  '/services',
  '/services/hiring-systems',
  '/automation-strategy-workshop',
  '/nl/tools/automation-roi-calculator',
  '/get-started',
  '/projects',
  '/projects/client-intake-noorderschans',
  '/partnership',
  '/nl/blog',
  '/blog/a-lead-that-waits-until-monday',
  '/author/ruben-bakker',
  '/nl/checklist',
  '/book/automation-strategy-workshop',
  '/sign-up',
  '/terms',
  '/no-such-page',
]

/** Of the window, times how far. Less is a strip of pixels at its lower edge, below which a list goes on. */
const seen = 0.0001

for (const width of [390, 1440]) {
  test(`nothing moves while a page comes in at ${width} px`, async ({ browser, site }) => {
    test.setTimeout(180_000)
    const line = await dripDocuments(site.origin)
    const moved: string[] = []
    for (const path of paths) {
      const page = await browser.newPage({
        viewport: { width, height: 900 },
        serviceWorkers: 'block',
        extraHTTPHeaders: { 'X-Forwarded-For': anyAddress() },
      })
      const shifts = await watchShifts(page)
      await page.goto(line.origin + path)
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length === 1)
      await page.waitForTimeout(200)
      const large = (await shifts()).filter(({ value }) => value >= seen)
      moved.push(...large.map((shift) => `${path}: ${JSON.stringify(shift)}`))
      await page.close()
    }
    await line.stop()
    expect(moved).toEqual([])
  })
}
