/**
 * What a screen reader is told of a page, in its order: roles, names, states. Each page has its whole tree on file; who
 * changes it looks at the difference, reads it aloud, and takes it over with `--update-snapshots`.
 */
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type { PageKey } from '#app/site-map.ts'
import { shiftClock } from './shift-clock.ts'
import type { Site } from './start-site.ts'
import { stillMoment } from './still-moment.ts'

/** Pages that only somebody who is signed in sees. */
export type AccountPageKey = Extract<PageKey, 'account' | 'newEmail' | 'deleteAccount'>

/** Of the site map without them: a page that is added later is one of these. */
export type PublicPageKey = Exclude<PageKey, AccountPageKey>

/** A page's address by the name of its tree: one language where the other is the same page in other words. */
export type Trees = Readonly<Record<string, string>>

/** Days and free times are the same whenever a test runs on a server with this setting. */
export const stillServer = {
  NODE_OPTIONS: `--import=${fileURLToPath(new URL('./still-calendar.ts', import.meta.url))}`,
}

/** The same moment in the page. Playwright's own clock would take over timers and measures of time too. */
export function stillPage(page: Page): Promise<unknown> {
  return page.addInitScript(shiftClock, Date.parse(stillMoment) - Date.now())
}

export async function expectTree(page: Page, site: Site, path: string, name: string): Promise<void> {
  await page.goto(path)
  await expectTreeNow(page, site, name)
}

/** Of the page as it is now: what was posted has no address to go to. */
export async function expectTreeNow(page: Page, site: Site, name: string): Promise<void> {
  // A script fills in these lists once the page is complete.
  await expect(page.locator('[data-free-times] > template')).toHaveCount(0)
  const tree = await page.locator('body').ariaSnapshot()
  expect(`${withoutChance(tree, site)}\n`).toMatchSnapshot(`${name.replaceAll(/[^\w]+/g, '-')}.yml`)
}

/** What differs from run to run is left out. */
const changing: readonly (readonly [RegExp, string])[] = [
  [/localhost:\d+/g, '(host)'],
  [/\/[0-9A-Z]{26}\b/g, '/(secret)'],
  // The same in groups of four.
  [/(?:[0-9A-Z]{4} ){6}[0-9A-Z]{2}\b/g, '(secret)'],
  [/(?<=token=)[\w-]+/g, '(secret)'],
  [/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g, '(random)'],
  // The clock of the server begins still, and goes on.
  [/\b10([:.])0[2-9]\b/g, '10$102'],
  [/\b\d+:\d\d(?= of \d+ office hours| office hours| left)/g, '(so long)'],
  // Beside every sheet of the desk; they grow with the content.
  [/(?<=link "(?:IndexNow|Launch) )\d+/g, '(count)'],
  // What search engines are told, and with which key.
  [/\b[\da-f]{8}(?:-[\da-f]{8}){3}\b|\b[\da-f]{4}…[\da-f]{4}\b/g, '(key)'],
  [/(?<=→ )[\da-f]{4}\b/g, '(hash)'],
  [/\b\d+ ms\b/g, '(so long)'],
]

function withoutChance(tree: string, site: Site): string {
  // Before a path it is left out, so that addresses read as on the page.
  const byItself = new RegExp(`${site.origin}(?=[\\s"':,]|$)`, 'g')
  const unplaced = tree.replaceAll(byItself, '(site)').replaceAll(site.origin, '')
  return changing.reduce((text, [what, instead]) => text.replaceAll(what, instead), unplaced)
}
