/** On a slow line: a document that comes in piece by piece, and what of it is painted early stays where it is. */

import { anyAddress } from '../support/any-address.ts'
import { dripDocuments } from '../support/drip-documents.ts'
import { expect, test } from '../support/journey.ts'

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
      await page.addInitScript(watchShifts)
      await page.goto(line.origin + path)
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length === 1)
      await page.waitForTimeout(200)
      const shifts = await page.evaluate(
        () => (window as unknown as { shifts: { value: number; what: string }[] }).shifts,
      )
      moved.push(...shifts.flatMap(({ value, what }) => (value < seen ? [] : [`${path}: ${value} ${what}`])))
      await page.close()
    }
    await line.stop()
    expect(moved).toEqual([])
  })
}

/** Runs in the page: what moved, by how much of the window and from where to where. */
function watchShifts(): void {
  interface Shift extends PerformanceEntry {
    readonly value: number
    readonly sources: readonly { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
  }
  const shifts: { value: number; what: string }[] = []
  Object.assign(window, { shifts })
  const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.nodeName} "${node?.textContent?.slice(0, 30)}" ${place(previousRect)} > ${place(currentRect)}`,
      )
      shifts.push({ value, what: moved.join(', ') })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
