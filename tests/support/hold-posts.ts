/** A slow line, as whoever sends a form meets it: what is posted stays unanswered for a while. */
import type { Page } from '@playwright/test'

/** From now on no post to `address` reaches the server, until what is answered is called. */
export async function holdPosts(page: Page, address: string): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    if (route.request().method() === 'POST') await held.promise
    await route.continue()
  })
  return held.resolve
}
