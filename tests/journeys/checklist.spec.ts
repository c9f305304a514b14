/** The checklist: ticks are kept, shared by tabs and languages, and never lost; without a script it reads and prints. */
import type { BrowserContext, Page } from '@playwright/test'
import { makeAccount, signIn, signOut } from '../support/account-client.ts'
import { expect, test } from '../support/journey.ts'

const point = 'one-process'
const box = (page: Page, id = point) => page.locator(`#${id}`)
/** Ready once the script has taken over. */
const startOver = (page: Page) => page.getByRole('button', { name: 'Start over' })

async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(path)
  await expect(page.getByRole('button').filter({ hasText: /Print the list|Lijst afdrukken/ })).toBeVisible()
  return page
}

/** How many steps of the ladder are low, as drawn. */
function stepsDown(page: Page): Promise<number> {
  return page
    .locator('[class*="step-"]')
    .evaluateAll((steps) => steps.filter((step) => getComputedStyle(step).getPropertyValue('--on') === '1').length)
}

test('a tick shows in every tab, in both languages, and survives a reload', async ({ page, context }) => {
  await page.goto('/checklist')
  const dutch = await open(context, '/nl/checklist')
  await box(page).check()
  await expect(box(dutch)).toBeChecked()
  await box(dutch, 'one-owner').check()
  await expect(box(page, 'one-owner')).toBeChecked()
  await box(dutch).uncheck()
  await expect(box(page)).not.toBeChecked()
  await page.reload()
  await expect(box(page)).not.toBeChecked()
  await expect(box(page, 'one-owner')).toBeChecked()
  await expect.poll(() => stepsDown(page)).toBe(1)
  await dutch.reload()
  await expect(box(dutch, 'one-owner')).toBeChecked()
})

test('what is kept stands there before the script, without a shift or a word too many', async ({ page, context }) => {
  await context.addInitScript(() => {
    const ticks = { 'one-process': { on: true, at: '2026-11-21T12:00:00.000Z' }, 'of-another-year': 1 }
    localStorage.setItem('checklist', JSON.stringify(ticks))
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const scripts: (() => void)[] = []
  await page.route(/\/assets\/(?!live-).*\.js$/, async (route) => {
    await new Promise<void>((resolve) => scripts.push(resolve))
    await route.continue()
  })
  await page.goto('/checklist', { waitUntil: 'commit' })
  await expect(box(page)).toBeChecked()
  await expect.poll(() => stepsDown(page)).toBe(1)
  // Ticked by a visitor who does not wait for scripts.
  await box(page, 'one-owner').check()
  await page.unroute(/\/assets\//)
  await expect
    .poll(async () => {
      for (const go of scripts.splice(0)) go()
      return startOver(page).isVisible()
    })
    .toBe(true)
  await expect(box(page)).toBeChecked()
  await expect(box(page, 'one-owner')).toBeChecked()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('checklist'))).toContain('one-owner')
  expect(await page.evaluate(() => localStorage.getItem('checklist'))).toContain('2026-11-21T12:00:00.000Z')
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
})

test('the score is put into words, and said once', async ({ page }) => {
  await page.goto('/checklist')
  await expect(startOver(page)).toBeDisabled()
  await expect(page.getByText('Nothing ticked yet.')).toBeVisible()
  for (const id of ['one-process', 'start-and-end', 'drawn-as-it-runs']) await box(page, id).check()
  await expect(page.getByText('27 still wait')).toBeVisible()
  await expect(page.getByText('Nearly drawn.')).toBeVisible()
  await expect(page.locator('#data')).toContainText('mend this first')
  await expect(page.locator('#checklist').getByRole('status')).toHaveText(
    '3 of 30 in place. Draw before you buy anything.',
  )
  const first = page.locator('#result').getByRole('link').first()
  await expect(first).toHaveText('Every customer exists once')
  await first.click()
  await expect(box(page, 'customers-once')).toBeFocused()
  const [bar, target] = [page.getByRole('region', { name: 'Score' }), box(page, 'customers-once')]
  const [above, below] = [await bar.boundingBox(), await target.boundingBox()]
  expect(below?.y ?? 0).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
})

test('starting over can be taken back, and a double click does not do both', async ({ page }) => {
  await page.goto('/checklist')
  await box(page).check()
  await box(page, 'one-owner').check()
  await startOver(page).dblclick()
  await expect(page.locator('#checklist input:checked')).toHaveCount(0)
  await page.getByRole('button', { name: 'Put my ticks back' }).click()
  await expect(page.locator('#checklist input:checked')).toHaveCount(2)
  await expect(startOver(page)).toBeFocused()
  await page.reload()
  await expect(page.locator('#checklist input:checked')).toHaveCount(2)
  await expect(startOver(page)).toBeEnabled()
  await page.waitForTimeout(1_500)
  await expect(page.locator('#checklist').getByRole('status'), 'what was kept is no news').toBeEmpty()
})

test('comes back from another page with its ticks', async ({ page, context }) => {
  await page.goto('/checklist')
  await box(page).check()
  await page.goto('/contact')
  const other = await open(context, '/checklist')
  await box(other, 'one-owner').check()
  await page.goBack()
  await expect(box(page)).toBeChecked()
  await expect(box(page, 'one-owner')).toBeChecked()
})

test('works where the browser keeps nothing, and says so', async ({ page, context }) => {
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto('/checklist')
  await box(page).check()
  await expect(page.getByText('Your browser keeps nothing for this site.')).toBeVisible()
  await expect(page.getByText('29 still wait')).toBeVisible()
})

test('Enter in a box sends nothing', async ({ page }) => {
  await page.goto('/checklist')
  await box(page).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/checklist$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/checklist', '/nl/checklist']) {
    test(`${path} can be ticked, read and printed`, async ({ page }) => {
      await page.goto(path)
      await box(page).check()
      await box(page).press('Enter')
      await expect(box(page)).toBeChecked()
      await expect(page.locator('noscript p')).toBeVisible()
      await expect(page.getByRole('button', { name: /Print|afdrukken/ })).toBeHidden()
      await page.locator('main summary').first().click()
      await expect(page.locator('main details dl').first()).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('main details dl').last()).toBeVisible()
    })
  }
})

test('an account puts the ticks of two devices together, and loses none', async ({ page, browser, site }) => {
  const person = await makeAccount(page.request, site)
  await signOut(page.request)
  await page.goto('/checklist')
  await box(page).check()
  const context = await browser.newContext({ baseURL: site.origin })
  const other = await open(context, '/nl/checklist')
  await box(other, 'one-owner').check()

  await signIn(page.request, person)
  await expect(page.getByText('kept in your account')).toBeVisible()
  await signIn(context.request, person)
  await expect(other.getByText('in uw account')).toBeVisible()
  await expect(box(other)).toBeChecked()

  await box(other).uncheck()
  await expect(other.getByText('in uw account')).toBeVisible()
  await page.reload()
  await expect(box(page, 'one-owner')).toBeChecked()
  await expect(box(page)).not.toBeChecked()
  await context.close()
})
