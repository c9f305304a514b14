/**
 * Reading without a connection: what was read is there, what was not says so, nothing personal is kept, and a deploy leaves
 * no old page behind. The server is taken away and put back.
 */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { typeSheet, writeTypedSheet } from '#app/domain/roi/typed-sheet.ts'
import { bookOverHttp } from '../support/book-over-http.ts'
import { formToken } from '../support/contact-client.ts'
import { exampleSheet } from '../support/example-sheet.ts'
import { expect, test as journey } from '../support/journey.ts'
import { makeOtherBuild } from '../support/other-build.ts'
import { saveUntilAcknowledged } from '../support/report-client.ts'
import { makeStaff } from '../support/staff.ts'
import { type Site, startSite } from '../support/start-site.ts'

const words = {
  en: { home: '/', blog: '/blog', none: 'No connection.', again: 'Try again', notFound: 'Page not found' },
  nl: { home: '/nl', blog: '/nl/blog', none: 'Geen verbinding.', again: 'Probeer opnieuw', notFound: 'Pagina niet' },
} as const

const read = 'approval-nobody-reads'
const other = 'what-an-hour-costs'

interface Host {
  /** The server as usual, or another one in its place, at the same address and on the same data. */
  serve(options?: { env?: Record<string, string>; buildFolder?: string }): Promise<Site>
  away(): Promise<void>
}

const test = journey.extend<object, { host: Host }>({
  host: [
    async ({ site }, use) => {
      let running: Site | undefined = site
      const away = async () => {
        await running?.kill()
        running = undefined
      }
      const place = { port: Number(new URL(site.origin).port), dataDir: site.dataDir }
      await use({
        away,
        async serve({ env = {}, ...options } = {}) {
          await away()
          running = await startSite({ ...place, ...options, env: { TRUST_PROXY: '1', ...env } })
          return running
        },
      })
      await away()
    },
    { scope: 'worker' },
  ],
})

test.describe.configure({ timeout: 240_000 })
test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_CONNECTION_REFUSED/], expectedStatuses: [404] })

for (const language of ['en', 'nl'] as const) {
  const { home, blog, none, again } = words[language]

  test(`what was read can be read without a connection, and the rest says so (${language})`, async ({ page, host }) => {
    const { origin } = await host.serve()
    await page.goto(`${origin}${blog}/${read}`)
    await expect.poll(() => keptPaths(page)).toContain(`${blog}/${read}`)
    const title = await page.locator('h1').textContent()
    // The first came before there was a worker, this one after.
    await page.goto(`${origin}${blog}/${other}?utm_source=somewhere`)
    const otherTitle = await page.locator('h1').textContent()
    await expect.poll(() => keptPaths(page)).toContain(`${blog}/${other}`)

    await forgetFiles(page)
    await host.away()
    await page.goto(`${origin}${home}`)
    await expect(page.locator('h1')).toHaveText(none)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    // The newest first.
    await expect(page.locator('[data-kept] a')).toHaveText([otherTitle ?? '', title ?? ''])
    expect(await looksWhole(page)).toBe(true)

    await page.locator('[data-kept] a').last().click()
    await expect(page).toHaveURL(`${origin}${blog}/${read}`)
    await expect(page.locator('h1')).toHaveText(title ?? '')
    expect(await looksWhole(page)).toBe(true)

    await page.goto(`${origin}${home}?from=here`)
    await host.serve()
    await page.getByRole('link', { name: again }).click()
    await expect(page.locator('h1')).not.toHaveText(none)
    await expect(page).toHaveURL(`${origin}${home}?from=here`)
  })
}

test('without a connection the other language is of the address that was asked for', async ({ page, host }) => {
  const { origin } = await host.serve()
  for (const path of [`/nl/blog/${read}`, `/blog/${other}`]) {
    await page.goto(origin + path)
    await expect.poll(() => keptPaths(page)).toContain(path)
  }
  await host.away()
  await page.goto(`${origin}/nl/blog/${other}?utm_source=somewhere`)
  await expect(page.locator('h1')).toHaveText(words.nl.none)
  await page.getByRole('link', { name: 'English' }).first().click()
  await expect(page).toHaveURL(`${origin}/blog/${other}?utm_source=somewhere`)
  await expect(page.locator('h1')).not.toHaveText(words.en.none)
  await page.goto(`${origin}/nl/contact`)
  await page.getByRole('link', { name: 'English' }).first().click()
  await expect(page.locator('h1')).toHaveText(words.en.none)
  await expect(page).toHaveURL(`${origin}/contact`)
})

test('until an article is opened, nothing is kept and no worker comes', async ({ page, host }) => {
  const { origin } = await host.serve()
  const asked: string[] = []
  page.context().on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const path of ['/', '/nl/blog', '/contact']) {
    await page.goto(origin + path)
    await page.waitForLoadState('load')
  }
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  expect(await keptPaths(page)).toEqual([])
  expect(asked).not.toContain('/service-worker.js')
})

test('an article is there before its worker is asked for', async ({ page, host }) => {
  const { origin } = await host.serve()
  const asked: { path: string; at: number }[] = []
  // Each by the browser's own clock: reports of a page and of its worker come over two roads.
  page.context().on('requestfinished', (request) => {
    asked.push({ path: new URL(request.url()).pathname, at: request.timing().startTime })
  })
  await page.goto(`${origin}/blog/${read}`)
  await workerIsThere(page)
  const loaded = await page.evaluate(() => {
    const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return performance.timeOrigin + (opened?.loadEventStart ?? 0)
  })
  const isWorkers = ({ path }: { path: string }) => /worker|offline/.test(path)
  await expect.poll(() => asked.filter(isWorkers).map(({ path }) => path)).toContain('/service-worker.js')
  const before = asked.filter(({ at }) => at < loaded)
  expect(before.map(({ path }) => path)).toContain(`/blog/${read}`)
  expect(before.filter(isWorkers)).toEqual([])
})

test('only articles, the offline pages and their files are ever kept', async ({ page, host }) => {
  const site = await host.serve()
  const { origin } = site
  const fields = { key: randomUUID(), token: await formToken(origin), email: 'anna@example.nl' }
  const sheet = writeTypedSheet(typeSheet(exampleSheet, 'en')).toString()
  const share = await saveUntilAcknowledged(origin, { ...fields, sheet }, '10.1.2.3')
  const booking = await bookOverHttp(origin, { event: 'intro-call-30-minutes' })
  await page.goto(`${origin}/blog/${read}`)
  await expect.poll(() => keptPaths(page)).toContain(`/blog/${read}`)
  await makeStaff(page.context().request, site)
  const opened = [
    '/',
    '/nl/services',
    '/contact',
    `/tools/automation-roi-calculator?${sheet}`,
    '/blog?q=signature',
    '/checklist',
    '/book/intro-call-30-minutes',
    '/sign-in',
    '/account',
    '/admin',
    '/admin/privacy',
    new URL(share).pathname,
    `/b/${booking}`,
    '/api/session',
    '/api/account-data',
    `/blog/${read}.md`,
    '/nowhere',
    '/blog/nothing',
    `/nl/blog/${other}`,
  ]
  for (const path of opened) await page.goto(origin + path).catch(isDownload)
  await expect.poll(() => keptPaths(page)).toContain(`/nl/blog/${other}`)
  const paths = (await keptPaths(page)).filter((path) => !path.startsWith('/assets/'))
  expect(paths.sort()).toEqual([`/blog/${read}`, `/nl/blog/${other}`, '/nl/offline', '/offline'])
})

test('an article that was fetched ahead is kept once it is opened, and not before', async ({ page, host }) => {
  const { origin } = await host.serve()
  await page.goto(`${origin}/blog/${read}`)
  await expect.poll(() => keptPaths(page)).toContain(`/blog/${read}`)
  const hovered = 'draw-a-map-on-a-wall'
  await page.goto(`${origin}/`)
  const link = page.locator(`#insights a[href="/blog/${hovered}"]`).first()
  const ahead = page.context().waitForEvent('request', (request) => request.url().endsWith(`/blog/${hovered}`))
  await link.hover()
  await (await ahead).response()
  // What would be kept by then is: the files of the page are here already.
  await page.waitForTimeout(1_000)
  expect(await keptPaths(page)).not.toContain(`/blog/${hovered}`)
  await link.click()
  await expect.poll(() => keptPaths(page)).toContain(`/blog/${hovered}`)
})

test('what the worker leaves alone is asked for once', async ({ page, host }) => {
  const site = await host.serve()
  await page.goto(`${site.origin}/blog/${read}`)
  await workerIsThere(page)
  for (const path of ['/sign-in', '/contact', '/nowhere']) await page.goto(site.origin + path)
  const asked = (path: string) => site.output().split(`"path":"${path}"`).length - 1
  await expect.poll(() => asked('/nowhere')).toBe(1)
  expect([asked('/sign-in'), asked('/contact')]).toEqual([1, 1])
})

test('two deploys leave no old page and no old cache, and what was read stays', async ({ page, host }) => {
  const [first, second] = ['first', 'second'].map((name) =>
    makeOtherBuild(name, (text) => text.replaceAll('</h1>', ` (${name})</h1>`)),
  )
  const { origin } = await host.serve()
  for (const slug of [read, other]) {
    await page.goto(`${origin}/blog/${slug}`)
    await expect.poll(() => keptPaths(page)).toContain(`/blog/${slug}`)
  }
  const seen = await cacheNames(page)
  expect(seen).toHaveLength(1)

  for (const [build, name] of [
    [first, '(first)'],
    [second, '(second)'],
  ] as const) {
    await host.serve({ buildFolder: build?.folder ?? '' })
    await page.goto(`${origin}/blog/${read}`)
    await expect(page.locator('h1')).toContainText(name)
    expect(await looksWhole(page)).toBe(true)
    // The browser looks for a new worker by itself, some time after a page.
    await expect.poll(() => cacheNames(page), { timeout: 30_000 }).not.toEqual(seen.slice(-1))
    await expect.poll(async () => (await cacheNames(page)).length).toBe(1)
    seen.push(...(await cacheNames(page)))

    await forgetFiles(page)
    await host.away()
    for (const slug of [read, other]) {
      await page.goto(`${origin}/blog/${slug}`)
      await expect(page.locator('h1')).toContainText(name)
      expect(await looksWhole(page)).toBe(true)
    }
  }
  expect(new Set(seen).size).toBe(3)
  first?.remove()
  second?.remove()
})

test('beyond its limit the oldest article goes', async ({ page, host }) => {
  const build = makeOtherBuild('few', (text) => text.replaceAll(/\bmost:\d+/g, 'most:2'))
  const { origin } = await host.serve({ buildFolder: build.folder })
  const slugs = [read, other, 'which-process-first']
  for (const slug of slugs) {
    await page.goto(`${origin}/blog/${slug}`)
    await expect.poll(() => keptPaths(page)).toContain(`/blog/${slug}`)
  }
  await expect
    .poll(async () => (await keptPaths(page)).filter((path) => path.startsWith('/blog/')))
    .toEqual(slugs.slice(1).map((slug) => `/blog/${slug}`))
  build.remove()
})

test('switched off, the worker clears what it kept, and goes', async ({ page, host }) => {
  const { origin } = await host.serve()
  await page.goto(`${origin}/blog/${read}`)
  await expect.poll(() => keptPaths(page)).toContain(`/blog/${read}`)
  await host.serve({ env: { SERVICE_WORKER: 'off' } })
  await page.goto(`${origin}/`)
  await expect.poll(() => cacheNames(page), { timeout: 30_000 }).toEqual([])
  const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await expect.poll(registrations).toBe(0)
  // An article asks for a worker as before: it gets the one that goes.
  await page.goto(`${origin}/blog/${read}`)
  await expect.poll(registrations).toBe(0)
  expect(await cacheNames(page)).toEqual([])
})

test('the worker may reach this site and nothing else', async ({ request, host }) => {
  const { origin } = await host.serve()
  const answer = await request.get(`${origin}/service-worker.js`)
  expect(answer.headers()['content-security-policy']).toMatch(/^default-src 'none'; .*connect-src 'self';/)
  expect(answer.headers()['cache-control']).toContain('must-revalidate')
  expect((await request.get(`${origin}/service-worker-off.js`)).status()).toBe(404)
})

/** Installed and active: the next page has it. */
async function workerIsThere(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state !== 'activated')
      await new Promise<void>((resolve) =>
        active?.addEventListener('statechange', () => active.state === 'activated' && resolve()),
      )
  })
}

function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys())
}

/** Of all caches, with whatever query. */
function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = (await Promise.all(opened.map((cache) => cache.keys()))).flat()
    return requests.map(({ url }) => new URL(url).pathname + new URL(url).search)
  })
}

/** Every style sheet is there, and the font. */
function looksWhole(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    await document.fonts.ready
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)
    return sheets.every(({ sheet }) => sheet) && loaded.some((family) => family.includes('Instrument Sans'))
  })
}

/** What the browser keeps by itself would do for the worker's part. */
async function forgetFiles(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await session.detach()
}

function isDownload(error: Error): void {
  if (!/download is starting|ERR_ABORTED/i.test(error.message)) throw error
}
