/** No violation that a machine can find, in both themes and two widths; nothing scrolls sideways there or on the narrowest phone, and a table is told as one. */
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
    const foldedTables = await page.evaluate(tablesWithoutRoles)
    found.push(...foldedTables.map((table) => `${what} ${width}: no table any more to some readers: ${table}`))
    for (const theme of themes) {
      await page.locator(`#theme-${theme}`).evaluate((radio: HTMLInputElement) => radio.click())
      const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run())
      found.push(...violations.map(({ id, nodes }) => `${what} ${width} ${theme}: ${id} ${nodes[0]?.target}`))
    }
  }
  return found
}

/**
 * Runs in the page. A part of a table that is drawn as a block is no part of it to some browsers, unless its role is
 * written out (app/ui/table-roles.ts); and then those of all its parts must be.
 */
function tablesWithoutRoles(): string[] {
  const displays: Readonly<Record<string, string>> = {
    TABLE: 'table',
    THEAD: 'table-header-group',
    TBODY: 'table-row-group',
    TFOOT: 'table-footer-group',
    TR: 'table-row',
    TH: 'table-cell',
    TD: 'table-cell',
  }
  return [...document.querySelectorAll('table')].flatMap((table) => {
    const parts = [table, ...table.querySelectorAll('thead, tbody, tfoot, tr, th, td')]
    const shown = parts.map((part) => ({ part, display: getComputedStyle(part).display }))
    const folded = shown.some(({ part, display }) => display !== 'none' && display !== displays[part.tagName])
    const silent = parts.find((part) => !part.hasAttribute('role'))
    return folded && silent ? [`${table.caption?.textContent ?? table.className}, ${silent.tagName}`] : []
  })
}
