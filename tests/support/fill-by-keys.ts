/**
 * In Firefox, Playwright fills a field in a way that React does not hear. A person types: so do the journeys there.
 * It changes all locators of the process, which drives Firefox only.
 */
import type { Locator, Page } from '@playwright/test'

export function fillByKeys(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator('html')) as Locator
  locators.fill = async function (this: Locator, text: string) {
    await this.focus()
    await this.press('Control+a')
    if (text === '') await this.press('Delete')
    else await this.pressSequentially(text)
  }
}
