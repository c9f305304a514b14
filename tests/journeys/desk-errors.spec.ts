/** App errors at the desk: a kind is settled, the settling undone, and what happens again comes back by itself. */
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/expect-accessible.ts'
import { expect, test } from '../support/journey.ts'
import { untilHydrated } from '../support/late-scripts.ts'
import { reportAppError } from '../support/report-app-error.ts'
import { makeStaff } from '../support/staff.ts'

function rowOf(page: Page, message: string) {
  return page.getByRole('row').filter({ hasText: message })
}

test('an error is settled, taken back, settled again, and comes back by itself', async ({ page, site }) => {
  test.setTimeout(60_000)
  const { request } = page.context()
  await makeStaff(request, site)
  const message = `x is undefined ${crypto.randomUUID()}`
  await reportAppError(request, message)
  await reportAppError(request, message)
  await page.goto('/admin/errors')
  const row = rowOf(page, message)
  await expect(row.getByRole('img', { name: /: (0, ){13}2$/ })).toBeVisible()
  await row.getByRole('link').click()
  const pane = page.getByRole('complementary')
  await expect(pane).toContainText('/nl/contact')
  await expect(pane).toContainText('assets/map.js:88:21')
  await expectAccessible(page, [page.url()])

  await expect(page.locator('html')).toHaveAttribute('data-desk-keys', 'on')
  await page.keyboard.press('s')
  await expect(page.getByText('Settled.', { exact: true })).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.keyboard.press('z')
  await expect(row).toBeVisible()
  // Its button went, and the focus is not lost with it.
  await expect(page.getByText('Last change', { exact: true })).toBeFocused()
  await pane.getByRole('button', { name: 'Settle' }).click()
  await expect(row).toHaveCount(0)

  await reportAppError(request, message)
  await page.goto('/admin/errors')
  await expect(row).toContainText('Back after settling')
})

test('an error that is opened in another tab leaves the list as it was', async ({ page, site }) => {
  const { request } = page.context()
  await makeStaff(request, site)
  const message = `z is undefined ${crypto.randomUUID()}`
  await reportAppError(request, message)
  await page.goto('/admin/errors')
  await untilHydrated(page)
  const link = rowOf(page, message).getByRole('link')
  const [other] = await Promise.all([page.context().waitForEvent('page'), link.click({ modifiers: ['ControlOrMeta'] })])
  await expect(other.getByRole('complementary')).toContainText(message)
  await expect(page).toHaveURL(/\/admin\/errors$/)
  await expect(page.getByRole('complementary')).toHaveCount(0)
  // In the same tab the address changes, and the list stays.
  await link.click()
  await expect(page).toHaveURL(/\/admin\/errors\?.*[0-9a-f]/)
  await expect(page.getByRole('complementary')).toContainText(message)
})

test('what the desk gave up for the next is no uncaught error', async ({ page, site }) => {
  await makeStaff(page.context().request, site)
  await page.goto('/admin/keys')
  const uncaught: string[] = []
  page.on('pageerror', ({ message }) => uncaught.push(message))
  await page.evaluate(async () => {
    const asked = new AbortController()
    asked.abort()
    // As of what React Router reads, and has cut off.
    void Promise.reject(asked.signal.reason)
    await new Promise((done) => setTimeout(done, 50))
  })
  expect(uncaught).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an error is settled, unless it happened again meanwhile', async ({ page, site }) => {
    const { request } = page.context()
    await makeStaff(request, site)
    const message = `y is undefined ${crypto.randomUUID()}`
    await reportAppError(request, message)
    await page.goto('/admin/errors')
    await rowOf(page, message).getByRole('link').click()
    await reportAppError(request, message)
    await page.getByRole('button', { name: 'Settle' }).click()
    await expect(page.getByRole('alert')).toContainText('It happened again meanwhile.')
    await page.getByRole('button', { name: 'Settle' }).click()
    await expect(page.getByText('Settled.', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Open again' }).click()
    await expect(rowOf(page, message)).toBeVisible()
  })
})
