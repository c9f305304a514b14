/** What a screen reader is told of every page that anybody can open. */
import { pathToBook, pathToBooking, pathToMove } from '#app/booking-paths.ts'
import { instantAt } from '#app/domain/booking/wall-time.server.ts'
import {
  expectTree,
  expectTreeNow,
  type PublicPageKey,
  stillPage,
  stillServer,
  type Trees,
} from '../support/accessibility-tree.ts'
import { asSlowAsAPerson } from '../support/as-slow-as-a-person.ts'
import { bookOverHttp } from '../support/book-over-http.ts'
import { expect, testOnSite } from '../support/journey.ts'
import { saveExample } from '../support/report-client.ts'
import { changeStored } from '../support/stored-rows.ts'

const test = testOnSite(stillServer)

/** Of nothing that is there. */
const someToken = 'R7KQ2M9XVD4TH8WC5NJP3BYE6S'

const pages: Readonly<Record<PublicPageKey, Trees>> = {
  home: { 'home, English': '/', 'home, Dutch': '/nl' },
  contact: { 'contact, English': '/contact', 'contact, Dutch': '/nl/contact' },
  services: { 'services, Dutch': '/nl/services' },
  service: { 'service, English': '/services/workflow-optimization' },
  workshop: { 'workshop, Dutch': '/nl/automation-strategy-workshop' },
  calculator: {
    'calculator, English': '/tools/automation-roi-calculator',
    'calculator, Dutch': '/nl/tools/automation-roi-calculator',
  },
  getStarted: { 'get started, English': '/get-started' },
  projects: { 'projects, Dutch': '/nl/projects' },
  project: { 'project, English': '/projects/purchase-approval-veldpraam' },
  partnership: { 'partnership, Dutch': '/nl/partnership' },
  blog: {
    'blog, English': '/blog',
    'blog, a category, Dutch': '/nl/blog?category=ai',
    'blog, found, English': '/blog?q=invoice',
    'blog, nothing found, Dutch': '/nl/blog?q=zzzz',
  },
  article: { 'article, Dutch': '/nl/blog/approval-nobody-reads' },
  author: { 'author, English': '/author/ilse-van-der-meer' },
  checklist: { 'checklist, English': '/checklist', 'checklist, Dutch': '/nl/checklist' },
  bookIntroCall: { 'booking a call, English': '/book/intro-call-30-minutes' },
  bookWorkshop: { 'booking a workshop, Dutch': '/nl/book/automation-strategy-workshop' },
  signIn: { 'sign in, English': '/sign-in' },
  signUp: { 'sign up, Dutch': '/nl/sign-up', 'sign up, mailed, English': '/sign-up?sent' },
  signInLink: { 'sign-in link, ended, Dutch': '/nl/sign-in/link' },
  confirmEmail: { 'confirmation of an address, ended, English': '/confirm-email' },
  resetPassword: { 'forgotten password, Dutch': '/nl/reset-password' },
  privacy: { 'privacy, English': '/privacy' },
  terms: { 'terms, Dutch': '/nl/terms' },
  cookies: { 'cookies, English': '/cookies' },
  accessibility: { 'accessibility, Dutch': '/nl/accessibility' },
  offline: { 'offline, English': '/offline' },
}

/** What the site map does not have. */
const unlisted: Trees = {
  'page not found, Dutch': '/nl/nergens',
  'report, unknown, English': `/${someToken}`,
  'booking, unknown, Dutch': `/nl/b/${someToken}`,
}

test.beforeEach(({ page }) => stillPage(page))

test.describe('opened', () => {
  test.use({ expectedStatuses: [404, 410] })

  for (const [name, path] of [...Object.values(pages), unlisted].flatMap((trees) => Object.entries(trees))) {
    test(name, async ({ page, site }) => {
      await expectTree(page, site, path, name)
    })
  }
})

test('contact, with mistakes', async ({ page, site }) => {
  await page.goto('/contact')
  await page.locator('main form').getByRole('button').last().click()
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
  await expectTreeNow(page, site, 'contact, with mistakes')
})

test('contact, sent', async ({ page, site }) => {
  await page.goto('/nl/contact')
  await page.getByLabel('Naam', { exact: true }).fill('Anna Bakker')
  await page.getByLabel('E-mail', { exact: true }).fill('anna@bakker.example')
  await page.getByLabel('Bericht', { exact: true }).fill('Onze facturen wachten op één handtekening.')
  await asSlowAsAPerson()
  await page.locator('main form').getByRole('button').last().click()
  await expect(page.locator('main form')).toBeHidden()
  await expectTreeNow(page, site, 'contact, sent, Dutch')
})

test('report', async ({ page, site }) => {
  const { share } = await saveExample(page.request)
  await expectTree(page, site, share, 'report')
})

test('withdrawing a report', async ({ page, site }) => {
  const { withdraw } = await saveExample(page.request)
  await expectTree(page, site, `/nl${withdraw}`, 'report, to be withdrawn, Dutch')
  await page.locator('main form').getByRole('button').click()
  await expect(page.locator('main form')).toBeHidden()
  await expectTreeNow(page, site, 'report, withdrawn, Dutch')
})

test('an appointment', async ({ page, site }) => {
  const token = await bookOverHttp(site.origin, {
    event: 'intro-call-30-minutes',
    // Beyond the month that the pages above show.
    starts: [instantAt('2027-01-13', '10:00')],
    typed: { email: 'marieke@dewit.example' },
  })
  await expectTree(page, site, `${pathToBooking(token, 'en')}?done=booked`, 'booking, just made, English')
  await expectTree(page, site, pathToMove(token, 'nl'), 'booking, to be moved, Dutch')
})

test('an appointment, its form', async ({ page, site }) => {
  // On other days than the appointment above, which is made on the same server or on another.
  const at = instantAt('2027-01-20', '11:00')
  await expectTree(page, site, `${pathToBook('intro-call-30-minutes', 'en')}?at=${at}`, 'booking a call, form, English')
  const pair = { format: 'two', first: instantAt('2027-01-20', '09:00'), at: instantAt('2027-01-21', '09:00') }
  const path = `${pathToBook('automation-strategy-workshop', 'nl')}?${new URLSearchParams(pair)}`
  await expectTree(page, site, path, 'booking a workshop, form, Dutch')
})

test.describe('broken', () => {
  test.use({ expectedStatuses: [500, 503] })

  test('a page that broke', async ({ page, site }) => {
    changeStored(site.dataDir, 'alter table report rename to report_away')
    await expectTree(page, site, `/nl/${someToken}`, 'page that broke, Dutch')
    changeStored(site.dataDir, 'alter table report_away rename to report')
  })

  test('an appointment out of reach', async ({ page, site }) => {
    changeStored(site.dataDir, 'alter table booking rename to booking_away')
    await expectTree(page, site, `/b/${someToken}`, 'booking, out of reach, English')
    changeStored(site.dataDir, 'alter table booking_away rename to booking')
  })
})
