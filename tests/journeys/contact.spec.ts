/** The main road: a visitor reads the home page, writes to the office, and nothing is lost. */
import type { Page } from '@playwright/test'
import { asSlowAsAPerson } from '../support/as-slow-as-a-person.ts'
import { bookOverHttp } from '../support/book-over-http.ts'
import { expect, test } from '../support/journey.ts'
import { holdScripts, untilHydrated } from '../support/late-scripts.ts'
import { readLeads, readMails, until } from '../support/leads.ts'
import type { Site } from '../support/start-site.ts'

const words = {
  en: {
    home: '/',
    audit: 'Book a free process audit',
    fields: { name: 'Name', email: 'Email', company: 'Company (optional)', message: 'Message' },
    send: 'Send message',
    sent: 'Message sent!',
    promise: 'We will contact you within 24 hours.',
    another: 'Send another message',
  },
  nl: {
    home: '/nl',
    audit: 'Plan een gratis procesaudit',
    fields: { name: 'Naam', email: 'E-mail', company: 'Bedrijf (niet verplicht)', message: 'Bericht' },
    send: 'Verstuur bericht',
    sent: 'Bericht verzonden!',
    promise: 'We nemen binnen 24 uur contact met u op.',
    another: 'Nog een bericht sturen',
  },
} as const

type Language = keyof typeof words

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    for (const language of ['nl', 'en'] as const) {
      test(`home, contact, send (${language})`, { tag: '@firefox' }, async ({ page, site }) => {
        const email = `${crypto.randomUUID()}@example.nl`
        const text = 'Onze facturen wachten op één handtekening; “soms” een week.'
        await goToContact(page, language)
        await fillIn(page, language, { name: 'Jörg de Vries', email, company: 'Vries & Zn', message: text })
        await asSlowAsAPerson()
        await page.getByRole('button', { name: words[language].send }).click()

        await expect(page.getByRole('heading', { name: words[language].sent })).toBeVisible()
        await expect(page.getByText(words[language].promise)).toBeVisible()
        await expectStoredAndMailed(site, email, { language, text })

        await page.getByText(words[language].another).click()
        await expect(page.getByLabel(words[language].fields.message, { exact: true })).toHaveValue('')
      })
    }

    test.describe('a field error', () => {
      test.use({ expectedStatuses: [422] })

      test('keeps what was typed, focuses the summary, names the field', { tag: '@firefox' }, async ({ page }) => {
        await page.goto('/contact')
        await fillIn(page, 'en', { name: 'Anna Bakker', email: 'anna at example', company: 'Bakker', message: 'short' })
        await page.getByRole('button', { name: words.en.send }).click()

        const summary = page.getByRole('alert').or(page.locator('[data-error-summary]')).first()
        await expect(summary).toBeVisible()
        if (javaScriptEnabled) await expect(page.locator('[data-error-summary]')).toBeFocused()
        await expect(summary.getByRole('link')).toHaveCount(2)
        const { fields } = words.en
        await expect(page.getByLabel(fields.name, { exact: true })).toHaveValue('Anna Bakker')
        await expect(page.getByLabel(fields.email, { exact: true })).toHaveValue('anna at example')
        await expect(page.getByLabel(fields.company)).toHaveValue('Bakker')
        await expect(page.getByLabel(fields.message, { exact: true })).toHaveValue('short')
        const email = page.getByLabel(fields.email, { exact: true })
        await expect(email).toHaveAttribute('aria-invalid', 'true')
        await expect(email).toHaveAccessibleDescription(/@/)
        await summary.getByRole('link').first().click()
        await expect(email).toBeFocused()
      })
    })

    test('the campaign of the landing page travels with the message', async ({ page, site }) => {
      const email = `${crypto.randomUUID()}@example.nl`
      await page.goto('/?utm_source=newsletter&utm_campaign=autumn')
      await page.getByRole('link', { name: words.en.audit }).first().click()
      await fillIn(page, 'en', { name: 'Piet Smit', email, company: '', message: 'Quotes wait for a price, a week.' })
      await asSlowAsAPerson()
      await page.getByRole('button', { name: words.en.send }).click()
      await expect(page.getByRole('heading', { name: words.en.sent })).toBeVisible()
      const [lead] = readLeads(site).filter((one) => one.email === email)
      expect(JSON.stringify(lead?.source)).toContain('newsletter')
      expect(JSON.stringify(lead?.source)).toContain('autumn')
      expect(await page.context().cookies()).toEqual([])
    })
  })
}

test('a double click sends one message', async ({ page, site }) => {
  const email = `${crypto.randomUUID()}@example.nl`
  await page.goto('/contact')
  await fillIn(page, 'en', { name: 'Dirk Dubbel', email, company: '', message: 'One message, two clicks.' })
  await asSlowAsAPerson()
  await page.getByRole('button', { name: words.en.send }).dblclick()
  await expect(page.getByRole('heading', { name: words.en.sent })).toBeVisible()
  expect(readLeads(site).filter((lead) => lead.email === email)).toHaveLength(1)
})

test('the form keeps the key that its document came with', async ({ page }) => {
  const answer = await page.goto('/contact')
  const [, key] = /name="key"[^>]* value="([^"]+)"/.exec((await answer?.text()) ?? '') ?? []
  await expect(page.locator('input[name=key]')).toHaveValue(key ?? 'no key in the document')
})

test.describe('where what starts the page does not come', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('the form posts itself', async ({ page, site }) => {
    const email = `${crypto.randomUUID()}@example.nl`
    await page.route('**/start/**', (route) => route.abort())
    await page.goto('/contact', { waitUntil: 'commit' })
    await fillIn(page, 'en', { name: 'Petra Plat', email, company: '', message: 'Sent by the browser alone.' })
    await asSlowAsAPerson()
    await page.getByRole('button', { name: words.en.send }).click()
    await expect(page.getByRole('heading', { name: words.en.sent })).toBeVisible()
    expect(readLeads(site).filter((lead) => lead.email === email)).toHaveLength(1)
  })
})

test.describe('Back, where a free time beside the form was taken meanwhile', () => {
  test.use({ expectedErrors: [/Minified React error #418/] })

  test('keeps what was typed', async ({ page, site }) => {
    const typed = { name: 'Anna Bakker', email: 'anna@example.nl', company: 'Bakker', message: 'Onze orders wachten.' }
    await goToContact(page, 'nl')
    await fillIn(page, 'nl', typed)
    const first = (await page.locator('#plan a[href*="at="]').first().getAttribute('href')) ?? ''
    await page.goto('/nl/privacy')
    const at = new URL(first, site.origin).searchParams.get('at') ?? ''
    await bookOverHttp(site.origin, { event: 'intro-call-30-minutes', starts: [at] })
    // Free times are answered from memory for ten seconds.
    const offered = async () => (await (await page.request.get('/nl/contact')).text()).includes(at)
    await expect.poll(offered, { timeout: 20_000 }).toBe(false)

    await page.goBack()
    await expect(page.locator(`#plan a[href="${first}"]`)).toHaveCount(0)
    for (const field of ['name', 'email', 'company', 'message'] as const)
      await expect(page.getByLabel(words.nl.fields[field], { exact: true })).toHaveValue(typed[field])
  })
})

test('going back and sending another text stores both', async ({ page, site }) => {
  const email = `${crypto.randomUUID()}@example.nl`
  await page.goto('/contact')
  await fillIn(page, 'en', { name: 'Els Twee', email, company: '', message: 'The first of two messages.' })
  await asSlowAsAPerson()
  await page.getByRole('button', { name: words.en.send }).click()
  await page.getByText(words.en.another).click()
  await fillIn(page, 'en', { name: 'Els Twee', email, company: '', message: 'The second of two messages.' })
  await asSlowAsAPerson()
  await page.getByRole('button', { name: words.en.send }).click()
  await expect(page.getByRole('heading', { name: words.en.sent })).toBeVisible()
  expect(readLeads(site).filter((lead) => lead.email === email)).toHaveLength(2)
})

test('a reload after sending offers who wrote, and not the text again', { tag: '@firefox' }, async ({ page }) => {
  const email = `${crypto.randomUUID()}@example.nl`
  await page.goto('/contact')
  await fillIn(page, 'en', { name: 'Rita Reload', email, company: '', message: 'One message, sent once.' })
  await asSlowAsAPerson()
  await page.getByRole('button', { name: words.en.send }).click()
  await expect(page.getByRole('heading', { name: words.en.sent })).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^Filled in from the message you sent at /)).toBeVisible()
  await expect(page.getByLabel(words.en.fields.email, { exact: true })).toHaveValue(email)
  await expect(page.getByLabel(words.en.fields.message, { exact: true })).toHaveValue('')
})

test.describe('offline', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('the text stays in the form and the message can be sent later', async ({ page, context, site }) => {
    const email = `${crypto.randomUUID()}@example.nl`
    await page.goto('/contact')
    await fillIn(page, 'en', {
      name: 'Olga Offline',
      email,
      company: '',
      message: 'Written in a tunnel, sent after it.',
    })
    await asSlowAsAPerson()
    await context.setOffline(true)
    await page.route('**/api/contact', (route) => route.abort('internetdisconnected'))
    await page.getByRole('button', { name: words.en.send }).click()
    await expect(page.getByText('Error sending message')).toBeVisible()
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Written in a tunnel, sent after it.')
    await page.unroute('**/api/contact')
    await context.setOffline(false)
    await page.getByRole('button', { name: words.en.send }).click()
    await expect(page.getByRole('heading', { name: words.en.sent })).toBeVisible()
    expect(readLeads(site).filter((lead) => lead.email === email)).toHaveLength(1)
  })
})

test.describe('what a visitor told in another form', () => {
  const told = { name: 'Anna Bakker', email: 'anna@bakker.example', company: 'Bakker', from: 'booking' }

  const remember = (page: Page) =>
    page.addInitScript((details) => {
      sessionStorage.setItem('details', JSON.stringify({ ...details, at: new Date().toISOString() }))
    }, told)
  const fieldsOf = (page: Page) => (name: keyof typeof words.en.fields) =>
    page.getByLabel(words.en.fields[name], { exact: true })

  test('is offered once, and taken back on request but for what was typed since', async ({ page }) => {
    const field = fieldsOf(page)
    await remember(page)
    await page.goto('/contact')
    await expect(page.getByText(/^Filled in from what you gave at \d+:\d\d for an appointment\./)).toBeVisible()
    await expect(field('name')).toHaveValue(told.name)
    await expect(field('email')).toHaveValue(told.email)
    await expect(field('company')).toHaveValue(told.company)

    await field('name').fill('Anna de Bakker')
    await page.getByRole('button', { name: 'Empty the fields' }).click()
    await expect(field('name')).toHaveValue('Anna de Bakker')
    await expect(field('email')).toHaveValue('')
    await expect(page.getByText('Filled in from')).toHaveCount(0)
    expect(await page.evaluate(() => sessionStorage.getItem('details'))).toBeNull()
  })

  for (const typed of ['', 'Anna'])
    test(`is kept back where the visitor was there before the script, with ${typed || 'nothing'} typed`, async ({
      page,
    }) => {
      const field = fieldsOf(page)
      const send = await holdScripts(page)
      await remember(page)
      await page.goto('/contact', { waitUntil: 'commit' })
      await field('name').click()
      await page.keyboard.type(typed)
      if (typed) await field('message').click()

      send()
      await untilHydrated(page)
      await field('name').focus()
      await page.keyboard.type(' Bakker')
      await expect(field('name')).toHaveValue(`${typed} Bakker`)
      await expect(field('email')).toHaveValue('')
      await expect(field('company')).toHaveValue('')
      await expect(page.getByText('Filled in from')).toHaveCount(0)
    })

  test('goes along from the message to the calculator (nl)', { tag: '@firefox' }, async ({ page }) => {
    const email = `${crypto.randomUUID()}@example.nl`
    await page.goto('/nl/contact')
    await fillIn(page, 'nl', { name: 'Bram Bos', email, company: '', message: 'Eén zin is genoeg.' })
    await asSlowAsAPerson()
    await page.getByRole('button', { name: words.nl.send }).click()
    await expect(page.getByRole('heading', { name: words.nl.sent })).toBeVisible()

    await page.goto('/nl/tools/automation-roi-calculator')
    await expect(
      page.getByText(/^Ingevuld met gegevens uit het bericht dat u om \d+\.\d\d uur stuurde\./),
    ).toBeVisible()
    await expect(page.locator('#save-email')).toHaveValue(email)
    await expect(page.locator('#save-owner')).toHaveValue('')
  })
})

async function goToContact(page: Page, language: Language): Promise<void> {
  await page.goto(words[language].home)
  await page.getByRole('link', { name: words[language].audit }).first().click()
  await expect(page).toHaveURL(/\/contact$/)
}

interface Message {
  name: string
  email: string
  company: string
  message: string
}

async function fillIn(page: Page, language: Language, message: Message): Promise<void> {
  const { fields } = words[language]
  for (const field of ['name', 'email', 'company', 'message'] as const) {
    await page.getByLabel(fields[field], { exact: true }).fill(message[field])
  }
}

async function expectStoredAndMailed(site: Site, email: string, expected: { language: string; text: string }) {
  const leads = readLeads(site).filter((lead) => lead.email === email)
  expect(leads).toHaveLength(1)
  expect(leads[0]).toMatchObject({ locale: expected.language, message: expected.text, status: 'received' })
  const mails = async () =>
    [...(await readMails(site.dataDir)).values()].filter((mail) => JSON.stringify(mail).includes(email))
  await until('both mails are written', async () => (await mails()).length === 2)
  const both = await mails()
  const visitor = both.find(({ to }) => to?.[0]?.address === email)
  const office = both.find((mail) => mail !== visitor)
  expect(office?.replyTo?.[0]?.address).toBe(email)
  expect(office?.text).toContain(expected.text)
  expect(visitor?.to?.[0]?.address).toBe(email)
  expect(visitor?.text).toContain(expected.text)
  expect(visitor?.text).toContain(words[expected.language as Language].promise)
}
