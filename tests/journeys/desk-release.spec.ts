/** A desk that is open while a release comes. */
import { expect, test } from '../support/journey.ts'
import { makeStaff } from '../support/staff.ts'

test.use({ expectedStatuses: [404], expectedErrors: [/Error loading route module|dynamically imported module/] })

test('a sheet whose script is gone is opened as a document', async ({ page, site }) => {
  await makeStaff(page.context().request, site)
  await page.goto('/admin')
  let gone = 0
  await page.route(/\/assets\/.*\.js$/, (route) => {
    if (gone++ > 0) return route.continue()
    return route.fulfill({ status: 404 })
  })
  await page.getByRole('navigation', { name: 'Sheets', exact: true }).getByRole('link', { name: 'Outbox' }).click()
  await expect(page).toHaveURL(/\/admin\/outbox$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Outbox' })).toBeVisible()
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toMatch(/\/admin\/outbox$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/admin$/)
})
