/** The focus at the desk stays near where it was, also where what had it goes. */
import { isWorkingDay } from '#app/domain/booking/office-days.server.ts'
import { expect, test } from '../support/journey.ts'
import { untilHydrated } from '../support/late-scripts.ts'
import { openLeads } from '../support/open-leads.ts'
import { makeStaff } from '../support/staff.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('ticked rows that are cleared leave it at the last of them', async ({ page, site }) => {
      await openLeads(page, site, 'Hanna Mulder', 4)
      const box = (n: number) => page.getByRole('checkbox', { name: 'Select Hanna' }).nth(n)
      await box(0).press('Space')
      await box(2).press('Space')
      await page.getByRole('button', { name: 'Clear' }).press('Enter')
      await expect(page.getByText('2 leads selected')).toBeHidden()
      await expect(box(2)).toBeFocused()
    })

    test('ticked rows that are cleared further down leave the cursor there', async ({ page, site }) => {
      await openLeads(page, site, 'Joris Prins', 5)
      for (const key of ['j', 'x', 'j', 'j', 'Escape']) await page.keyboard.press(key)
      await expect(page.getByText('1 lead selected')).toBeHidden()
      await expect(page.locator('[data-row]').nth(3)).toHaveAttribute('aria-current', 'true')
      await expect(page.locator('[data-row]').nth(3).locator(':focus')).toHaveCount(1)
    })

    test('a conflict that is left as it is leaves it at the name of the sheet', async ({ page, site }) => {
      const [id] = await openLeads(page, site, 'Bart Zomer', 3)
      const meanwhile = { form: { do: 'lost', lead: `${id}.0` }, headers: { Origin: site.origin } }
      expect((await page.context().request.post('/admin?index', meanwhile)).ok()).toBe(true)
      await page.getByRole('checkbox', { name: 'Select Bart Zomer 0' }).press('Space')
      await page.getByRole('group', { name: 'Selected leads' }).getByRole('button', { name: 'Won' }).press('Enter')
      const leave = page.getByRole('link', { name: 'Leave as it is' })
      await leave.press('Enter')
      await expect(leave).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    })

    test('a day that is opened as its week leaves it at the name of the week', async ({ page, site }) => {
      await makeStaff(page.context().request, site)
      await page.goto('/admin/bookings?month=2026-12')
      await untilHydrated(page)
      await page.getByRole('table').getByRole('link', { name: 'Wednesday 9 December' }).press('Enter')
      const week = page.getByRole('heading', { level: 1, name: 'Week 50' })
      await expect(week).toBeFocused()
    })

    test('time that is blocked twice leaves it at what was opened', async ({ page, site }) => {
      await makeStaff(page.context().request, site)
      await page.goto('/admin/bookings')
      await untilHydrated(page)
      const opened = page.locator('#opened')
      for (let time = 0; time < 2; time += 1) {
        await page.getByLabel('First day').fill(freeDay)
        await page.getByLabel('From what time').selectOption('13:00')
        await page.getByLabel('Last day').fill(freeDay)
        await page.getByLabel('Until what time').selectOption('14:00')
        const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
        await page.getByRole('button', { name: 'Block this time' }).press('Enter')
        await answered
        await expect(opened.getByText('Blocked.', { exact: true })).toBeVisible()
        await expect(opened.getByRole('heading', { level: 2 })).toBeFocused()
      }
      await page.getByRole('button', { name: /^Unblock/ }).press('Enter')
      await expect(opened).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    })

    test('a line that is taken back has it, where it says so', async ({ page, site }) => {
      const [id] = await openLeads(page, site, `Wout Mol ${crypto.randomUUID()}`, 1)
      const decision = { form: { do: 'won', lead: `${id}.0` }, headers: { Origin: site.origin } }
      expect((await page.context().request.post('/admin?index', decision)).ok()).toBe(true)
      await page.goto('/admin/audit')
      await untilHydrated(page)
      await page.getByRole('row').filter({ hasText: 'Wout Mol' }).getByRole('button', { name: 'Undo' }).press('Enter')
      const cell = page.locator('td:focus')
      await expect(cell).toHaveText(/^taken back in line \d+$/)
    })
  })
}

test('rows that are ticked all at once and cleared leave it at the box that ticks them', async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openLeads(page, site, 'Meike Blom', 3)
  for (const key of ['j', 'x', 'Escape']) await page.keyboard.press(key)
  const all = page.getByRole('checkbox', { name: 'Select all on this page' })
  await all.press('Space')
  await expect(page.getByText('3 leads selected')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('3 leads selected')).toBeHidden()
  await expect(all).toBeFocused()
})

test('the buttons for ticked rows are seen whole on a phone, forth and back', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openLeads(page, site, 'Hanna Mulder', 2)
  await page.getByRole('checkbox', { name: 'Select Hanna Mulder 0' }).press('Space')
  const buttons = page.getByRole('group', { name: 'Selected leads' }).getByRole('button')
  const names = await buttons.filter({ visible: true }).allTextContents()
  for (const [key, first, order] of [
    ['Tab', 'Answered', names],
    ['Shift+Tab', 'Clear', names.toReversed()],
  ] as const) {
    await buttons.filter({ hasText: first }).focus()
    const seen: string[] = []
    while (await page.evaluate(() => document.activeElement?.closest('fieldset') !== null)) {
      const focused = page.locator('button:focus')
      if (await focused.count()) {
        seen.push((await focused.textContent()) ?? '')
        await expect(focused).toBeInViewport({ ratio: 1 })
      }
      await page.keyboard.press(key)
    }
    expect(seen).toEqual(order)
  }
})

/** Some weeks ahead, and one on which nobody else books. */
const freeDay =
  Array.from({ length: 9 }, (_, index) =>
    new Date(Date.now() + (40 + index) * 86_400_000).toISOString().slice(0, 10),
  ).find(isWorkingDay) ?? ''
