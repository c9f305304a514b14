/**
 * In the month plan a day's number, the number of its week and its word each have a place of their own, in every window
 * and format. The plan stands still: on these days it has the longest words.
 */
import type { Page } from '@playwright/test'
import { pathToBook } from '#app/booking-paths.ts'
import { locales } from '#app/locales.ts'
import { stillServer } from '../support/accessibility-tree.ts'
import { bookOverHttp } from '../support/book-over-http.ts'
import { expect, testOnSite } from '../support/journey.ts'
import { findMisplacedText } from '../support/misplaced-text.ts'

const test = testOnSite(stillServer)

/** The week that ends today is shown, and its Saturday is over. */
const testOnSunday = testOnSite({ ...stillServer, STILL_MOMENT: '2026-11-29T09:02:00.000Z' })

const widths = [640, 700, 740, 770, 900, 1024, 1080, 1120, 1140, 1180, 1225, 1260, 1300, 1440]

/** Half of a Monday; it is all that is booked of one day. */
const monday = '2026-12-14T08:00:00.000Z'

test('no word of a day lies on another', async ({ page, site }) => {
  test.setTimeout(90_000)
  await bookOverHttp(site.origin, { event: 'automation-strategy-workshop', starts: [monday] })
  for (const locale of locales) {
    const call = pathToBook('intro-call-30-minutes', locale)
    const workshop = pathToBook('automation-strategy-workshop', locale)
    for (const path of [
      call,
      workshop,
      `${workshop}?format=two`,
      `${workshop}?format=two&first=2026-12-09T08:00:00.000Z`,
    ]) {
      await expectWordsApart(page, path)
    }
  }
})

testOnSunday('no word of a day that is over lies on another', async ({ page }) => {
  for (const locale of locales) {
    await expectWordsApart(page, pathToBook('intro-call-30-minutes', locale))
    await expect(page.locator('td:nth-child(6)[data-state="past"]')).not.toHaveCount(0)
  }
})

async function expectWordsApart(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('td[data-day]')).not.toHaveCount(0)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(findMisplacedText), `${path} at ${width} px`).toEqual([])
  }
}
