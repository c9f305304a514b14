/** No violation that a machine can find, in both themes and two widths; nothing scrolls sideways there or on the narrowest phone. */
import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** Without a theme only what scrolls is looked for. */
const looks = [
  { width: 320, themes: [] },
  { width: 390, themes: ['dark', 'light'] },
  { width: 1440, themes: ['dark', 'light'] },
] as const

export async function expectAccessible(page: Page, addresses: readonly string[]): Promise<void> {
  const found: string[] = []
  for (const address of addresses) {
    await page.goto(address)
    found.push(...(await violationsOf(page, address)))
  }
  expect(found).toEqual([])
}

/** Of the page as it is now: what was posted has no address to go to. */
export async function expectAccessibleNow(page: Page, what: string): Promise<void> {
  expect(await violationsOf(page, what)).toEqual([])
}

/** Of the page as it is now, each with `what` in front. */
export async function violationsOf(page: Page, what: string): Promise<string[]> {
  const found: string[] = []
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Injected by the test, so outside the page's policy: evaluated by the debugger, not by a script element.
  await page.evaluate(axe.source)
  for (const { width, themes } of looks) {
    await page.setViewportSize({ width, height: 900 })
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (sideways > 0) found.push(`${what} scrolls ${sideways} px sideways at ${width} px`)
    for (const theme of themes) {
      await page.locator(`#theme-${theme}`).evaluate((radio: HTMLInputElement) => radio.click())
      const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run())
      found.push(...violations.map(({ id, nodes }) => `${what} ${width} ${theme}: ${id} ${nodes[0]?.target}`))
    }
  }
  return found
}
