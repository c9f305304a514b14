/** The calculator's drawings: their script comes when the sheet is touched, and their styles are there before. */
import type { Route } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { untilHydrated } from '../support/late-scripts.ts'

const path = '/tools/automation-roi-calculator'
const script = /answer-sections-[^/]*\.js$/

test('the script of the drawings comes with the first touch, without style sheets', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(path)
  await untilHydrated(page)
  await expect(page.locator('#drawing figure').first()).toBeVisible()
  expect(asked.filter((url) => script.test(url))).toEqual([])

  await page.locator('#rate').focus()
  await expect.poll(() => asked.filter((url) => script.test(url)).length).toBe(1)
  await page.locator('#rate').fill('60.50')
  await expect(page.locator('#cost')).toContainText('60.50')
  expect(asked.filter((url) => url.endsWith('.css'))).toEqual([])
})

test('what the server drew stands until the script is there', async ({ page }) => {
  let send = () => {}
  const held = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route(script, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path)
  await untilHydrated(page)
  const before = await page.locator('#cost').innerText()

  await page.locator('#rate').fill('60.50')
  // The list answers meanwhile.
  await expect(page).toHaveURL(/rate=60\.50/)
  expect(await page.locator('#cost').innerText()).toBe(before)

  send()
  await expect(page.locator('#cost')).toContainText('60.50')
  expect(await page.locator('#cost').innerText()).not.toBe(before)
})

test.describe('a script of the drawings', () => {
  test.use({ expectedStatuses: [404], expectedErrors: [/ERR_CONNECTION_FAILED/] })

  for (const [what, fail] of [
    ['is gone after a release', (route: Route) => route.fulfill({ status: 404, body: 'Not found' })],
    ['is lost on its way', (route: Route) => route.abort('connectionfailed')],
  ] as const) {
    test(`that ${what} costs nothing that was typed, and is asked for again`, async ({ page }) => {
      await page.route(script, fail)
      await page.goto(path)
      await untilHydrated(page)
      const email = page.locator('#save input[type=email]')
      await email.fill('anna@example.nl')
      await page.locator('#rate').fill('61')
      await expect(page.getByText('The figures below are those of before your change')).toBeVisible()
      await expect(page).toHaveURL(/rate=61/)
      await expect(page.locator('#drawing figure').first()).toBeVisible()
      await expect(email).toHaveValue('anna@example.nl')

      await page.unroute(script)
      await page.locator('#times').focus()
      await expect(page.locator('#cost')).toContainText('61')
      await expect(page.getByText('The figures below are those of before your change')).toBeHidden()
      await expect(email).toHaveValue('anna@example.nl')
    })
  }

  test('that stays away comes with the page that the note leads to, and so do the figures', async ({ page }) => {
    await page.route(script, (route) => route.fulfill({ status: 404, body: 'Not found' }))
    await page.goto(`/nl${path}`)
    await untilHydrated(page)
    await page.locator('#rate').fill('61')
    await expect(page).toHaveURL(/rate=61/)
    await page.getByRole('link', { name: 'Laad deze pagina opnieuw' }).click()
    await expect(page.locator('#cost')).toContainText('61')
    await expect(page.locator('#rate')).toHaveValue('61')
  })
})
