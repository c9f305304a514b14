/** A page that came from the server and the one that its script makes are the same page, down to the ids. */
import { expect, test } from '../support/journey.ts'
import { untilHydrated } from '../support/late-scripts.ts'
import { openLeads } from '../support/open-leads.ts'
import { toldOtherwise } from '../support/told-otherwise.ts'

const forVisitors = [
  '/contact',
  '/nl/tools/automation-roi-calculator',
  '/checklist',
  '/nl/blog',
  '/book/intro-call-30-minutes',
  '/nl/book/automation-strategy-workshop',
]

test('the pages for visitors', async ({ page }) => {
  for (const path of forVisitors) {
    await page.goto(path)
    await untilHydrated(page)
    expect(await toldOtherwise(page), path).toEqual([])
  }
})

test('the desk', async ({ page, site }) => {
  const [id] = await openLeads(page, site, 'Hilde Bos', 2)
  for (const path of ['/admin', `/admin/leads/${id}`, '/admin/bookings', '/admin/indexnow-test', '/admin/keys']) {
    await page.goto(path)
    await untilHydrated(page)
    expect(await toldOtherwise(page), path).toEqual([])
  }
})
