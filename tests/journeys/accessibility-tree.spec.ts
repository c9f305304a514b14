/**
 * What a screen reader is told, in its order: roles, names, states. Each page has its whole tree on file; who changes it
 * looks at the difference, reads it aloud, and takes it over with `--update-snapshots`.
 */
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { typeSheet, writeTypedSheet } from '#app/domain/roi/typed-sheet.ts'
import { formToken } from '../support/contact-client.ts'
import { exampleSheet } from '../support/example-sheet.ts'
import { expect, testOnSite } from '../support/journey.ts'
import { saveUntilAcknowledged } from '../support/report-client.ts'
import { shiftClock } from '../support/shift-clock.ts'
import type { Site } from '../support/start-site.ts'
import { stillMoment } from '../support/still-moment.ts'

const test = testOnSite({
  NODE_OPTIONS: `--import=${fileURLToPath(new URL('../support/still-calendar.ts', import.meta.url))}`,
})

const pages: Readonly<Record<string, string>> = {
  'home, English': '/',
  'home, Dutch': '/nl',
  'contact, English': '/contact',
  'contact, Dutch': '/nl/contact',
  'booking a call, English': '/book/intro-call-30-minutes',
  'booking a workshop, Dutch': '/nl/book/automation-strategy-workshop',
  'calculator, English': '/tools/automation-roi-calculator',
  'calculator, Dutch': '/nl/tools/automation-roi-calculator',
  'checklist, English': '/checklist',
  'checklist, Dutch': '/nl/checklist',
}

// Playwright's own clock would take over timers and measures of time too.
test.beforeEach(({ page }) => page.addInitScript(shiftClock, Date.parse(stillMoment) - Date.now()))

for (const [name, path] of Object.entries(pages)) {
  test(name, async ({ page, site }) => {
    await expectTree(page, site, path, name)
  })
}

test('contact, with mistakes', async ({ page, site }) => {
  await page.goto('/contact')
  await page.locator('main form').getByRole('button').last().click()
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
  await expectTreeNow(page, site, 'contact, with mistakes')
})

test('report', async ({ page, site }) => {
  const share = await saveUntilAcknowledged(
    site.origin,
    {
      sheet: writeTypedSheet(typeSheet(exampleSheet, 'en')).toString(),
      key: 'key-of-a-report',
      token: await formToken(site.origin),
    },
    '10.0.0.9',
  )
  await expectTree(page, site, new URL(share).pathname, 'report')
})

async function expectTree(page: Page, site: Site, path: string, name: string): Promise<void> {
  await page.goto(path)
  await expectTreeNow(page, site, name)
}

/** What is drawn at random is left out: secret addresses, and the same in groups of four. */
async function expectTreeNow(page: Page, site: Site, name: string): Promise<void> {
  const tree = await page.locator('body').ariaSnapshot()
  const fixed = tree
    .replaceAll(site.origin, '')
    .replaceAll(/\/[0-9A-Z]{26}\b/g, '/(secret)')
    .replaceAll(/(?:[0-9A-Z]{4} ){6}[0-9A-Z]{2}\b/g, '(secret)')
  expect(`${fixed}\n`).toMatchSnapshot(`${name.replaceAll(/[^\w]+/g, '-')}.yml`)
}
