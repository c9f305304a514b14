/**
 * No violation that a machine can find, on any page, in both languages, both themes and two widths; and nothing that
 * scrolls sideways on the narrowest phone.
 */
import axe from 'axe-core'
import { expect, test } from '../support/journey.ts'

/** The calculator with another answer than its first: out of reach, nothing filled in, numbers that are none. */
const calculatorStates = [
  '/tools/automation-roi-calculator?process=reporting&do=fill',
  '/nl/tools/automation-roi-calculator?process=own&do=fill',
  '/tools/automation-roi-calculator?num=en&rate=x&s1-n=Check&s1-m=-4&s1-d=4,6&s2-n=Check&s2-m=5',
]

/** Pages that the sitemap does not list. */
const unlisted = [
  '/R7KQ2M9XVD4TH8WC5NJP3BYE6S',
  '/nowhere',
  '/nl/nergens',
  '/offline',
  '/nl/offline',
  '/sign-in',
  '/nl/sign-up',
  '/nl/sign-up?sent',
  '/reset-password',
  '/nl/sign-in/link',
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
      const all = [...listed.map(([, address = '']) => address.slice(baseURL.length) || '/'), ...unlisted]
      const found: string[] = []
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const path of all.filter((_, index) => index % hands === hand)) {
        await page.goto(path)
        // Injected by the test, so outside the page's policy: evaluated by the debugger, not by a script element.
        await page.evaluate(axe.source)
        await page.setViewportSize({ width: 320, height: 700 })
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        if (sideways > 0) found.push(`${path} scrolls ${sideways} px sideways at 320 px`)
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          for (const theme of ['dark', 'light']) {
            await page.locator(`#theme-${theme}`).evaluate((radio: HTMLInputElement) => radio.click())
            const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run())
            found.push(...violations.map(({ id, nodes }) => `${path} ${width} ${theme}: ${id} ${nodes[0]?.target}`))
          }
        }
      }
      expect(found).toEqual([])
    })
  })
}
