/**
 * The base of every browser journey: one real server per worker, and a page that fails its test on any console error,
 * policy violation, failed request or request to another origin.
 */
import { test as base, expect, type Page, type Response } from '@playwright/test'
import { anyAddress } from './any-address.ts'
import { fillByKeys } from './fill-by-keys.ts'
import { removeDataDir, type Site, startSite } from './start-site.ts'

interface WorkerFixtures {
  site: Site
}

interface TestFixtures {
  /** Responses that this test provokes on purpose, by status: the browser logs each as a console error. */
  expectedStatuses: number[]
  /** Errors, in the console or uncaught, that this test provokes on purpose. */
  expectedErrors: RegExp[]
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: siteWith({}),
  baseURL: async ({ site }, use) => use(site.origin),
  expectedStatuses: [[], { option: true }],
  expectedErrors: [[], { option: true }],
  // Each test is a visitor of its own: the rate limits count per address.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
  extraHTTPHeaders: async ({}, use) => use({ 'X-Forwarded-For': anyAddress() }),
  page: async ({ page, site, browserName, expectedStatuses, expectedErrors, javaScriptEnabled }, use) => {
    if (browserName === 'firefox') fillByKeys(page)
    if (javaScriptEnabled !== false) waitForScripts(page)
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

/**
 * Nobody acts in the first tenth of a second: a page is open once its script answers. A journey about the moments before waits
 * until `commit` only.
 */
function waitForScripts(page: Page): void {
  for (const way of ['goto', 'reload', 'goBack', 'goForward'] as const) {
    const go = page[way].bind(page) as (...given: unknown[]) => Promise<Response | null>
    const andWait = async (...given: unknown[]) => {
      const answer = await go(...given)
      const { waitUntil } = (given.at(-1) ?? {}) as { waitUntil?: string }
      if (waitUntil !== 'commit') await page.waitForFunction(answersByScript)
      return answer
    }
    Object.assign(page, { [way]: andWait })
  }
}

/** Runs in the page: what it loads late has run, and it is hydrated, or has nothing of either. */
function answersByScript(): boolean {
  const ran = (mark: string, scripts: string) =>
    document.querySelector(scripts) === null || performance.getEntriesByName(mark).length > 0
  return (
    ran('live', 'script[data-late]') &&
    ran('hydrated', 'script[data-source], script[data-start], script[type="module"]')
  )
}

/** What Playwright says where a journey goes without the service worker, as all but its own do. */
const workerBlocked = 'Service Worker registration blocked by Playwright'

/** What Chromium says, also where scripts are off, when a page came too slowly to fade in: on a busy machine any may. */
const givenUpFade = /^Transition was aborted/

/** Collects what no page of ours may cause. */
function watch(
  page: Page,
  origin: string,
  expectedStatuses: readonly number[],
  expectedErrors: readonly RegExp[],
): string[] {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => {
    if (givenUpFade.test(message) || expectedErrors.some((expected) => expected.test(message))) return
    complaints.push(`uncaught: ${message}`)
  })
  page.on('console', (message) => {
    const status = /status of (\d+)/.exec(message.text())?.[1]
    if (status && expectedStatuses.includes(Number(status))) return
    if (message.text() === workerBlocked) return
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
