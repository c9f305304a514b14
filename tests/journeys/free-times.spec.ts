/** Where one books from: the next free times on three pages, and nothing lost where they cannot be had. */
import { asSlowAsAPerson } from '../support/as-slow-as-a-person.ts'
import { expect, test } from '../support/journey.ts'
import { until } from '../support/leads.ts'
import { mailsTo } from '../support/mailed.ts'
import { watchShifts } from '../support/watch-shifts.ts'

const places = [
  { path: '/contact', section: '#plan', event: 'intro-call-30-minutes' },
  { path: '/get-started', section: '#plan', event: 'intro-call-30-minutes' },
  { path: '/automation-strategy-workshop', section: '#date', event: 'automation-strategy-workshop' },
] as const

for (const language of ['en', 'nl'] as const) {
  const prefix = language === 'nl' ? '/nl' : ''

  test(`leads from a free time to its form (${language})`, async ({ page }) => {
    for (const { path, section, event } of places) {
      await page.goto(prefix + path)
      const rows = page.locator(section).getByRole('listitem')
      await expect(rows).toHaveCount(3)
      const link = rows.first().getByRole('link')
      const time = /\d+[.:]\d\d/.exec((await link.textContent()) ?? '')?.[0] ?? 'a time'
      await link.click()
      await expect(page).toHaveURL(new RegExp(`${prefix}/book/${event}\\?at=.*#details$`))
      await expect(page.locator('main')).toContainText(time)
      await expect(page.locator('form input[name="email"]')).toBeVisible()
    }
  })
}

test.describe('a browser in New York', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('is told both clocks once it has booked, on the page and by mail', async ({ page, site }) => {
    const email = `${crypto.randomUUID()}@example.nl`
    await page.goto('/contact')
    await page.locator('#plan').getByRole('listitem').first().getByRole('link').click()
    await expect(page.locator('#booking')).toHaveAttribute('action', /zone=America%2FNew_York/)
    await page.getByLabel('Name', { exact: true }).fill('Marieke de Wit')
    await page.getByLabel('Email').fill(email)
    await asSlowAsAPerson()
    await page.getByRole('button', { name: 'Confirm appointment' }).click()
    await expect(page).toHaveURL(/\?done=booked$/)
    await expect(page.locator('main')).toContainText('in New York')
    await until('the mail is written', async () => (await mailsTo(site, email)).length > 0)
    const [mail] = await mailsTo(site, email)
    expect(mail?.subject).toMatch(/\d:\d\d in Amsterdam$/)
    expect(mail?.text).toMatch(/\d:\d\d in New York/)
  })
})

test('what a script fills in moves nothing', async ({ page }) => {
  const shifts = await watchShifts(page)
  await page.goto('/get-started#plan')
  await expect(page.locator('#plan').getByRole('listitem')).toHaveCount(3)
  await page.waitForTimeout(500)
  expect(await shifts()).toEqual([])
})

test.describe('when the times cannot be had', () => {
  test.use({ expectedStatuses: [503] })

  test('the link to all times is there', async ({ page }) => {
    await page.route('/api/free-times/**', (route) => route.fulfill({ status: 503, json: { error: 'unavailable' } }))
    const asked = page.waitForResponse('**/api/free-times/**')
    await page.goto('/get-started')
    await asked
    await expect(page.locator('#plan').getByRole('listitem')).toHaveText([/An introduction call\s*30 minutes/])
    await expect(page.getByRole('link', { name: 'Choose a day yourself' })).toHaveAttribute(
      'href',
      '/book/intro-call-30-minutes',
    )
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a page that is rendered has the times, one that is prerendered the link', async ({ page }) => {
    await page.goto('/contact')
    await expect(page.locator('#plan').getByRole('listitem')).toHaveCount(3)
    await page.goto('/nl/get-started')
    await expect(page.locator('#plan').getByRole('listitem')).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'Kies zelf een dag' })).toBeVisible()
  })
})

test('answers for the events there are, to whoever reads', async ({ request }) => {
  const answer = await request.get('/api/free-times/automation-strategy-workshop?locale=nl')
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'public, max-age=30'])
  const { times } = await answer.json()
  expect(times).toHaveLength(3)
  expect(times[0].path).toMatch(/^\/nl\/book\/automation-strategy-workshop\?at=/)
  expect((await request.get('/api/free-times/another')).status()).toBe(404)
  const posted = await request.post('/api/free-times/intro-call-30-minutes')
  expect([posted.status(), posted.headers()['allow']]).toEqual([405, 'GET'])
})
