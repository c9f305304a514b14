/** A page that is open while a release comes. */
import type { Page } from '@playwright/test'
import { leadRow, plantLeads } from '../support/desk-leads.ts'
import { expect, test } from '../support/journey.ts'
import { untilHydrated } from '../support/late-scripts.ts'
import { makeStaff } from '../support/staff.ts'

test.describe('what a script asks for comes of the new release', () => {
  // React Router says so where a link stands to a route of which it has not heard.
  test.use({ expectedErrors: [/manifest version mismatch/] })

  test('a day of the plan is opened as a document, and then goes on by script', async ({ page }) => {
    await page.goto('/book/intro-call-30-minutes?zone=Europe/Amsterdam')
    await toFormerRelease(page)
    const day = page.locator('#plan a[href*="day="]').last()
    const [address = ''] = ((await day.getAttribute('href')) ?? '').split('#')
    await day.click()
    await expect.poll(() => documentOf(page)).toContain(address)
    await expect(page).toHaveURL(/#day$/)
    await untilHydrated(page)

    await page.locator('#plan a[href*="day="]').first().click()
    await expect(page).not.toHaveURL((url) => url.href.includes(address))
    await expect(page.locator('#day a[href*="at="]').first()).toBeVisible()
    expect(await documentOf(page)).toContain(address)
  })

  test('Back to the plan too', async ({ page }) => {
    await page.goto('/book/intro-call-30-minutes?zone=Europe/Amsterdam')
    await untilHydrated(page)
    await page.locator('#plan a[href*="day="]').last().click()
    await expect(page.locator('#day')).toBeFocused()
    await page.evaluate(() => Object.assign(window, { former: true }))
    await toFormerRelease(page)
    await page.goBack()
    await expect(page).toHaveURL((url) => !url.searchParams.has('day'))
    await expect.poll(() => page.evaluate(() => 'former' in window).catch(() => true)).toBe(false)
    await expect(page.locator('#plan')).toBeVisible()
  })

  test.describe('abroad', () => {
    test.use({ timezoneId: 'America/New_York' })

    test('a plan that asks by itself for the clock of the visitor stays as it is', async ({ page }) => {
      await page.addInitScript(() => {
        let manifest: typeof window.__reactRouterManifest
        Object.defineProperty(window, '__reactRouterManifest', {
          get: () => manifest,
          set: (given) => {
            manifest = { ...given, version: 'former' }
          },
        })
      })
      const asked = page.waitForResponse(/\.data\?.*zone=/)
      await page.goto('/book/intro-call-30-minutes')
      await page.evaluate(() => Object.assign(window, { former: true }))
      expect((await asked).status()).toBe(200)
      await page.waitForTimeout(500)
      expect(await page.evaluate(() => 'former' in window)).toBe(true)
      expect(new URL(page.url()).search).toBe('')
    })
  })

  test('the blog opens what was searched', async ({ page }) => {
    await page.goto('/blog')
    await toFormerRelease(page)
    await page.getByRole('searchbox').fill('approval')
    await expect.poll(() => documentOf(page)).toMatch(/q=approval/)
    await expect(page.getByRole('searchbox')).toHaveValue('approval')
    await page.goBack()
    await expect(page).toHaveURL(/\/blog$/)
    await expect(page.getByRole('searchbox')).toHaveValue('')
    await page.getByRole('searchbox').fill('approval')
    await expect(page).toHaveURL(/q=approval/)
  })

  test('at the desk what is done is done here, and the next sheet is a document', async ({ page, site }) => {
    await makeStaff(page.context().request, site)
    const email = `${crypto.randomUUID()}@example.nl`
    const [id] = plantLeads(site.dataDir, [leadRow({ name: 'Hassan El Amrani', email })])
    await page.goto(`/admin/leads/${id}`)
    await toFormerRelease(page)
    const note = page.getByRole('textbox', { name: /note/i })
    await note.fill('Called on Monday')
    await page.getByRole('button', { name: /note/i }).click()
    await expect(note).toHaveValue('')
    await expect(page.getByText('Called on Monday')).toBeVisible()
    expect(await documentOf(page)).toContain(`/admin/leads/${id}`)

    // An answer that no document would bring again.
    await page.getByRole('button', { name: 'Everything held on this address' }).click()
    await expect(page).toHaveURL(/\/admin\/privacy$/)
    await expect(page.getByLabel('E-mail address')).toHaveValue(email)
    expect(await documentOf(page)).toContain(`/admin/leads/${id}`)

    await sheet(page, 'Leads').click()
    await expect.poll(() => documentOf(page)).toMatch(/\/admin$/)
    await untilHydrated(page)
    await sheet(page, 'Outbox').click()
    await expect(page).toHaveURL(/\/admin\/outbox$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Outbox' })).toBeVisible()
    expect(await documentOf(page)).toMatch(/\/admin$/)
  })
})

test.describe('the script of a sheet is gone', () => {
  test.use({ expectedStatuses: [404], expectedErrors: [/Error loading route module|dynamically imported module/] })

  test('the sheet is opened as a document', async ({ page, site }) => {
    await makeStaff(page.context().request, site)
    await page.goto('/admin')
    let gone = 0
    await page.route(/\/assets\/.*\.js$/, (route) => {
      if (gone++ > 0) return route.continue()
      return route.fulfill({ status: 404 })
    })
    await sheet(page, 'Outbox').click()
    await expect(page).toHaveURL(/\/admin\/outbox$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Outbox' })).toBeVisible()
    expect(await documentOf(page)).toMatch(/\/admin\/outbox$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/admin$/)
  })
})

/** From here on this page has the scripts of a release before that of the server. */
async function toFormerRelease(page: Page): Promise<void> {
  await untilHydrated(page)
  await page.evaluate(() => {
    window.__reactRouterManifest.version = 'former'
  })
}

const sheet = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sheets', exact: true }).getByRole('link', { name })

/** The address of the document: of what a script has shown since, the page has another. */
function documentOf(page: Page): Promise<string> {
  // Asked while it goes, a page gives no answer.
  return page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name ?? '').catch(() => '')
}
