/** A list of leads at the desk that is one test's own: the tests share a server. */
import { expect, type Page } from '@playwright/test'
import { leadRow, plantLeads } from './desk-leads.ts'
import { makeStaff } from './staff.ts'
import type { Site } from './start-site.ts'

/** So many open leads of that name and a number from 0, and only them, with the keys at work. Their numbers at the desk, in order. */
export async function openLeads(page: Page, site: Site, name: string, count: number): Promise<number[]> {
  await makeStaff(page.context().request, site)
  const campaign = crypto.randomUUID()
  const ids = plantLeads(
    site.dataDir,
    Array.from({ length: count }, (_, index) => leadRow({ name: `${name} ${index}`, campaign })),
  )
  await page.goto(`/admin?source=${campaign}`)
  await expect(page.locator('html[data-desk-keys="on"]')).toBeVisible()
  return ids
}
