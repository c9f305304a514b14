/** The calculator's drawings: their script comes when the sheet is touched, and their styles are there before. */
import { expect, test } from '../support/journey.ts'

const path = '/tools/automation-roi-calculator'
const script = /answer-sections-[^/]*\.js$/

test('the script of the drawings comes with the first touch, without style sheets', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(path)
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
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
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
  const before = await page.locator('#cost').innerText()

  await page.locator('#rate').fill('60.50')
  // The list answers meanwhile.
  await expect(page).toHaveURL(/rate=60\.50/)
  expect(await page.locator('#cost').innerText()).toBe(before)

  send()
  await expect(page.locator('#cost')).toContainText('60.50')
  expect(await page.locator('#cost').innerText()).not.toBe(before)
})
