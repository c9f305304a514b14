/**
 * No violation that a machine can find, on any page, in both languages, both themes and two widths; and nothing that
 * scrolls sideways on the narrowest phone.
 */
import type { PageKey, sitePages } from '#app/site-map.ts'
import type { AccountPageKey } from '../support/accessibility-tree.ts'
import { makeAccount } from '../support/account-client.ts'
import { expectAccessible, expectAccessibleNow, violationsOf } from '../support/expect-accessible.ts'
import { expect, test } from '../support/journey.ts'
import { saveExample } from '../support/report-client.ts'
import { makeStaff } from '../support/staff.ts'
import { changeStored } from '../support/stored-rows.ts'

/** The calculator with another answer than its first: out of reach, nothing filled in, numbers that are none. */
const calculatorStates = [
  '/tools/automation-roi-calculator?process=reporting&do=fill',
  '/nl/tools/automation-roi-calculator?process=own&do=fill',
  '/tools/automation-roi-calculator?num=en&rate=x&s1-n=Check&s1-m=-4&s1-d=4,6&s2-n=Check&s2-m=5',
]

type UnlistedPageKey = {
  [Key in PageKey]: (typeof sitePages)[Key] extends { unlisted: true } ? Key : never
}[PageKey]

/** Pages of the site map that the sitemap does not list. */
const unlistedPages: Readonly<Record<Exclude<UnlistedPageKey, AccountPageKey>, readonly string[]>> = {
  offline: ['/offline', '/nl/offline'],
  signIn: ['/sign-in', '/nl/sign-in?done=link'],
  signUp: ['/sign-up', '/nl/sign-up', '/nl/sign-up?sent'],
  signInLink: ['/sign-in/link', '/nl/sign-in/link'],
  confirmEmail: ['/confirm-email', '/nl/confirm-email'],
  resetPassword: ['/reset-password', '/nl/reset-password?sent'],
}

const accountPages: Readonly<Record<AccountPageKey, readonly string[]>> = {
  account: ['/account', '/nl/account?done=email-asked'],
  newEmail: ['/account/new-email', '/nl/account/new-email'],
  deleteAccount: ['/account/delete', '/nl/account/delete'],
}

const unlisted = [
  ...Object.values(unlistedPages).flat(),
  '/R7KQ2M9XVD4TH8WC5NJP3BYE6S',
  '/w/R7KQ2M9XVD4TH8WC5NJP3BYE6S',
  '/nl/w/R7KQ2M9XVD4TH8WC5NJP3BYE6S',
  '/b/R7KQ2M9XVD4TH8WC5NJP3BYE6S',
  '/nl/b/R7KQ2M9XVD4TH8WC5NJP3BYE6S',
  '/nowhere',
  '/nl/nergens',
  '/blog?q=zzzz',
  '/nl/blog?category=ai&q=model',
  ...calculatorStates,
]

/** The pages are dealt out over as many tests, so that they run beside each other. */
const hands = 12

for (let hand = 0; hand < hands; hand++) {
  test.describe(`axe, ${hand + 1} of ${hands}`, () => {
    test.use({ expectedStatuses: [404, 410] })

    test('finds nothing', async ({ page, request, site }) => {
      const baseURL = site.origin
      test.setTimeout(180_000)
      const listed = [...(await (await request.get('/sitemap.xml')).text()).matchAll(/<loc>(.*?)<\/loc>/g)]
      expect(listed.length).toBeGreaterThan(50)
      const all = [...listed.map(([, address = '']) => address.slice(baseURL.length) || '/'), ...unlisted]
      const found: string[] = []
      for (const path of all.filter((_, index) => index % hands === hand)) {
        await page.goto(path)
        found.push(...(await violationsOf(page, path)))
      }
      expect(found).toEqual([])
    })
  })
}

test.describe('axe, at addresses of one visitor', () => {
  test.use({ expectedStatuses: [404, 410, 500] })

  test('finds nothing on the pages of an account', async ({ page, site }) => {
    test.setTimeout(90_000)
    await makeAccount(page.context().request, site)
    await expectAccessible(page, [...Object.values(accountPages).flat(), '/nl/checklist'])
  })

  test('finds nothing on a report, and where it is withdrawn', async ({ page }) => {
    test.setTimeout(90_000)
    const { share, withdraw } = await saveExample(page.request)
    await expectAccessible(page, [share, `/nl${share}`, withdraw, `/nl${withdraw}`])
    await page.locator('main form').getByRole('button').click()
    await expect(page.locator('main form')).toBeHidden()
    await expectAccessibleNow(page, 'a report that was withdrawn')
  })

  test('finds nothing on a page that broke', async ({ page, site }) => {
    test.setTimeout(60_000)
    changeStored(site.dataDir, 'alter table report rename to report_away')
    await expectAccessible(page, ['/R7KQ2M9XVD4TH8WC5NJP3BYE6S', '/nl/R7KQ2M9XVD4TH8WC5NJP3BYE6S'])
    changeStored(site.dataDir, 'alter table report_away rename to report')
  })

  test('finds nothing on the keys of the desk', async ({ page, site }) => {
    test.setTimeout(60_000)
    await makeStaff(page.context().request, site)
    await expectAccessible(page, ['/admin/keys'])
  })
})
