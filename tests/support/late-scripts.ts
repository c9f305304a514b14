/** A slow line, as journeys meet it: a page that can be used before its scripts are there. */
import type { Page } from '@playwright/test'

/** From now on no script of the build comes, until what is answered is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
}
