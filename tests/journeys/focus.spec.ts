/** Through whole pages with the Tab key: whatever has the focus shows it, and nothing lies over it (WCAG 2.4.7, 2.4.11). */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { untilHydrated } from '../support/late-scripts.ts'
import { openLeads } from '../support/open-leads.ts'

const paths = [
  '/',
  '/services/workflow-optimization',
  '/contact',
  '/tools/automation-roi-calculator',
  '/book/intro-call-30-minutes',
  '/nl/checklist',
  '/sign-in',
  '/nl/blog',
  '/blog/approval-nobody-reads',
]

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [1440, 900],
] as const) {
  for (const path of paths) {
    test(`${path} at ${width} px: the focus comes to its end, seen everywhere`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto(path)
      expect([...(await throughPage(page, 'Tab')), ...(await throughPage(page, 'Shift+Tab'))]).toEqual([])
    })
  }

  test(`the form of an appointment at ${width} px: the focus comes to its end, seen everywhere`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/nl/book/intro-call-30-minutes')
    await page.locator('#day a[href*="at="]').first().click()
    await page.locator('input[autocomplete="email"]').waitFor()
    // Wherever the page puts the focus now, the rounds begin at its top.
    await page.reload()
    expect([...(await throughPage(page, 'Tab')), ...(await throughPage(page, 'Shift+Tab'))]).toEqual([])
  })
}

for (const [width, height] of [
  [412, 915],
  [844, 390],
] as const) {
  test.describe(`the errors at ${width} px`, () => {
    test.use({ expectedStatuses: [422] })

    test('lead each to a field with its name in view', async ({ page }) => {
      await page.setViewportSize({ width, height })
      for (const [path, fields] of [
        ['/contact', 3],
        ['/nl/sign-up', 3],
      ] as const) {
        await page.goto(path)
        await page.locator('main form [type="submit"]').last().click()
        const lines = page.locator('[data-error-summary] li a')
        await expect(lines).toHaveCount(fields)
        for (const line of await lines.all()) {
          await line.click()
          const field = page.locator((await line.getAttribute('href')) ?? '')
          await expect(field).toBeFocused()
          const label = page.locator(`label[for="${await field.getAttribute('id')}"]`)
          await expect(label).toBeInViewport({ ratio: 1 })
        }
      }
    })
  })

  test(`at ${width} px a row of leads that has the focus is seen while some are ticked`, async ({ page, site }) => {
    await page.setViewportSize({ width, height })
    await openLeads(page, site, 'Ingrid Postma', 18)
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await expect(page.getByText('1 lead selected')).toBeVisible()
    const seen: string[] = []
    for (let n = 0; n < 14; n += 1) {
      await page.keyboard.press('j')
      seen.push(await page.evaluate(lookAtFocus))
    }
    expect(seen).toEqual(Array(14).fill(''))
  })

  test(`at ${width} px a row that is ticked stays in view`, async ({ page, site }) => {
    await page.setViewportSize({ width, height })
    await openLeads(page, site, 'Jeroen Smit', 18)
    // The last whose box can be reached in the window as it stands.
    const boxes = page.getByRole('checkbox', { name: 'Select Jeroen' })
    const index = await boxes.evaluateAll((all) =>
      all.findLastIndex((box) => {
        const { left, top, width: w, height: h } = box.getBoundingClientRect()
        return box === document.elementFromPoint(left + w / 2, top + h / 2)
      }),
    )
    const box = boxes.nth(index)
    await box.click()
    await expect(page.getByText('1 lead selected')).toBeVisible()
    expect(await box.evaluate(lookAtFocus)).not.toContain('covered')
  })
}

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [820, 900],
  [1440, 700],
] as const) {
  test(`at ${width} px the list of the calculator keeps the focus above all that its totals have to say`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/nl/tools/automation-roi-calculator')
    await untilHydrated(page)
    await page.locator('[name=a-wait]').fill('½')
    await page.locator('#process-hiring').check({ force: true })
    // Where a step is shown as a line it is opened first.
    const open = page.getByRole('checkbox', { name: 'Wijzig stap 1', exact: true })
    if (await open.isVisible()) await open.press('Space')
    await expect(page.getByRole('button', { name: 'Maak ongedaan' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Laat zien' })).toBeVisible()
    await page.getByLabel('Uurkosten', { exact: true }).focus()
    const seen: string[] = []
    for (let n = 0; n < 24; n += 1) {
      await page.keyboard.press('Tab')
      seen.push(await page.evaluate(lookAtFocus))
    }
    expect(seen).toEqual(Array(24).fill(''))
  })
}

/** What is wrong with the places that the key comes to, until it leaves the page. */
async function throughPage(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const wrong: string[] = []
  for (let n = 0; n < 300; n += 1) {
    await page.keyboard.press(key)
    const fault = await page.evaluate(lookAtFocus)
    if (fault === 'left') return n > 10 ? wrong : [`${key}: only ${n} places`]
    if (fault !== '') wrong.push(`${key}: ${fault}`)
  }
  return [...wrong, `${key}: the focus never left the page`]
}

/** Runs in the page. `left`: the focus is out of it. Empty: all is well. */
function lookAtFocus(): string {
  const focused = document.activeElement
  if (!focused || focused === document.body || focused === document.documentElement) return 'left'
  // A radio button or box may be drawn by its label.
  const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined
  const marks = label ? [focused, label] : [focused]
  const inside = marks.flatMap((mark) => [mark, ...mark.querySelectorAll('*')])
  const isOutlined = inside.some((one) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
  })
  const isOnTop = marks
    .flatMap((mark) => [...mark.getClientRects()])
    .some((box) => {
      // Of a field of many lines the browser brings the one with the caret into view.
      const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)]
      const at = document.elementFromPoint(box.left + box.width / 2, (top + bottom) / 2)
      return box.width > 1 && bottom - top >= Math.min(box.height, 24) && marks.some((mark) => mark.contains(at))
    })
  const name = focused.textContent?.trim().slice(0, 40) || focused.outerHTML.slice(0, 90)
  return [isOutlined ? '' : `no outline: ${name}`, isOnTop ? '' : `covered or out of view: ${name}`].join('')
}
