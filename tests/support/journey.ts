/**
 * The base of every browser journey: one real server per worker, and a page that fails its test on any console error,
 * policy violation, failed request or request to another origin.
 */
import { test as base, expect, type Page } from '@playwright/test'
import { removeDataDir, type Site, startSite } from './start-site.ts'

interface WorkerFixtures {
  site: Site
}

interface TestFixtures {
  /** Responses that this test provokes on purpose, by status: the browser logs each as a console error. */
  expectedStatuses: number[]
  /** Console errors that this test provokes on purpose. */
  expectedErrors: RegExp[]
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: siteWith({}),
  baseURL: async ({ site }, use) => use(site.origin),
  expectedStatuses: [[], { option: true }],
  expectedErrors: [[], { option: true }],
  // Each test is a visitor of its own: the rate limits count per address.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
  extraHTTPHeaders: async ({}, use) => use({ 'X-Forwarded-For': randomAddress() }),
  page: async ({ page, site, expectedStatuses, expectedErrors, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitForKeysOfDesk(page)
    const complaints = watch(page, site.origin, expectedStatuses, expectedErrors)
    await use(page)
    expect(complaints, 'the browser complained').toEqual([])
  },
})

/** For journeys that need a site of their own, or other settings than the common one has. */
export function testOnSite(env: Environment = {}) {
  return test.extend({ site: siteWith(env) })
}

/** A server for each worker, on a data folder that goes with it. */
function siteWith(env: Environment): [(fixtures: object, use: (site: Site) => Promise<void>) => Promise<void>, Worker] {
  const serve = async (
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
    {}: object,
    use: (site: Site) => Promise<void>,
  ) => {
    const site = await startSite({ env: { TRUST_PROXY: '1', ...env } })
    await use(site)
    await site.stop()
    removeDataDir(site.dataDir)
  }
  return [serve, { scope: 'worker' }]
}

type Environment = Readonly<Record<string, string>>

type Worker = { scope: 'worker' }

export { expect }

/** Nobody presses a key in the first tenth of a second: a sheet of the desk is open once its keys work. */
function waitForKeysOfDesk(page: Page): void {
  const open = page.goto.bind(page)
  page.goto = async (address, options) => {
    const answer = await open(address, options)
    const sheet = address.startsWith('/admin') && answer?.status() === 200
    if (sheet) await page.locator('html[data-desk-keys]').waitFor({ state: 'attached' })
    return answer
  }
}

/** Collects what no page of ours may cause. */
function watch(
  page: Page,
  origin: string,
  expectedStatuses: readonly number[],
  expectedErrors: readonly RegExp[],
): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    const status = /status of (\d+)/.exec(message.text())?.[1]
    if (status && expectedStatuses.includes(Number(status))) return
    if (expectedErrors.some((expected) => expected.test(message.text()))) return
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.type()}: ${message.text()}`)
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin !== origin && url.protocol.startsWith('http')) complaints.push(`left the site: ${request.url()}`)
  })
  return complaints
}

function randomAddress(): string {
  const part = () => 1 + Math.floor(Math.random() * 254)
  return `10.${part()}.${part()}.${part()}`
}
