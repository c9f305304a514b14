/**
 * No page is wider than its window, for readers too who set the text of their browser to twice its size, on a phone and on
 * a small laptop (WCAG 1.4.4). At the usual size, and at somewhat larger text on a phone, no word is cut for want of room
 * either; at the usual size none lies on another. The narrowest phone is measured in axe.spec.ts.
 */
import type { Page } from '@playwright/test'
import { pathToBook, pathToBooking, pathToMove } from '#app/booking-paths.ts'
import { bookedMail } from '#app/domain/booking/booking-mails.server.ts'
import { localeOfPath, locales, pathInLocale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { bookOverHttp } from '../support/book-over-http.ts'
import { findCutWords } from '../support/cut-words.ts'
import { leadRow, plantLeads } from '../support/desk-leads.ts'
import { exampleCall, exampleWorkshop } from '../support/example-booking.ts'
import { expect, test, testOnSite } from '../support/journey.ts'
import { findMisplacedText } from '../support/misplaced-text.ts'
import { findOverlappingText } from '../support/overlapping-text.ts'
import { saveExample } from '../support/report-client.ts'
import { makeStaff } from '../support/staff.ts'

/** What browsers come with, in pixels. */
const usualText = 16

/** `text` is what the browser's settings say. From 640 and 704 px on, lists and tables are no longer folded. */
const windows = [
  { width: 360, text: usualText },
  { width: 390, text: usualText },
  { width: 640, text: usualText },
  { width: 710, text: usualText },
  { width: 1025, text: usualText },
  { width: 1280, text: usualText },
  { width: 360, text: 20 },
  { width: 390, text: 20 },
  { width: 412, text: 24 },
  { width: 390, text: 32 },
  { width: 1180, text: 32 },
]

/** At twice the usual size a phone has no room for the longest. */
const largestWithWholeWords = 24

/** A web address that is wider than a line of larger text on a phone, and parts wherever the line ends. */
const longestAddress = 'autoriteitpersoonsgegevens.nl'

/** What the site map does not list. */
const unlisted = ['/sign-in', '/sign-up', '/reset-password', '/nowhere', '/offline', '/blog?q=zzzz'].flatMap((path) => [
  path,
  `/nl${path}`,
])

test.use({ expectedStatuses: [404] })

for (const locale of locales) {
  test(`every page fits its window, with whole words (${locale})`, async ({ page, site }) => {
    test.setTimeout(180_000)
    const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text()
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
    expect(listed.length).toBeGreaterThan(50)
    await expectFit(
      page,
      [...listed, ...unlisted].filter((path) => localeOfPath(path) === locale),
    )
  })
}

test('so do a report and a booking, at addresses of one visitor', async ({ page, site }) => {
  test.setTimeout(60_000)
  // The longest name of a process of ours, as it is stored: without the soft hyphen.
  const { share, withdraw } = await saveExample(page.request, { name: 'Factuurgoedkeuring' })
  const token = await bookOverHttp(site.origin, { event: 'intro-call-30-minutes' })
  await expectFit(
    page,
    locales.flatMap((locale) => [
      ...[share, withdraw].map((path) => (locale === 'en' ? path : `/nl${path}`)),
      pathToBooking(token, locale),
      pathToMove(token, locale),
    ]),
  )
})

test('a mail with a booking fits a phone, with whole words in its drawing', async ({ page }) => {
  const site = {
    siteUrl: new URL('https://site.example'),
    mailFrom: { name: 'Vlotwerk', address: 'post@site.example' },
  }
  for (const locale of locales)
    for (const booking of [exampleCall({ locale }), exampleWorkshop({ locale })]) {
      await page.setContent(bookedMail({ booking, token: 'R7KQ2M9XVD4TH8WC5NJP3BYE6S' }, 1, site).html)
      for (const width of [320, 360, 375, 390]) {
        await page.setViewportSize({ width, height: 800 })
        const what = `${booking.event} (${locale}) at ${width} px`
        expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(width)
        expect(await page.locator('.ladder').evaluate(findCutWords), what).toEqual([])
      }
    }
})

test('no number is cut at larger text on a phone', async ({ page }) => {
  test.setTimeout(90_000)
  const { share } = await saveExample(page.request)
  const settings = await page.context().newCDPSession(page)
  await page.setViewportSize({ width: 390, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(pathToBook('automation-strategy-workshop', 'en'))
  const free = await page.locator('main a:is([href*="?at="], [href*="&at="])').first().getAttribute('href')
  const form = new URL(free ?? '', page.url()).search
  expect(form).toContain('at=')
  for (const locale of locales)
    for (const path of [
      pathToBook('automation-strategy-workshop', locale) + form,
      pathTo('home', locale),
      pathTo('calculator', locale),
      pathInLocale(share, locale),
    ]) {
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll('details')) fold.open = true
      })
      for (const text of [24, 32]) {
        await settings.send('Page.setFontSizes', { fontSizes: { standard: text } })
        const cut = await page.locator('body').evaluate(findCutWords)
        expect
          .soft(
            cut.filter((word) => /\d[.,]?\|[.,]?\d/.test(word)),
            `${path}, text ${text}`,
          )
          .toEqual([])
      }
    }
})

test('the revisions of a booking keep their words whole at larger text on a phone', async ({ page, site }) => {
  const token = await bookOverHttp(site.origin, { event: 'automation-strategy-workshop', format: 'two' })
  const settings = await page.context().newCDPSession(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const locale of locales) {
    await page.goto(pathToBooking(token, locale))
    await page.evaluate(() => document.fonts.ready)
    for (const [width, text] of [
      [320, 16],
      [320, 20],
      [360, 20],
      [360, 24],
      [390, 24],
      [390, 32],
      [414, 16],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await settings.send('Page.setFontSizes', { fontSizes: { standard: text } })
      const cut = await page.getByRole('table').evaluate(findCutWords)
      expect.soft(cut, `${locale} at ${width} px, text ${text}`).toEqual([])
    }
  }
})

test('an address of a booking that opens nothing stands in its box', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  // More letters, which are wider than digits, than such addresses have as a rule.
  for (const locale of locales) {
    await page.goto(pathToBooking('6789ABCDEFGHJKMNPQRSTVWXYZ', locale))
    await page.evaluate(() => document.fonts.ready)
    const room = await page.locator('svg:visible text', { hasText: 'NPQRS' }).evaluate((address) => {
      const box = address.parentElement?.querySelector('path')
      return (box?.getBoundingClientRect().right ?? 0) - address.getBoundingClientRect().right
    })
    expect(room, locale).toBeGreaterThan(0)
  }
})

test('the address that a booking was made with breaks before its domain', async ({ page, site }) => {
  const email = 'j.vandenberg@bouwbedrijfmulder.nl'
  const token = await bookOverHttp(site.origin, { event: 'intro-call-30-minutes', typed: { email } })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const locale of locales) {
    await page.goto(`${pathToBooking(token, locale)}?done=booked`)
    await page.evaluate(() => document.fonts.ready)
    for (const width of [320, 360, 390, 1025, 1100]) {
      await page.setViewportSize({ width, height: 900 })
      const lines = await page.locator('p.lede').evaluate(linesOf)
      const place = `${locale} at ${width} px: ${lines.join(' | ')}`
      const [local = '', domain = ''] = email.split(/(?=@)/)
      expect
        .soft(
          lines.some((line) => line.includes(local)),
          place,
        )
        .toBe(true)
      expect
        .soft(
          lines.some((line) => line.includes(`${domain}.`)),
          place,
        )
        .toBe(true)
    }
  }
})

/** Runs in the browser: the text as it stands, line by line. */
function linesOf(element: Element): string[] {
  const lines: string[] = []
  const range = document.createRange()
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let bottom = Number.NEGATIVE_INFINITY
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const [at, letter] of [...(node.textContent ?? '')].entries()) {
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      const area = range.getBoundingClientRect()
      if (area.top >= bottom) lines.push('')
      if (area.width > 0) bottom = Math.max(area.bottom - 2, area.top + 1)
      lines.push(`${lines.pop() ?? ''}${letter}`)
    }
  return lines
}

test('the list of a map keeps its words whole and beside its boxes at larger text on a phone', async ({ page }) => {
  test.setTimeout(60_000)
  const settings = await page.context().newCDPSession(page)
  const map = page.locator('figure:has([data-loop])').first()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of [
    '/services/sops-consulting',
    '/nl/services/sops-consulting',
    '/nl/services/hiring-systems',
    '/nl',
  ]) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    for (const [width, text] of [
      [320, 17],
      [360, 20],
      [412, 24],
      [375, 22],
      [320, 20],
      [360, 24],
      [320, 24],
      [320, 28],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await settings.send('Page.setFontSizes', { fontSizes: { standard: text } })
      const place = `${path} at ${width} px, text ${text}`
      // Of longer words a browser that knows syllables parts some by a hyphen.
      const cut = await map.evaluate(findCutWords)
      expect
        .soft(
          cut.filter((word) => word.replace(/\P{L}/gu, '').length < 10),
          place,
        )
        .toEqual([])
      expect.soft(await map.locator('[data-loop] > span').evaluateAll(findOutsideLoops), place).toEqual([])
    }
  }
})

/** Runs in the browser: words along loops that leave the room of their loop by more than a letter's own margin, in px. */
function findOutsideLoops(labels: Element[]): string[] {
  const seen = labels.filter((label) => label.checkVisibility())
  const outside = seen.filter((label) => {
    const room = label.parentElement?.getBoundingClientRect()
    const words = document.createRange()
    words.selectNodeContents(label.lastChild ?? label)
    const { left, top, bottom } = words.getBoundingClientRect()
    return !room || left < room.left - 2 || top < room.top || bottom > room.bottom
  })
  return outside.map(({ textContent }) => textContent)
}

test('beside its bar the figure of a client ends inside its row', async ({ page }) => {
  const settings = await page.context().newCDPSession(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const locale of locales) {
    await page.goto(pathTo('home', locale))
    await page.evaluate(() => document.fonts.ready)
    for (const [width, text] of [
      [320, 16],
      [380, 16],
      [390, 16],
      [360, 20],
      [375, 20],
      [390, 20],
      [412, 24],
      [390, 24],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await settings.send('Page.setFontSizes', { fontSizes: { standard: text } })
      const past = await page.locator('#clients li').evaluateAll((rows) =>
        rows.map((row) => {
          const figures = [...row.querySelectorAll('svg[role="img"] text')]
          const ends = figures.map((figure) => figure.getBoundingClientRect().right)
          return Math.max(...ends) - row.getBoundingClientRect().right
        }),
      )
      // A fraction of a pixel is how a browser rounds glyphs.
      expect.soft(Math.max(...past), `${locale} at ${width} px, text ${text}`).toBeLessThan(0.5)
    }
  }
})

test('words of headings and labels are hyphenated at doubled text, in either language', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  const settings = await page.context().newCDPSession(page)
  for (const locale of locales) {
    const unlike = new Set<string>()
    for (const path of ['/', '/contact', '/tools/automation-roi-calculator']) {
      await page.goto(locale === 'en' ? path : `/nl${path}`)
      await settings.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
      for (const name of await page.evaluate(findUnhyphenated)) unlike.add(name)
    }
    expect.soft([...unlike], locale).toEqual([])
  }
})

/** Runs in the browser. */
function findUnhyphenated(): string[] {
  const asked = document.querySelectorAll(
    'h1, h2, h3, h4, a, button, th, label, legend, summary, figcaption, .btn, .label',
  )
  return [...asked].filter((element) => getComputedStyle(element).hyphens !== 'auto').map(({ localName }) => localName)
}

test('in forced colors no line covers the tails of the one above', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 900 })
  for (const [path, heading] of [
    ['/nl', 'Een schatting is een balk.'],
    ['/blog/which-process-first', 'Which process first?'],
  ] as const) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    const [above, below] = await page.getByRole('heading', { name: heading }).locator('span').all()
    if (!above || !below) throw new Error(`${path} has not these two lines`)
    await above.scrollIntoViewIfNeeded()
    const picture = async () => (await above.screenshot()).toString('base64')
    const beside = await picture()
    await below.evaluate((sentence) => sentence.remove())
    expect.soft((await picture()) === beside, path).toBe(true)
  }
})

testOnSite()('figures and the desk fit a phone with the text spacing that readers may set', async ({ page, site }) => {
  test.setTimeout(90_000)
  const { request } = page.context()
  await makeStaff(request, site)
  await request.post('/api/app-error', { data: { message: 'x is undefined', stack: 'TypeError', path: '/nl/contact' } })
  const { share } = await saveExample(request)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const calculator = '/tools/automation-roi-calculator'
  const [cost, ofReport] = ['#cost strong', 'h1 ~ dl dd:first-of-type']
  for (const [path, figures] of [
    ['/', cost],
    ['/nl', cost],
    [calculator, cost],
    [`/nl${calculator}`, cost],
    [share, ofReport],
    [`/nl${share}`, ofReport],
    ['/admin/errors', undefined],
  ] as const) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    for (const width of [320, 390, 640, 1025, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      if (figures === undefined) continue
      const shown = await page.locator(figures).all()
      expect(shown, path).not.toEqual([])
      for (const figure of shown) expect.soft(await figure.evaluate(linesOf), `${path} at ${width} px`).toHaveLength(1)
    }
    await page.evaluate(setTextSpacing)
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await page.evaluate(findPastTheWindow), `${path} at ${width} px`).toEqual([])
    }
    for (const width of figures === cost ? [1025, 1100, 1280] : []) {
      await page.setViewportSize({ width, height: 900 })
      const [total, ...others] = await Promise.all((await page.locator(cost).all()).map((one) => one.evaluate(areaOf)))
      const met = others.filter((other) => total && meet(total, other))
      expect.soft(met, `beside the figure of ${path} at ${width} px`).toEqual([])
    }
  }
})

/** Runs in the browser: the spacing of WCAG 1.4.12. */
function setTextSpacing(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }
  `)
  document.adoptedStyleSheets = [sheet]
}

/** Runs in the browser: where its text stands, however far it runs out of its box. */
function areaOf(element: Element) {
  const range = document.createRange()
  range.selectNodeContents(element)
  const { left, right, top, bottom } = range.getBoundingClientRect()
  return { left, right, top, bottom }
}

function meet(one: ReturnType<typeof areaOf>, other: ReturnType<typeof areaOf>): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

/** Runs in the browser: texts that end beyond its window, and cannot be scrolled to in a box of their own. */
function findPastTheWindow(): string[] {
  const width = document.documentElement.clientWidth
  const past: string[] = document.documentElement.scrollWidth > width ? ['the page'] : []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!node.textContent?.trim() || !parent?.checkVisibility() || parent.closest('svg, script, style')) continue
    range.selectNodeContents(node)
    const { right, width: own } = range.getBoundingClientRect()
    const clipped = parent.closest('.visually-hidden') !== null || own < 2
    if (!clipped && right > width + 1) past.push(`${node.textContent} in ${parent.localName}.${parent.className}`)
  }
  return past
}

testOnSite()('so do the drawing and the list of a week at the desk', async ({ page, site }) => {
  test.setTimeout(60_000)
  await makeStaff(page.context().request, site)
  const address = 'Bedrijventerrein De Lange Kavel, Burgemeester van Heemskerckstraat 12, Hoofddorp'
  await bookOverHttp(site.origin, { event: 'automation-strategy-workshop', format: 'two', typed: { address } })
  await page.goto('/admin/bookings?booking=1')
  // However much stands below it, where a day is narrowest.
  await page.setViewportSize({ width: 1025, height: 900 })
  const name = page.locator('[data-draw]').getByText('Marieke de Wit')
  expect(await name.first().evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
  // Narrower it is hidden: there the days are lists.
  const wide = [710, 1025, 1100, 1180, 1280, 1366].map((width) => ({ width, text: usualText }))
  await expectFit(page, ['/admin/bookings?booking=1'], [...wide, { width: 1440, text: 32 }])
  await expect(page.getByRole('table', { name: 'The same week as a list' })).toContainText(address)
})

testOnSite()('so do the drawings of how long a lead has waited, late and in time', async ({ page, site }) => {
  test.setTimeout(60_000)
  await makeStaff(page.context().request, site)
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
  const leads = plantLeads(site.dataDir, [
    leadRow({ name: 'Anneke Laat', waiting_since: hoursAgo(150) }),
    leadRow({ name: 'Vera Vroeg', waiting_since: hoursAgo(1) }),
  ])
  const sizes = [320, 390, 1280, 1440].map((width) => ({ width, text: 2 * usualText }))
  await expectFit(
    page,
    leads.map((id) => `/admin/leads/${id}`),
    sizes,
  )
  // On its side now, as in a window of half the width at the usual text.
  expect(await page.evaluate(findMisplacedText)).toEqual([])
})

async function expectFit(page: Page, paths: readonly string[], sizes = windows): Promise<void> {
  const settings = await page.context().newCDPSession(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of paths) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    for (const { width, text } of sizes) {
      await page.setViewportSize({ width, height: 900 })
      await settings.send('Page.setFontSizes', { fontSizes: { standard: text } })
      const place = `${path} at ${width} px, text ${text}`
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), place).toBeLessThanOrEqual(width)
      if (text > largestWithWholeWords) continue
      if (text === usualText) expect.soft(await page.locator('body').evaluate(findOverlappingText), place).toEqual([])
      const but = text > usualText ? ('what may be hyphenated' as const) : undefined
      const cut = await page.locator('body').evaluate(findCutWords, but)
      expect
        .soft(
          cut.filter((word) => word.replace('|', '') !== longestAddress),
          place,
        )
        .toEqual([])
    }
  }
}
