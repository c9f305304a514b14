/** A request of an open page that gets no answer: what was there stays, or the browser says by itself that nothing came. */
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page, Route } from '@playwright/test'
import { asSlowAsAPerson } from '../support/as-slow-as-a-person.ts'
import { freeStarts } from '../support/free-starts.ts'
import { expect, test } from '../support/journey.ts'
import { untilHydrated } from '../support/late-scripts.ts'

const call = '/book/intro-call-30-minutes'
const data = /\/book\/intro-call-30-minutes\.data/

test.use({ expectedStatuses: [502], expectedErrors: [/ERR_(INTERNET_DISCONNECTED|CONNECTION_FAILED)/] })

test('without a connection a day of the plan leads to what the browser says, and Back to the plan', async ({
  page,
  context,
}) => {
  await page.goto(call)
  await hydrated(page)
  const crashes = crashReports(page)
  await context.setOffline(true)
  await lastDay(page).click()
  // A page of the browser's own.
  await expect.poll(() => page.url()).toMatch(/^chrome-error:/)

  await context.setOffline(false)
  await page.goBack()
  await expect(lastDay(page)).toBeVisible()
  expect(crashes()).toBe(0)
})

test('a day whose data does not come is opened as a page', async ({ page }) => {
  await page.goto(call)
  await hydrated(page)
  const crashes = crashReports(page)
  await page.route(data, (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }))
  const [day = ''] = ((await lastDay(page).getAttribute('href')) ?? '').split('#')
  await lastDay(page).click()
  await page.waitForURL((url) => url.href.includes(`${day}#day`))
  await expect(page.locator('#day a[href*="at="]').first()).toBeVisible()
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toContain(day)

  await page.goBack()
  await hydrated(page)
  await lastDay(page).click()
  await expect(page).toHaveURL(/day=.*#day$/)
  const entries = await page.evaluate(() => history.length)
  await page.goBack()
  await expect(page).not.toHaveURL(/day=/)
  expect(await page.evaluate(() => history.length)).toBe(entries)
  expect(crashes()).toBe(0)
})

const message = 'Orders come in by fax.\nWe type them over.'

for (const [what, javaScriptEnabled, path, send] of [
  ['to book', true, formToBook, 'Confirm appointment'],
  ['to book without JavaScript', false, formToBook, 'Confirm appointment'],
  ['to us without JavaScript', false, () => '/contact', 'Send message'],
] as const) {
  test.describe('on a line that is dead, and a browser that believes it is not', () => {
    test.use({ javaScriptEnabled })

    test(`what was typed ${what} is there after Back`, async ({ page }) => {
      // Somewhere to go back to, beyond the form.
      await page.goto(call)
      await page.goto(path())
      if (javaScriptEnabled) await hydrated(page)
      await page.getByLabel('Name').fill('Jan Bos')
      await page.getByLabel('Email').fill('jan@bos.example')
      await page.locator('textarea').fill(message)
      // A browser takes down what is typed a moment after it was.
      await asSlowAsAPerson()
      const posts = (route: Route) =>
        route.request().method() === 'POST' ? route.abort('connectionfailed') : route.fallback()
      await page.route('**', posts)
      await page.getByRole('button', { name: send }).click({ noWaitAfter: true })
      await expect.poll(() => page.url()).toMatch(/^chrome-error:/)

      await page.unroute('**', posts)
      await page.goBack()
      await expect(page.locator('textarea')).toHaveValue(message)
      await expect(page.getByLabel('Email')).toHaveValue('jan@bos.example')
    })
  })
}

test('who follows another link before a day came goes there', { tag: '@firefox' }, async ({ context, site }) => {
  const slow = await startSlowly(site.origin, (path) =>
    path.includes('.data') ? 5_000 : path.endsWith('/contact') ? 1_000 : 0,
  )
  try {
    const page = await context.newPage()
    await page.goto(slow.origin + call)
    await hydrated(page)
    await lastDay(page).click()
    await wait(300)
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveTitle(/contact/i)
    await expect(page).toHaveURL(/\/contact$/)
  } finally {
    slow.stop()
  }
})

test.describe('abroad', () => {
  test.use({ timezoneId: 'America/New_York' })

  for (const [what, fail] of [
    ['the connection is lost', (route: Route) => route.abort('internetdisconnected')],
    ['something before the server answers 502', (route: Route) => route.fulfill({ status: 502, body: 'Bad Gateway' })],
  ] as const) {
    test(`the plan stays in our time, and goes on, when ${what}`, async ({ page }) => {
      const crashes = crashReports(page)
      let asked = 0
      await page.route(data, (route) => {
        asked++
        return fail(route)
      })
      await page.goto(call)
      await expect.poll(() => asked).toBe(1)
      await page.waitForTimeout(500)
      await expect(page.locator('#plan')).toBeVisible()
      expect(new URL(page.url()).search).toBe('')
      expect(crashes()).toBe(0)

      await page.unroute(data)
      await lastDay(page).click()
      await expect(page).toHaveURL(/day=/)
      await expect(page.locator('#day')).toBeFocused()
    })
  }

  test('Back to the plan without a connection is what the browser says', async ({ page, context }) => {
    await page.goto(call)
    await expect(page).toHaveURL(/zone=/)
    await lastDay(page).click()
    await expect(page).toHaveURL(/day=/)
    await context.setOffline(true)
    await page.goBack()
    await expect.poll(() => page.url()).toMatch(/^chrome-error:/)
  })
})

function formToBook(): string {
  return `${call}?${new URLSearchParams({ at: freeStarts(1)[0] ?? '' })}`
}

/** The last that the plan links: at the end of a month it may be the only one. */
function lastDay(page: Page) {
  return page.locator('#plan a[href*="day="]').last()
}

/** How many crashes this page has reported. */
function crashReports(page: Page): () => number {
  let reports = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/app-error')) reports++
  })
  return () => reports
}

async function hydrated(page: Page): Promise<void> {
  await untilHydrated(page)
}

/** The site, but each answer waits for so many milliseconds. */
async function startSlowly(origin: string, delay: (path: string) => number) {
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    await wait(delay(path))
    const ask = get(origin + path, { headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    ask.on('error', () => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin: `http://localhost:${port}`, stop }
}
