/** With another calendar set: it opens after a click, in a frame, and nowhere else does the site know of it. */
import { expect, type Page, test } from '@playwright/test'
import { type CalStandIn, startCalStandIn } from '../support/cal-stand-in.ts'
import { removeDataDir, type Site, startSite } from '../support/start-site.ts'

const words = {
  en: {
    path: '/book/intro-call-30-minutes',
    note: 'This opens the calendar of Cal.com. It then sees your IP address.',
    open: 'Open the calendar',
    direct: 'Open it at Cal.com instead',
    frame: 'Calendar of Cal.com',
    booked: 'Booked.',
    light: 'Light',
  },
  nl: {
    path: '/nl/book/automation-strategy-workshop',
    note: 'Dit opent de agenda van Cal.com. Die ziet dan uw IP-adres.',
    open: 'Open de agenda',
    direct: 'Open de agenda bij Cal.com zelf',
    frame: 'Agenda van Cal.com',
    booked: 'Afgesproken.',
    light: 'Licht',
  },
} as const

let cal: CalStandIn
let site: Site
let complaints: string[]

test.beforeAll(async () => {
  cal = await startCalStandIn()
  site = await startSite({ env: { CAL_ORIGIN: cal.origin, CAL_USER: 'us' } })
})

test.afterAll(async () => {
  await site.stop()
  removeDataDir(site.dataDir)
  await cal.stop()
})

test.beforeEach(({ page }) => {
  complaints = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
})

// A breach of the policy is a console error too.
test.afterEach(() => expect(complaints, 'the browser complained').toEqual([]))

for (const language of ['en', 'nl'] as const) {
  const { path, note, open, direct, frame, booked } = words[language]
  const event = path.replace(/.*\//, '')

  test(`opens after a click, in the theme of the page, and says when it is booked (${language})`, async ({ page }) => {
    const before = cal.requests.length
    await enter(page, path)
    await expect(page.getByText(note)).toBeVisible()
    await expect(page.getByRole('link', { name: direct })).toHaveAttribute('href', `${cal.origin}/us/${event}`)
    await page.waitForLoadState('networkidle')
    expect(cal.requests.slice(before)).toEqual([])

    await page.getByRole('button', { name: open }).click()
    const calendar = page.frameLocator(`iframe[title="${frame}"]`)
    await expect(calendar.getByRole('heading', { name: 'Stand-in of Cal.com' })).toBeVisible()
    expect(cal.requests.slice(before)).toEqual([
      `/us/${event}/embed?embed=booking&embedType=inline&layout=month_view&theme=dark&ui.color-scheme=dark`,
    ])
    await expect(page.locator('iframe')).toHaveAttribute('height', '734')

    await page.evaluate(() => {
      document.documentElement.dataset['theme'] = 'light'
    })
    await expect(calendar.locator('body')).toHaveAttribute('data-theme', 'light')

    await expect(page.getByText(booked)).toHaveCount(0)
    await calendar.getByRole('button').click()
    await expect(page.getByRole('status').filter({ hasText: booked })).toBeVisible()
    await expect(page.locator('main')).not.toContainText('Anna')
  })

  test(`without JavaScript there is the link alone (${language})`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(site.origin + path)
    await expect(page.getByRole('button', { name: open })).toHaveCount(0)
    await page.getByRole('link', { name: direct }).click()
    await expect(page).toHaveURL(`${cal.origin}/us/${event}`)
    await context.close()
  })
}

test('hears nobody but the frame', async ({ page }) => {
  await enter(page, words.en.path)
  await page.getByRole('button', { name: words.en.open }).click()
  await expect(page.locator('iframe')).toHaveAttribute('data-state', 'shown')
  const forged = { originator: 'CAL', namespace: 'booking', type: 'bookingSuccessfulV2', data: {} }
  const elsewhere = { ...forged, type: '__dimensionChanged', data: { iframeHeight: 99 } }
  await page.evaluate(
    (messages) => {
      // From our own origin, then with the right origin but from another window.
      for (const message of messages) postMessage(message, '*')
      const origin = new URL(document.querySelector('iframe')?.src ?? '').origin
      for (const data of messages) dispatchEvent(new MessageEvent('message', { data, origin, source: window }))
    },
    [forged, elsewhere],
  )
  await page.frameLocator('iframe').locator('body').click()
  await expect(page.locator('iframe')).toHaveAttribute('data-state', 'shown')
  await expect(page.locator('iframe')).toHaveAttribute('height', '734')
})

test('widens the policy of the booking pages and of no other', async ({ request }) => {
  const policyOf = async (path: string) => (await request.get(site.origin + path)).headers()['content-security-policy']
  for (const { path } of Object.values(words)) expect(await policyOf(path)).toContain(`; frame-src ${cal.origin};`)
  for (const path of ['/', '/contact', '/nl/get-started', '/automation-strategy-workshop', '/book/x'])
    expect(await policyOf(path)).not.toContain('frame-src')
})

test('shows no free times of its own', async ({ page, request }) => {
  const answer = await request.get(`${site.origin}/api/free-times/intro-call-30-minutes`)
  expect(await answer.json()).toEqual({ times: [] })
  await enter(page, '/contact')
  await expect(page.locator('#plan').getByRole('listitem')).toHaveCount(1)
  await page.locator('#plan').getByRole('link').click()
  await expect(page.getByText(words.en.note)).toBeVisible()
})

test.describe('a calendar that never answers', () => {
  test('is given up after a while, with the link beside it', async ({ page }) => {
    const silent = await startSite({ env: { CAL_ORIGIN: cal.origin, CAL_USER: 'silent' } })
    try {
      await page.clock.install()
      await page.goto(silent.origin + words.en.path)
      await page.getByRole('button', { name: words.en.open }).click()
      await expect(page.getByRole('status').filter({ hasText: 'is opening' })).toBeVisible()
      await page.clock.fastForward(15_000)
      await expect(page.getByRole('status').filter({ hasText: 'did not open' })).toBeVisible()
      await expect(page.getByRole('link', { name: words.en.direct })).toBeVisible()
    } finally {
      await silent.stop()
      removeDataDir(silent.dataDir)
    }
  })
})

async function enter(page: Page, path: string): Promise<void> {
  await page.goto(site.origin + path)
}
