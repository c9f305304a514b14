/** A report: saved, opened by somebody else, taken along as a PDF, withdrawn, gone. */
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { asSlowAsAPerson } from '../support/as-slow-as-a-person.ts'
import { expect, test } from '../support/journey.ts'
import { readReportLeads, until } from '../support/leads.ts'
import { mailsTo } from '../support/mailed.ts'
import { saveExample } from '../support/report-client.ts'
import type { Site } from '../support/start-site.ts'
import { changesBetween, readStored } from '../support/stored-rows.ts'

const words = {
  en: {
    calculator: '/tools/automation-roi-calculator',
    send: 'Save and share',
    saved: 'Sheet saved.',
    headline: '47 minutes of work takes 12.4 days.',
    cost: '€35,851',
    saving: '€20,731',
    steps: ['Mail inbox', 'Typing over', 'Approval', 'Correction', 'Booking', 'Payment'],
    withdraw: 'Withdraw this report',
    withdrawn: /has been withdrawn/,
    lost: 'Page not found',
  },
  nl: {
    calculator: '/nl/tools/automation-roi-calculator',
    send: 'Bewaren en delen',
    saved: 'Blad bewaard.',
    headline: '47 minuten werk kost 12,4 dagen.',
    cost: '€\u00a035.851',
    saving: '€\u00a020.731',
    steps: ['Mailbox', 'Overtypen', 'Akkoord', 'Correctie', 'Boeken', 'Betalen'],
    withdraw: 'Rapport intrekken',
    withdrawn: /is ingetrokken/,
    lost: 'Pagina niet gevonden',
  },
} as const

type Language = keyof typeof words

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, expectedStatuses: [404] })

    for (const language of ['nl', 'en'] as const) {
      test(`saved, opened, downloaded, withdrawn (${language})`, { tag: '@firefox' }, async ({
        page,
        browser,
        request,
        site,
      }) => {
        const email = `${crypto.randomUUID()}@example.nl`
        const { share, withdraw } = await save(page, language, { owner: 'De Wit', email, consent: true })
        await expectMailed(site, email, share, withdraw)
        expect(readReportLeads(site).filter((lead) => lead.email === email)).toMatchObject([
          { kind: 'report', name: 'De Wit' },
        ])

        await expectOpens(browser, share, language)
        await expectOpens(browser, twinOf(share, language), language === 'nl' ? 'en' : 'nl')
        await expectPdf(request, share, language)

        await page.goto(withdraw)
        await page.getByRole('button', { name: words[language].withdraw }).click()
        await expect(page.getByText(words[language].withdrawn).first()).toBeVisible()
        for (const address of [share, twinOf(share, language), `${share}.pdf`]) {
          expect((await request.get(address)).status(), address).toBe(404)
        }
        await page.goto(share)
        await expect(page.getByRole('heading', { name: words[language].lost, level: 1 })).toBeVisible()
        expect(readReportLeads(site).filter((lead) => lead.email === email)).toEqual([])
      })
    }
  })
}

test('without the tick the address is nowhere but in the mail', async ({ page, site }) => {
  const email = `${crypto.randomUUID()}@example.nl`
  await save(page, 'en', { owner: '', email, consent: false })
  await until('the mail is written', async () => (await mailsTo(site, email)).length === 2)
  expect(readReportLeads(site).filter((lead) => lead.email === email)).toEqual([])
})

test('without an address nothing is mailed, and two clicks make one report', async ({ page, site }) => {
  const before = readStored(site.dataDir)
  await page.goto(words.en.calculator)
  await page.getByRole('button', { name: words.en.send }).dblclick()
  await expect(page.getByRole('heading', { name: words.en.saved })).toBeVisible()
  await expect(page.locator('#save-share')).toHaveCount(1)
  const rows = changesBetween(before, readStored(site.dataDir)).filter((change) =>
    /^\+(report|outbox|lead)$/.test(change),
  )
  expect(rows).toEqual(['+report'])
})

test.describe('an address that opens nothing', () => {
  test.use({ expectedStatuses: [404] })

  test('unknown and withdrawn answer alike, and nothing of it is kept or told on', async ({ page, request, site }) => {
    const { share, withdraw } = await save(page, 'en', { owner: '', email: '', consent: false })
    await request.post(withdraw, { headers: { Origin: site.origin } })
    const unknown = `${site.origin}/${'0'.repeat(26)}`
    const answers = await Promise.all([share, unknown].map((address) => request.get(address)))
    const [withdrawn, never] = await Promise.all(
      answers.map(async (answer) => ({
        status: answer.status(),
        headers: stable(answer.headers()),
        body: (await answer.text()).replaceAll(/[0-9A-Z]{26}/g, '').replaceAll(/nonce="[^"]*"/g, ''),
      })),
    )
    expect(withdrawn).toEqual(never)
    expect(withdrawn?.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(withdrawn?.headers['x-robots-tag']).toContain('noindex')
    for (const token of [share, withdraw].map((address) => address.split('/').at(-1) ?? '')) {
      expect(site.output()).not.toContain(token)
    }
  })
})

for (const [language, under, offer] of [
  ['en', '', 'Book a free process audit: '],
  ['nl', '/nl', 'Plan een gratis procesaudit: '],
] as const) {
  const printed = `is printed on two pages, where the verdict is at its longest too (${language})`
  test(printed, { tag: '@firefox' }, async ({ page, site, browserName }) => {
    const step = { who: 'Leidinggevende', waitDays: 2.1, minutes: 7.5, timesPerMonth: 62.5 }
    const { share } = await saveExample(page.request, {
      timesPerMonth: 62.5,
      steps: (['software', 'person', 'software', 'gone', 'software', 'person'] as const).map((becomes, place) => ({
        ...step,
        name: `Akkoord vragen per mail ${place}`,
        becomes,
      })),
    })
    await page.goto(`${under}${share}`)
    const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })))
    const { totalPages, text } = await extractText(pdf, { mergePages: true })
    expect(totalPages).toBe(2)
    // Firefox writes signs that only its own fonts know. Without the drawings there are more pages.
    if (browserName === 'firefox') return
    expect(text).toContain(`${offer}${new URL(site.origin).host}${under}/contact`)
    const sizes: number[] = []
    for (const number of [1, 2]) {
      const { items } = await (await pdf.getPage(number)).getTextContent()
      for (const item of items) if ('height' in item && item.str.trim()) sizes.push(item.height)
    }
    expect(sizes.length).toBeGreaterThan(100)
    // Points, of the notes between the lines of the working.
    expect(Math.min(...sizes)).toBeGreaterThan(5.9)
  })
}

interface Save {
  owner: string
  email: string
  consent: boolean
}

async function save(page: Page, language: Language, { owner, email, consent }: Save) {
  await page.goto(words[language].calculator)
  await page.locator('#save-owner').fill(owner)
  await page.locator('#save-email').fill(email)
  if (consent) await page.locator('form[method=post] input[type=checkbox]').check()
  await asSlowAsAPerson()
  await page.getByRole('button', { name: words[language].send }).click()
  await expect(page.getByRole('heading', { name: words[language].saved })).toBeVisible()
  expect(page.url()).not.toContain('@')
  expect(decodeURIComponent(page.url())).not.toContain('@')
  return {
    share: await page.locator('#save-share').inputValue(),
    withdraw: await page.locator('#save-withdraw').inputValue(),
  }
}

/** A fresh browser: no cookies, no history, and here no script. */
async function expectOpens(browser: Browser, address: string, language: Language): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  try {
    const page = await context.newPage()
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(200)
    const { headline, cost, saving, steps } = words[language]
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
    for (const text of [cost, saving, 'De Wit', ...steps]) await expect(page.locator('main')).toContainText(text)
    expect(answer?.headers()['x-robots-tag']).toContain('noindex')
    expect(answer?.headers()['cache-control']).toBe('no-store')
    expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
    expect(await page.locator('script[src*="entry"]').count()).toBe(0)
  } finally {
    await context.close()
  }
}

async function expectPdf(request: APIRequestContext, share: string, language: Language): Promise<void> {
  const answer = await request.get(`${share}.pdf`)
  expect(answer.headers()['content-type']).toBe('application/pdf')
  const bytes = new Uint8Array(await answer.body())
  expect(bytes.length).toBeLessThan(200 * 1024)
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
  const { headline, cost, saving, steps } = words[language]
  for (const wanted of [headline, cost, saving, 'De Wit', ...steps]) {
    expect(plain(text), wanted).toContain(plain(wanted))
  }
}

/** Spaces are told by distance in a PDF, so they are of no account. */
function plain(text: string): string {
  return text.replaceAll(/\s/g, '')
}

function twinOf(share: string, language: Language): string {
  const { origin, pathname } = new URL(share)
  return origin + (language === 'nl' ? pathname.slice(3) : `/nl${pathname}`)
}

/** One mail to send on, one to keep: neither holds the address of the other. */
async function expectMailed(site: Site, email: string, share: string, withdraw: string): Promise<void> {
  await until('both mails are written', async () => (await mailsTo(site, email)).length === 2)
  const mails = await mailsTo(site, email)
  const report = mails.find(({ text }) => text?.includes(share))
  const secret = mails.find(({ text }) => text?.includes(withdraw))
  expect(report?.text).not.toContain(withdraw)
  expect(secret?.text).not.toContain(share)
}

/** Without what differs from answer to answer. */
function stable(headers: Record<string, string>): Record<string, string> {
  const { date, 'x-request-id': id, 'content-security-policy': policy, 'content-length': length, ...rest } = headers
  return rest
}
