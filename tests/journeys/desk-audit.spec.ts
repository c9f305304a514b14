/** The audit log: who changed what, taken back line by line, and taken along as a file. */
import { readFileSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import { leadRow, plantLeads } from '../support/desk-leads.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { expect, test } from '../support/journey.ts'
import { makeStaff } from '../support/staff.ts'
import type { Site } from '../support/start-site.ts'

/** A lead that somebody won: its name. */
async function winLead(request: APIRequestContext, site: Site, name = `Lead ${crypto.randomUUID()}`): Promise<string> {
  const [id = 0] = plantLeads(site.dataDir, [leadRow({ name, status: 'open' })])
  const form = { do: 'won', lead: `${id}.0` }
  const answer = await request.post('/admin?index', { form, headers: { Origin: site.origin }, maxRedirects: 0 })
  expect(answer.status()).toBe(303)
  return name
}

test('a change is found by person and kind, read in words, and taken back', async ({ page, site }) => {
  const { request } = page.context()
  // Others of this site's staff have the usual name, and it is chosen by name.
  const { name: eva } = await makeStaff(request, site, { name: `Eva ${crypto.randomUUID()}` })
  const lead = await winLead(request, site)
  await page.goto('/admin/audit')
  await page
    .getByRole('navigation', { name: 'Views' })
    .getByRole('link', { name: /^Leads/ })
    .click()
  await expect(page).toHaveURL(/view=leads/)
  await page.getByLabel('By').selectOption({ label: eva })
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/view=leads.*by=/)
  const row = page.getByRole('row').filter({ hasText: `${lead}lead` })
  await expect(row.first()).toContainText(/status: open →\s*is now\s*won/)
  await row.first().getByRole('button', { name: 'Undo' }).click()
  await expect(row.first()).toContainText('undone: set to won')
  await expect(row.first()).toContainText('took a change back')
  await expect(row.nth(1)).toContainText(/taken back in line \d+/)
  await page
    .getByRole('navigation', { name: 'Views' })
    .getByRole('link', { name: /^Bookings/ })
    .click()
  await expect(row).toHaveCount(0)
})

test('it goes through pages, and can be taken along without a name of a visitor', async ({ page, site }) => {
  const { request } = page.context()
  await makeStaff(request, site)
  const first = await winLead(request, site)
  const last = await winLead(request, site)
  await page.goto('/admin/audit')
  await expect(page.getByRole('link', { name: last })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/)
  const csv = readFileSync(await file.path(), 'utf8')
  expect(csv).toMatch(/^\ufeff"line";"at";"by";"action";"on";"summary"/)
  expect(csv).toContain('"lead.status";"lead:')
  expect(csv).not.toContain(first)
  await page.goto('/admin/audit?view=files')
  await expect(page.getByRole('row').nth(1)).toContainText('log exported as CSV')
  await expect(page.getByRole('row').nth(1)).toContainText('cannot be undone')

  const lines = await page.request.get('/admin/audit')
  const [, oldest = ''] = /Lines \d+ to (\d+)/.exec(await lines.text()) ?? []
  await page.goto(`/admin/audit?before=${oldest}`)
  await page.getByRole('link', { name: 'Newest' }).click()
  await expect(page.getByRole('link', { name: last })).toBeVisible()
  for (const wrong of ['before=x', 'before=-1', 'view=none', 'until=2026-13-40', 'by=nobody-here'])
    expect((await request.get(`/admin/audit?${wrong}`)).status()).toBe(200)
})

test('axe finds nothing on the audit log', async ({ page, site }) => {
  test.setTimeout(60_000)
  const { request } = page.context()
  await makeStaff(request, site)
  await winLead(request, site, 'Marieke van der Lichtenvoorde-Beethovenstraat de Wit-Jansen')
  await expectAccessible(page, ['/admin/audit', '/admin/audit?by=nobody'])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a line is taken back, and says when it cannot be any more', async ({ page, site }) => {
    const { request } = page.context()
    await makeStaff(request, site)
    const lead = await winLead(request, site)
    await page.goto('/admin/audit')
    const row = page.getByRole('row').filter({ hasText: lead })
    const change = await row.locator('input[name=change]').inputValue()
    await row.getByRole('button', { name: 'Undo' }).click()
    await expect(row.first()).toContainText('undone: set to won')
    const form = { change, to: '/admin/audit' }
    const again = await request.post('/admin/undo', { form, headers: { Origin: site.origin } })
    expect(await again.text()).toContain('it was taken back before')
  })
})
