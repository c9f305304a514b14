/** A booking by its secret address: seen, moved, cancelled, and gone for whoever guesses. */
import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import type { Email } from 'postal-mime'
import { clock } from '#app/formats.ts'
import { bookOverHttp } from '../support/book-over-http.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { expect, test } from '../support/journey.ts'
import { until } from '../support/leads.ts'
import { mailsTo } from '../support/mailed.ts'
import { runOps } from '../support/run-ops.ts'
import { removeDataDir, type Site, startSite } from '../support/start-site.ts'

const words = {
  en: {
    under: '',
    booked: /^Booked\. /,
    stands: 'Move it, or cancel it.',
    change: 'Move or cancel',
    pick: 'Pick another time',
    picking: 'Pick another time.',
    confirm: /^Move the call to /,
    moved: /^Moved\. /,
    replaced: 'Revision B replaces revision A',
    again: 'Move or cancel again',
    open: 'Cancel appointment',
    cancel: 'Yes, cancel it',
    cancelled: 'Cancelled. Nothing is owed.',
    byYou: 'Cancelled by you',
    anew: 'Plan a new call',
    unchanged: 'Nothing was changed',
    enough: 'You have moved as often today as you can.',
    tooMany: 'Too many attempts',
    lost: 'Page not found',
  },
  nl: {
    under: '/nl',
    booked: /^Vastgelegd: /,
    stands: 'Verzetten of afzeggen.',
    change: 'Verzetten of afzeggen',
    pick: 'Kies een andere tijd',
    picking: 'Kies een andere tijd.',
    confirm: /^Verzet het gesprek naar /,
    moved: /^Verzet naar /,
    replaced: 'Revisie B vervangt revisie A',
    again: 'Weer verzetten of afzeggen',
    open: 'Afspraak afzeggen',
    cancel: 'Ja, zeg hem af',
    cancelled: 'Afgezegd. U bent niets schuldig.',
    byYou: 'Door u afgezegd',
    anew: 'Plan een nieuw gesprek',
    unchanged: 'Er is niets gewijzigd',
    enough: 'U hebt vandaag zo vaak verzet als kan.',
    tooMany: 'Te veel pogingen',
    lost: 'Pagina niet gevonden',
  },
} as const

type Language = keyof typeof words

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    for (const language of ['nl', 'en'] as const) {
      test(`a call is seen, moved and cancelled (${language})`, { tag: '@firefox' }, async ({ page, site }) => {
        test.setTimeout(60_000)
        const say = words[language]
        const { token, email } = await bookCall(site, language)
        const address = `${site.origin}${say.under}/b/${token}`
        const heading = page.getByRole('heading', { level: 1 })

        await page.goto(`${address}?done=booked`)
        await expect(heading).toHaveText(say.booked)
        await expect(page.getByText(email)).toBeVisible()
        // A change takes back what has not left yet.
        await expectMails(site, email, 1)
        await page.getByRole('link', { name: say.change }).click()
        await expect(heading).toHaveText(say.stands)

        await page.getByRole('link', { name: say.pick }).click()
        await expect(heading).toHaveText(say.picking)
        await page.locator('#plan td a[aria-current="date"]').click()
        await expect(page.locator('#day')).toBeFocused()
        await lastFree(page).click()
        await page.getByRole('button', { name: say.confirm }).click()
        await expect(heading).toHaveText(say.moved)
        await expect(page).toHaveURL(`${address}?done=moved`)
        await expect(page.getByRole('heading', { name: say.replaced })).toBeVisible()
        await page.reload()
        await expect(page.getByRole('table').getByRole('row')).toHaveCount(3)

        await expectMails(site, email, 2)
        await page.getByRole('link', { name: say.again }).click()
        await page.getByText(say.open).click()
        await page.getByRole('button', { name: say.cancel }).click()
        await expect(heading).toHaveText(say.cancelled)
        await expect(page.getByRole('cell', { name: say.byYou })).toBeVisible()
        await expect(page.getByRole('link', { name: say.anew })).toHaveAttribute(
          'href',
          `${say.under}/book/intro-call-30-minutes`,
        )
        await expectMailed(site, email)
        expect(site.output()).not.toContain(token)
      })
    }
  })
}

test('a double click moves once, and the other language keeps the booking', async ({ page, site }) => {
  const { token } = await bookCall(site, 'en')
  await page.goto(`/b/${token}/move`)
  await lastFree(page).click()
  await page.getByRole('link', { name: 'Nederlands' }).click()
  await expect(page).toHaveURL(new RegExp(`/nl/b/${token}/move\\?at=`))
  await page.getByRole('button', { name: words.nl.confirm }).dblclick()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.nl.moved)
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(3)
})

test('two sessions are moved one after the other', async ({ page, site }) => {
  const token = await bookOverHttp(site.origin, { event: 'automation-strategy-workshop', format: 'two' })
  await page.goto(`/b/${token}/move`)
  await lastFree(page, 'first').click()
  await expect(page.getByText('Session 1 is picked')).toBeVisible()
  await lastFree(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two new times.')
  await page.getByRole('button', { name: 'Move the workshop' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.moved)
})

test.describe('when somebody is quicker', () => {
  test.use({ expectedStatuses: [409] })

  test('the old time stands, and the nearest free one is a press away', async ({ page, site }) => {
    const { token } = await bookCall(site, 'en')
    await page.goto(`/b/${token}/move`)
    await lastFree(page).click()
    const wanted = new URL(page.url()).searchParams.get('at') ?? ''
    await bookOverHttp(site.origin, { event: 'intro-call-30-minutes', starts: [wanted] })
    await page.getByRole('button', { name: words.en.confirm }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('That time was taken.')
    await expect(page.getByText('What was booked still stands.')).toBeVisible()
    await page
      .getByRole('button', { name: /^Move to / })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.moved)
  })

  test('who has another clock is told on both which time is gone', async ({ page, site }) => {
    const { token } = await bookCall(site, 'en', { zone: 'America/New_York' })
    await page.goto(`/b/${token}/move`)
    await lastFree(page).click()
    const wanted = new URL(page.url()).searchParams.get('at') ?? ''
    await bookOverHttp(site.origin, { event: 'intro-call-30-minutes', starts: [wanted] })
    await page.getByRole('button', { name: words.en.confirm }).click()
    const taken = page.locator('#taken')
    await expect(taken.getByRole('heading')).toContainText(`${clock(new Date(wanted), 'en')} in Amsterdam`)
    const near = taken.getByRole('button').first()
    await expect(near).toContainText(/\d{1,2}:\d{2} in New York/)
  })
})

test.describe('when it was moved while the page was open', () => {
  test.use({ expectedStatuses: [409] })

  test('nothing is overwritten: both are shown, and it can be confirmed anew', async ({ page, site }) => {
    const { token } = await bookCall(site, 'nl')
    await page.goto(`/nl/b/${token}/move`)
    await lastFree(page).click()
    const open = page.url()
    await page.goto(`/nl/b/${token}/move`)
    await page.locator('main a[href*="?at="], main a[href*="&at="]').first().click()
    const other = await page.context().newPage()
    await other.goto(open)
    await page.getByRole('button', { name: words.nl.confirm }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.nl.moved)

    await other.getByRole('button', { name: words.nl.confirm }).click()
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('De afspraak is intussen gewijzigd.')
    await expect(other.getByText('Er is niets verzet.')).toBeVisible()
    await other.getByRole('button', { name: words.nl.confirm }).click()
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(words.nl.moved)
  })
})

test.describe('when it was moved ten times today', () => {
  test.use({ expectedStatuses: [429] })

  for (const language of ['en', 'nl'] as const)
    test(`nothing changes, and the page says when it can, and whom to call (${language})`, async ({ page, site }) => {
      const say = words[language]
      const { token } = await bookCall(site, language)
      await page.goto(`${say.under}/b/${token}/move`)
      const free = page.locator('main a[href*="?at="], main a[href*="&at="]')
      const [one = '', other = ''] = await free.evaluateAll((links) =>
        links.map((link) => link.getAttribute('href') ?? ''),
      )
      for (let n = 0; n < 10; n += 1) {
        const post = { headers: { Origin: site.origin }, maxRedirects: 0 }
        expect((await page.request.post(n % 2 === 0 ? one : other, post)).status()).toBe(303)
      }
      await page.goto(one)
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.request().method() === 'POST'),
        page.getByRole('button', { name: say.confirm }).click(),
      ])
      expect(answer.status()).toBe(429)
      expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0)
      const notice = page.getByRole('region', { name: say.unchanged })
      await expect(notice).toBeFocused()
      await expect(notice).toContainText(say.tooMany)
      await expect(notice.locator('a[href^="tel:"]')).toBeVisible()
      await page.goto(`${say.under}/b/${token}/move`)
      await expect(page, 'the plan would lead to nothing').toHaveURL(new RegExp(`${say.under}/b/${token}#change$`))
      await expect(page.getByRole('table').getByRole('row')).toHaveCount(12)
      await expect(page.locator('#change')).toContainText(say.enough)
      await expect(page.getByRole('link', { name: say.pick, exact: true })).toHaveCount(0)
      await expect(page.locator('#change summary')).toHaveText(say.open)
    })
})

test('where nothing is free, in a month or at all, the plan says so, and whom to call', async ({ browser }) => {
  test.setTimeout(60_000)
  const site = await startSite()
  try {
    const ops = runOps(site.dataDir)
    const page = await browser.newPage({ baseURL: site.origin })
    const move = `/nl/b/${(await bookCall(site, 'nl')).token}/move`
    const plan = page.locator('#plan')
    await page.goto(move)
    const wanted = new URL((await lastFree(page).getAttribute('href')) ?? '', site.origin).searchParams.get('at')
    const ahead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

    // This month and the days beside it on its sheet, six weeks in all: after them something is free for weeks.
    const month = ahead(0).slice(0, 7)
    const sheetEnds = new Date(Date.parse(`${month}-01`) + 43 * 86_400_000).toISOString().slice(0, 10)
    await ops(['block-time', ahead(0), sheetEnds])
    await page.goto(`${move}?month=${month}`)
    await expect(plan).toContainText('In deze maand is niets vrij. De eerste vrije dag is')
    await plan.locator('p a').click()
    await expect(page).toHaveURL(/day=/)
    await expect(plan).not.toContainText('niets vrij')

    await ops(['block-time', ahead(0), ahead(200)])
    const book = '/nl/book/intro-call-30-minutes'
    for (const [address, said] of [
      [move, /Tot .* is alles vol\. Bel of schrijf ons/],
      [book, /Tot .* is alles vol\. Bel of schrijf ons/],
      [
        `${book}?at=${wanted}`,
        /De tijd die u koos, is niet of niet meer vrij\. Hebt u die net zelf geboekt\? Dan staat de bevestiging in uw mail\. Tot .* is alles vol\./,
      ],
    ] as const) {
      await page.goto(address)
      await expect(plan).toContainText(said)
      await expect(plan.locator('a[href^="tel:"]')).toBeVisible()
    }
    await page.goto(`${move}?at=${wanted}`)
    await expect(page.getByText('Verder is er nu niets vrij.')).toBeVisible()
    await expect(page.locator('#taken a[href^="tel:"]')).toBeVisible()
    await expect(page.getByText(/Nog vrij|Alle vrije tijden/)).toHaveCount(0)
    await page.close()
  } finally {
    await site.stop()
    removeDataDir(site.dataDir)
  }
})

test('an address that opens nothing is one 404, kept by nobody', async ({ request, site }) => {
  const never = 'R7KQ2M9XVD4TH8WC5NJP3BYE6S'
  for (const path of [`/b/${never}`, `/nl/b/${never}`, `/b/${never}/move`, `/b/${never}.ics`, '/b/short']) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
    expect(answer.headers(), path).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(answer.headers()['x-robots-tag'], path).toContain('noindex')
  }
  const refused = await request.post(`/b/${never}`, { form: { intent: 'cancel' }, headers: { Origin: site.origin } })
  expect(refused.status()).toBe(404)
  expect(await refused.text()).toContain(words.en.lost)
})

test('a post from another site changes nothing', async ({ request, site }) => {
  const { token } = await bookCall(site, 'en')
  const headers = { Origin: 'https://elsewhere.example' }
  expect((await request.post(`/b/${token}`, { form: { intent: 'cancel' }, headers })).status()).toBe(403)
  const answer = await request.get(`/b/${token}`)
  expect(await answer.text()).toContain(words.en.stands)
  expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'strict-origin' })
  expect(answer.headers()['x-robots-tag']).toContain('noindex')
})

test.describe('axe', () => {
  test.use({ expectedStatuses: [404] })

  test('finds nothing in any state, and nothing scrolls sideways', async ({ page, site }) => {
    test.setTimeout(180_000)
    const [call, workshop] = [
      await bookCall(site, 'nl', { zone: 'America/New_York' }),
      await bookOverHttp(site.origin, { event: 'automation-strategy-workshop', format: 'two' }),
    ]
    await page.goto(`/b/${call.token}/move`)
    const chosen = await lastFree(page).getAttribute('href')
    await expectAccessible(page, [
      `/nl/b/${call.token}?done=booked`,
      `/b/${call.token}`,
      `/nl/b/${call.token}/move`,
      `${chosen}`,
      `/b/${call.token}/move?at=2026-01-05T10:00:00.000Z`,
      `/b/${workshop}?done=booked`,
      `/nl/b/${workshop}/move`,
    ])
    await page.goto(`/b/${workshop}`)
    await page.getByText(words.en.open).click()
    await page.getByRole('button', { name: words.en.cancel }).click()
    await expectAccessible(page, [`/b/${workshop}?done=cancelled`])
  })
})

/** The last time that the plan offers. */
function lastFree(page: Page, name: 'first' | 'at' = 'at') {
  return page.locator(`main a[href*="?${name}="], main a[href*="&${name}="]`).last()
}

async function bookCall(site: Site, locale: Language, { zone }: { zone?: string } = {}) {
  const email = `${crypto.randomUUID()}@example.nl`
  const order = { event: 'intro-call-30-minutes', locale, typed: { email } } as const
  return { email, token: await bookOverHttp(site.origin, zone ? { ...order, zone } : order) }
}

/** Booked, moved and cancelled: three mails, each with the next version of the same appointment. */
async function expectMailed(site: Site, email: string): Promise<void> {
  await expectMails(site, email, 3)
  const appointments = (await mailsTo(site, email)).map(appointmentIn).sort((a, b) => a.sequence - b.sequence)
  expect(appointments.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL'])
  expect(appointments.map(({ sequence }) => sequence)).toEqual([0, 1, 2])
  expect(new Set(appointments.map(({ uid }) => uid)).size).toBe(1)
}

async function expectMails(site: Site, email: string, count: number): Promise<void> {
  await until(`mails are written: ${count}`, async () => (await mailsTo(site, email)).length === count)
}

function appointmentIn({ attachments }: Email) {
  const file = attachments.find(({ mimeType }) => mimeType.startsWith('text/calendar'))
  const text = typeof file?.content === 'string' ? file.content : new TextDecoder().decode(file?.content)
  const calendar = new ICAL.Component(ICAL.parse(text))
  const event = calendar.getFirstSubcomponent('vevent')
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event?.getFirstPropertyValue('uid'),
    sequence: Number(event?.getFirstPropertyValue('sequence')),
  }
}
