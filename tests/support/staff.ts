/** Somebody who works at the desk. */
import { type APIRequestContext, expect } from '@playwright/test'
import { makeAccount, type Person } from './account-client.ts'
import { runOps } from './run-ops.ts'
import type { Site } from './start-site.ts'

/** Leaves the browser that `request` belongs to signed in as staff. */
export async function makeStaff(request: APIRequestContext, site: Site, change: Partial<Person> = {}): Promise<Person> {
  const person = await makeAccount(request, site, change)
  const granted = await runOps(site.dataDir)(['grant-admin', person.email])
  expect(granted.code, granted.err).toBe(0)
  return person
}
