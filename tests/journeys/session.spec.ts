/** Every open tab shows within 100 ms whether this browser is signed in; and Google signs in, in a real browser. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import Sqlite from 'better-sqlite3'
import { makeAccount, signIn, signOut } from '../support/account-client.ts'
import { leadRow, plantLeads } from '../support/desk-leads.ts'
import { expect, test } from '../support/journey.ts'
import { untilHydrated } from '../support/late-scripts.ts'
import { type OpenIdProvider, startOpenIdProvider } from '../support/openid-provider.ts'
import { makeStaff } from '../support/staff.ts'
import { removeDataDir, type Site, startSite } from '../support/start-site.ts'

const state = (page: Page) => page.locator('[data-session]')

test('the page says who is signed in before any script runs', async ({ page, site }) => {
  await makeAccount(page.request, site)
  const html = await (await page.request.get('/nl/checklist')).text()
  expect(html).toContain('data-session="signed-in"')
  expect(html).toContain('Ingelogd als Marieke de Wit')
})

test('two tabs see a sign-in and a sign-out within 100 ms', { tag: '@firefox' }, async ({ page, site, context }) => {
  const person = await makeAccount(page.request, site)
  const other = await context.newPage()
  await Promise.all([page.goto('/checklist'), other.goto('/nl/checklist')])
  await Promise.all([expectState(page, 'signed-in'), expectState(other, 'signed-in')])
  await expect(state(other)).toContainText('Ingelogd als Marieke de Wit')

  await live(other)
  const left = await changesIn(other)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/sign-in\?done=signed-out$/)
  const gone = await left()
  expect(gone.now).toBe('signed-out')
  expect(gone.ms).toBeLessThan(100)
  await expect(state(other)).toContainText('U bent niet ingelogd')

  const came = await changesIn(other)
  await signIn(page.request, person)
  const seen = await came()
  expect(seen.now).toBe('signed-in')
  expect(seen.ms).toBeLessThan(100)
  await expect(state(other)).toContainText('Ingelogd als Marieke de Wit')
})

test.describe('signed out in another tab', () => {
  test.use({ expectedStatuses: [404] })

  test('the account is seen no more, but where something typed stands in it', async ({ page, site, context }) => {
    const { email } = await makeAccount(page.request, site)
    const [idle, busy] = [await context.newPage(), await context.newPage()]
    await Promise.all([page.goto('/account'), idle.goto('/nl/account'), busy.goto('/account')])
    await busy.getByLabel('First name').fill('Femke')
    await page.getByRole('button', { name: 'Sign out', exact: true }).first().click()
    await expect(idle).toHaveURL(/\/nl\/sign-in\?to=/)
    // Its own answer, not what reading the account again would give.
    await expect(page).toHaveURL(/sign-in\?done=signed-out$/)
    await expect(idle.getByText(email)).toHaveCount(0)
    // Long enough to have heard of it as well.
    await busy.waitForTimeout(500)
    await expect(busy.getByLabel('First name')).toHaveValue('Femke')
  })

  test('what the account itself sends gets its own answer, on a slow line too', async ({ page, site }) => {
    const person = await makeAccount(page.request, site)
    const line = await page.context().newCDPSession(page)
    const slow = { offline: false, latency: 800, downloadThroughput: -1, uploadThroughput: -1 }
    await page.goto('/account')
    await line.send('Network.emulateNetworkConditions', slow)
    await page.getByRole('button', { name: 'Sign out', exact: true }).first().click()
    await expect(page).toHaveURL(/sign-in\?done=signed-out$/)

    await signIn(page.request, person)
    await page.goto('/account/delete')
    await page.locator('#email').fill(person.email)
    await page.locator('#understood').check()
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page).toHaveURL(/sign-in\?done=deleted$/)
  })

  test('the desk is seen no more', async ({ page, site, context }) => {
    await makeStaff(page.request, site)
    plantLeads(site.dataDir, [leadRow({ name: 'Karin Leeuwis' })])
    const sheets = [await context.newPage(), await context.newPage(), await context.newPage()] as const
    const [leads, bookings, busy] = sheets
    await Promise.all([leads.goto('/admin?q=Leeuwis'), bookings.goto('/admin/bookings'), busy.goto('/admin/bookings')])
    await expect(leads.getByText('Karin Leeuwis').first()).toBeVisible()
    for (const sheet of sheets) await untilHydrated(sheet)
    await busy.getByLabel('Reason, seen by staff').fill('Dentist')
    // Chosen is not typed.
    await leads.getByRole('checkbox').first().check()
    await leads.getByRole('combobox').first().selectOption({ index: 1 })
    await leads.getByRole('searchbox').fill('')
    await page.goto('/account')
    await page.getByRole('button', { name: 'Sign out', exact: true }).first().click()
    for (const sheet of [leads, bookings])
      await expect(sheet.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    await expect(busy.getByLabel('Reason, seen by staff')).toHaveValue('Dentist')
  })
})

test('a tab without the events finds it by the marker', async ({ page, site, context }) => {
  const person = await makeAccount(page.request, site)
  await signOut(page.request)
  const deaf = await context.newPage()
  await deaf.addInitScript(() => {
    Reflect.deleteProperty(window, 'BroadcastChannel')
    Reflect.deleteProperty(window, 'cookieStore')
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true)
  })
  await deaf.goto('/checklist')
  await expectState(deaf, 'signed-out')
  await live(deaf)
  await signIn(page.request, person)
  await expectState(deaf, 'signed-in')
})

test('nothing is asked over the network while nothing changes', async ({ page, site }) => {
  await makeAccount(page.request, site)
  await page.goto('/checklist')
  await expectState(page, 'signed-in')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.waitForTimeout(1_500)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await page.waitForTimeout(200)
  expect(asked).toEqual([])
})

test('no script can read the session, and nothing of it is in storage', async ({ page, site, context }) => {
  await makeAccount(page.request, site)
  await page.goto('/checklist')
  await expectState(page, 'signed-in')
  const [cookies, stored] = await page.evaluate(() => [document.cookie, JSON.stringify(localStorage)])
  const session = (await context.cookies()).find(({ name }) => name.includes('session'))
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  expect(cookies).toMatch(/^signed-in=[\w-]{12}$/)
  expect(stored + cookies).not.toContain(session?.value)
  const answer = await page.request.get('/api/session')
  expect(answer.headers()['cache-control']).toBe('no-store')
  expect(Object.keys(((await answer.json()) as { user: object }).user).sort()).toEqual([
    'email',
    'firstName',
    'lastName',
  ])
})

test.describe('a server that does not answer', () => {
  test.use({ expectedErrors: [/getSession timeout after 5 seconds/] })

  test('counts as signed out after 5 seconds', async ({ page }) => {
    await page.goto('/checklist')
    await page.route('/api/session', () => new Promise(() => undefined))
    const warned = page.waitForEvent('console', (message) => message.text() === 'getSession timeout after 5 seconds')
    await live(page)
    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: what a sign-in elsewhere leaves
      document.cookie = 'signed-in=somebody; Path=/'
    })
    const began = Date.now()
    await expectState(page, 'signed-in')
    await warned
    expect(Date.now() - began).toBeGreaterThan(4_900)
    await expectState(page, 'signed-out')
  })
})

test.describe('Google', () => {
  let provider: OpenIdProvider
  let site: Site

  test.beforeEach(async () => {
    provider = await startOpenIdProvider()
    provider.claims = {
      iss: 'https://accounts.google.com',
      email: 'anna@example.nl',
      email_verified: true,
      name: 'Anna de Vries',
      given_name: 'Anna',
      family_name: 'de Vries',
    }
    site = await startSite({
      env: {
        GOOGLE_CLIENT_ID: 'our-id',
        GOOGLE_CLIENT_SECRET: 'our-secret',
        OPENID_ORIGIN: provider.origin,
        NODE_OPTIONS: `--import=${fileURLToPath(new URL('../support/reroute-providers.ts', import.meta.url))}`,
      },
    })
  })

  test.afterEach(async () => {
    await site.stop()
    removeDataDir(site.dataDir)
    await provider.stop()
  })

  test('Google signs in', async ({ browser }) => {
    const page = await atSignIn(browser)
    await expect(page.getByRole('button', { name: /Microsoft/ })).toHaveCount(0)
    await page.getByRole('button', { name: /Google/ }).click()
    await expect(page).toHaveURL(`${site.origin}/nl/checklist`)
    await expect(state(page)).toContainText('Ingelogd als Anna de Vries')
    await page.context().close()
  })

  test('ten browsers sign in for the first time at once, and are one account with one profile', async ({ browser }) => {
    test.setTimeout(120_000)
    // Without scripts, so that it is the server that ten of them load. They wait for each other, as long as the test may.
    const pages = await Promise.all(Array.from({ length: 10 }, () => atSignIn(browser, { javaScriptEnabled: false })))
    await Promise.all(pages.map((page) => page.getByRole('button', { name: /Google/ }).click({ timeout: 0 })))
    for (const page of pages) {
      await page.waitForURL(`${site.origin}/nl/checklist`, { timeout: 0 })
      await expect(state(page)).toContainText('Ingelogd als Anna de Vries')
      await page.context().close()
    }
    const database = new Sqlite(join(site.dataDir, 'site.db'), { readonly: true })
    const count = (table: string) => database.prepare(`select count(*) as n from ${table}`).get()
    expect([count('auth_user'), count('user_profiles'), count('auth_session')]).toEqual([{ n: 1 }, { n: 1 }, { n: 10 }])
    database.close()
  })

  /** A browser of its own at the sign-in page. Google's own page is a local one; the way there and back is the browser's. */
  async function atSignIn(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({ baseURL: site.origin, ...options })
    const page = await context.newPage()
    await page.route('https://accounts.google.com/**', (route) =>
      route.fulfill({
        status: 302,
        headers: { Location: `${provider.origin}/authorize${new URL(route.request().url()).search}` },
      }),
    )
    await page.goto('/nl/sign-in')
    return page
  }
})

/** React has taken the page over, so that it can notice. */
async function live(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('[data-session]') ?? {}).some((key) => key.startsWith('__reactFiber')),
  )
  await page.waitForTimeout(100)
}

async function expectState(page: Page, expected: string): Promise<void> {
  await expect(state(page)).toHaveAttribute('data-session', expected)
}

/** Waits in the page for its next change. The time is from when the cookie changed, as the browser tells it. */
async function changesIn(page: Page): Promise<() => Promise<{ now: string; ms: number }>> {
  const change = await page.evaluateHandle(() => {
    const shown = document.querySelector('[data-session]')
    let changed: number | undefined
    cookieStore.addEventListener('change', () => {
      changed ??= performance.now()
    })
    const result = new Promise<{ now: string; ms: number }>((resolve) => {
      new MutationObserver((_, observer) => {
        observer.disconnect()
        const now = shown?.getAttribute('data-session') ?? ''
        // Another tab may have been told first, and this one by it.
        resolve({ now, ms: changed === undefined ? 0 : performance.now() - changed })
      }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-session'] })
    })
    return { result }
  })
  return () => change.evaluate(({ result }) => result)
}
