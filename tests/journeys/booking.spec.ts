/** A visitor picks a day and a time, fills in the form, and has an appointment; or hears at once that it was taken. */
import type { Browser, Locator, Page } from '@playwright/test'
import { asSlowAsAPerson } from '../support/as-slow-as-a-person.ts'
import { violationsOf } from '../support/expect-accessible.ts'
import { expect, test } from '../support/journey.ts'
import { readBookingLeads } from '../support/leads.ts'
import type { Site } from '../support/start-site.ts'

const words = {
  en: {
    prefix: '',
    who: 'Who are we talking to?',
    confirm: 'Confirm appointment',
    name: 'Name',
    email: 'Email',
    company: 'Company',
    phone: 'Phone number',
    byPhone: 'Phone',
    ours: 'You come to Naarden',
    process: 'Which process?',
    terms: /I book this workshop/,
    noNumber: 'Enter a phone number, so we can call you.',
    gone: /not free, or not any more/,
  },
  nl: {
    prefix: '/nl',
    who: 'Met wie spreken we?',
    confirm: 'Afspraak bevestigen',
    name: 'Naam',
    email: 'E-mail',
    company: 'Bedrijf',
    phone: 'Telefoonnummer',
    byPhone: 'Telefoon',
    ours: 'U komt naar Naarden',
    process: 'Welk proces?',
    terms: /Ik boek deze workshop/,
    noNumber: 'Vul een telefoonnummer in, dan kunnen we u bellen.',
    gone: /niet of niet meer vrij/,
  },
} as const

type Language = keyof typeof words

const call = '/book/intro-call-30-minutes'
const workshop = '/book/automation-strategy-workshop'
const booked = /\/b\/[0-9A-Z]{26}\?done=booked$/

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, expectedStatuses: [422, 409] })

    for (const language of ['en', 'nl'] as const) {
      const text = words[language]

      test(`a call is booked, from the month to the confirmation (${language})`, { tag: '@firefox' }, async ({
        page,
        site,
      }) => {
        const email = anAddress()
        await page.goto(text.prefix + call)
        const month = monthNav(page).getByRole('link').last()
        const name = (await month.textContent()) ?? 'a month'
        await month.click()
        await expect(page.locator('#plan h2')).toHaveText(name)
        const day = openDays(page).nth(2)
        const dayName = await nameOf(day)
        await day.click()
        await expect(page.locator('#day')).toBeFocused()
        await expect(page.locator('#day h3')).toHaveText(dayName)
        await times(page).nth(1).click()
        await expect(page).toHaveTitle(`${text.who} | Vlotwerk`)

        await page.getByLabel(text.byPhone, { exact: true }).check()
        await page.getByLabel(text.name, { exact: true }).fill('Marieke de Wit')
        await page.getByLabel(text.email).fill('marieke at dewit')
        await asSlowAsAPerson()
        await confirm(page, language)
        const summary = page.locator('[data-error-summary]')
        await expect(summary.getByRole('link')).toHaveCount(2)
        await expect(summary).toContainText(text.noNumber)
        await expect(summary).toBeFocused()
        await expect(page.getByLabel(text.name, { exact: true })).toHaveValue('Marieke de Wit')
        await expect(page.getByLabel(text.byPhone, { exact: true })).toBeChecked()

        await page.getByLabel(text.email).fill(email)
        await page.getByLabel(text.phone).fill('+31 20 123 45 67')
        const start = startIn(page)
        await confirm(page, language)
        await expect(page).toHaveURL(booked)
        expect(bookingsOf(site, email)).toMatchObject([
          { status: 'booked', locale: language, event: 'intro-call-30-minutes', sessions: [{ start }] },
        ])
      })

      test(`a workshop is booked in two sessions (${language})`, async ({ page, site }) => {
        const email = anAddress()
        await page.goto(text.prefix + workshop)
        await page.locator('#plan a[href*="format=two"]').click()
        await times(page).first().click()
        await expect(page).toHaveURL(/first=/)
        // Near the end of a year there may be one only.
        await openDays(page).last().click()
        await expect(page).toHaveURL(/day=/)
        await times(page).first().click()
        const query = new URL(page.url()).searchParams

        await page.getByLabel(text.name, { exact: true }).fill('Marieke de Wit')
        await page.getByLabel(text.email).fill(email)
        await page.getByLabel(text.company).fill('De Wit')
        await page.getByLabel(text.phone).fill('020 123 45 67')
        await page.getByLabel(text.ours).check()
        await page.getByLabel(text.process).fill('Facturen')
        await page.getByLabel(text.terms).check()
        await asSlowAsAPerson()
        await confirm(page, language)
        await expect(page).toHaveURL(booked)
        const [lead] = bookingsOf(site, email)
        expect(lead?.sessions.map(({ start }) => start)).toEqual([query.get('first'), query.get('at')])
      })
    }

    test('a time that is taken while one types: the nearest are one press away', async ({ page, browser, site }) => {
      const email = anAddress()
      await page.goto(call)
      await times(page).first().click()
      await fillIn(page, email)
      const start = startIn(page)
      await bookFirst(browser, page.url(), { from: '10.9.8.7', fill: fillIn })

      await confirm(page, 'en')
      await expect(page.getByRole('alert')).toContainText('These are still free')
      await expect(page.getByRole('alert')).toBeFocused()
      await expect(page.getByLabel(words.en.email)).toHaveValue(email)
      expect(bookingsOf(site, email)).toEqual([])
      const nearest = page.locator('#nearest ul button')
      await expect(nearest).toHaveCount(4)
      const wanted = await nearest.nth(1).getAttribute('value')
      expect(wanted).not.toBe(start)
      await nearest.nth(1).click()
      await expect(page).toHaveURL(booked)
      expect(bookingsOf(site, email)).toMatchObject([{ sessions: [{ start: wanted }] }])
    })

    test('Back, where the time was taken meanwhile, keeps what was typed', async ({ page, browser, site }) => {
      const email = anAddress()
      await page.goto(call)
      await times(page).first().click()
      await fillIn(page, email)
      const form = page.url()
      await page.goto('/privacy')
      await bookFirst(browser, form, { from: '10.9.8.6', fill: fillIn })

      await page.goBack({ waitUntil: 'commit' })
      await page.waitForLoadState('networkidle')
      await expect(page.getByLabel(words.en.email)).toHaveValue(email)
      await asSlowAsAPerson()
      await confirm(page, 'en')
      await expect(page.getByRole('alert')).toContainText('These are still free')
      await expect(page.getByLabel(words.en.email)).toHaveValue(email)
      expect(bookingsOf(site, email)).toEqual([])
    })

    test('both sessions of a workshop are taken while one types: the first leads on to the second', async ({
      page,
      browser,
      site,
    }) => {
      const email = anAddress()
      await page.goto(`${workshop}?format=two`)
      await times(page).first().click()
      await expect(page).toHaveURL(/first=/)
      await times(page).first().click()
      await expect(page).toHaveURL(/at=/)
      await fillInWorkshop(page, email)
      const from = `10.9.8.${javaScriptEnabled ? 5 : 4}`
      await bookFirst(browser, page.url(), { from, fill: fillInWorkshop })

      await confirm(page, 'en')
      await expect(page.getByRole('alert')).toContainText('Your other session was taken too')
      const begin = page.locator('#booking-confirm')
      await expect(begin).toHaveText(/^Begin with/)
      const first = await begin.getAttribute('value')
      await begin.click()
      await expect(page.locator('h1')).toHaveText('Now the second session.')
      await expect(page.getByRole('status').first()).toBeFocused()
      await expect(page.getByLabel(words.en.email)).toHaveValue(email)
      await expect(page.getByLabel(words.en.terms)).toBeChecked()
      expect(bookingsOf(site, email)).toEqual([])
      const nearest = page.locator('#nearest ul button').first()
      const second = await nearest.getAttribute('value')
      await nearest.click()
      await expect(page).toHaveURL(booked)
      const [lead] = bookingsOf(site, email)
      expect(lead?.sessions.map(({ start }) => start)).toEqual([first, second])
    })

    test('the day that is open already is jumped to as any other, as often as it is pressed', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 720 })
      await page.goto(call)
      const day = openDays(page).nth(0)
      await expect(day).toHaveAttribute('aria-current', 'date')
      await expect(times(page).first()).not.toBeInViewport()
      for (const time of ['once', 'again']) {
        await day.scrollIntoViewIfNeeded()
        await day.click()
        await expect(page.locator('#day'), time).toBeFocused()
        await expect(times(page).first(), time).toBeInViewport()
        await page.evaluate(() => scrollTo(0, 0))
      }
    })

    test('on a phone a day of any week opens at its heading', { tag: '@firefox' }, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 700 })
      await page.goto(call)
      const month = monthNav(page).getByRole('link').last()
      const monthName = (await month.textContent()) ?? 'a month'
      await month.click()
      await expect(page.locator('#plan h2')).toHaveText(monthName)
      // From the first week to the middle of the month: the days at its ends may belong to another.
      const middle = Math.floor((await openDays(page).count()) / 2)
      for (const index of [middle, middle - 1, middle + 1]) {
        const day = openDays(page).nth(index)
        const name = await nameOf(day)
        await day.click()
        await expect(page.locator('#day h3')).toHaveText(name)
        await expect(page.locator('#day')).toBeFocused()
        await expect(page.locator('#day h3'), name).toBeInViewport({ ratio: 1 })
        await expect(times(page).first(), name).toBeInViewport()
      }
    })

    test('a second time scale is chosen', async ({ page }) => {
      await page.goto(call)
      await page.getByLabel('Second time zone').selectOption('America/New_York')
      await page.getByRole('button', { name: 'Show' }).click()
      await expect(page.locator('#day')).toContainText(/New York, [567] hours earlier/)
      await times(page).first().click()
      await expect(page.locator('#details')).toContainText('in New York')
    })
  })
}

test.describe('a browser in New York', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('shows its own clock below ours, until it is told not to', async ({ page }) => {
    await page.goto(call)
    await expect(page.locator('#day')).toContainText('New York')
    await page.getByLabel('Second time zone').selectOption('')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL(/zone=(&|#|$)/)
    await expect(page.locator('#day')).not.toContainText('New York')
  })

  test('leaves the visitor where they are while its clock comes', async ({ page }) => {
    const release = await holdData(page)
    await page.goto(`${call}#day`)
    await openDays(page).last().focus()
    release()
    await expect(page.locator('#day')).toContainText('New York')
    await expect(page).toHaveURL(/zone=America%2FNew_York#day$/)
    await expect(openDays(page).last()).toBeFocused()
  })
})

test('a browser in Amsterdam shows one clock', async ({ page }) => {
  await page.goto(call)
  await expect(page.locator('#day')).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
})

test('going back after booking leads to it again, or says that the time is gone; the booking stays one', async ({
  page,
  site,
}) => {
  test.setTimeout(60_000)
  const email = anAddress()
  await page.goto(call)
  await times(page).first().click()
  await fillIn(page, email)
  await asSlowAsAPerson()
  await confirm(page, 'en')
  await expect(page).toHaveURL(booked)
  const booking = page.url()
  await page.reload()
  // The form as it was left. What would start it is not given any more: it is sent as a form without a script is.
  await page.goBack({ waitUntil: 'commit' })
  await confirm(page, 'en')
  await expect(page).toHaveURL(booking)
  await page.goBack({ waitUntil: 'commit' })
  await page.reload()
  await expect(page.locator('#plan')).toContainText(words.en.gone)
  expect(bookingsOf(site, email)).toHaveLength(1)
})

test('a double click books once', async ({ page, site }) => {
  const email = anAddress()
  await page.goto(call)
  await times(page).first().click()
  await fillIn(page, email)
  await asSlowAsAPerson()
  await page.getByRole('button', { name: words.en.confirm }).dblclick()
  await expect(page).toHaveURL(booked)
  expect(bookingsOf(site, email)).toHaveLength(1)
})

test('Enter sends, the button says that it does, and what was told is offered in the next form', async ({ page }) => {
  const email = anAddress()
  await page.goto(call)
  await times(page).first().click()
  await fillIn(page, email)
  await asSlowAsAPerson()
  await page.locator('#booking-confirm').evaluate((button) => {
    const note = () => sessionStorage.setItem('said', `${button.textContent} ${button.ariaDisabled}`)
    new MutationObserver(note).observe(button, { attributes: true, characterData: true, subtree: true })
  })
  await page.getByLabel(words.en.email).press('Enter')
  await expect(page).toHaveURL(booked)
  expect(await page.evaluate(() => sessionStorage.getItem('said'))).toBe('Booking true')
  await page.goto(call)
  await times(page).first().click()
  await expect(page.getByLabel(words.en.email)).toHaveValue(email)
})

test('the keyboard is enough', { tag: '@firefox' }, async ({ page, site }) => {
  const email = anAddress()
  await page.goto(call)
  const month = monthNav(page).getByRole('link').last()
  const name = (await month.textContent()) ?? 'a month'
  await month.press('Enter')
  await expect(page.locator('#plan h2')).toHaveText(name)
  const first = openDays(page).first()
  await first.focus()
  await page.keyboard.press('ArrowDown')
  await expect(first).not.toBeFocused()
  const day = await nameOf(page.locator('*:focus'))
  await page.keyboard.press('Enter')
  await expect(page.locator('#day h3')).toHaveText(day)
  await expect(page.locator('#day')).toBeFocused()
  await times(page).first().focus()
  await page.keyboard.press('Enter')
  await page.getByLabel(words.en.name, { exact: true }).focus()
  await page.keyboard.type('Marieke de Wit')
  await page.keyboard.press('Tab')
  await page.keyboard.type(email)
  await asSlowAsAPerson()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(booked)
  expect(bookingsOf(site, email)).toHaveLength(1)
})

test('an address that nobody can read shows the plan all the same', async ({ page }) => {
  for (const query of ['?month=x&day=2026-02-30&zone=%3Cb%3E&at=now', '?month=2031-05', '?day=2026-01-04']) {
    await page.goto(call + query)
    await expect(page.getByRole('table')).toBeVisible()
  }
  await expect(page.locator('#plan')).toContainText('No free time in this month. The first free day is')
})

test.describe('axe', () => {
  test.use({ expectedStatuses: [422, 409] })

  test('finds nothing on any state of the page', async ({ page, browser, site }) => {
    test.setTimeout(120_000)
    const found: string[] = []
    for (const path of [
      call,
      `/nl${call}?zone=Asia/Tokyo`,
      workshop,
      `/nl${workshop}?format=two`,
      `${call}?month=2031-05`,
    ]) {
      await page.goto(path)
      found.push(...(await violationsOf(page, path)))
    }
    await page.goto(`${workshop}?format=two`)
    await times(page).first().click()
    await expect(page).toHaveURL(/first=/)
    found.push(...(await violationsOf(page, 'second session')))
    await times(page).first().click()
    await confirm(page, 'en')
    await expect(page.locator('[data-error-summary]')).toBeVisible()
    found.push(...(await violationsOf(page, 'errors')))

    await page.goto(call)
    await times(page).first().click()
    found.push(...(await violationsOf(page, 'form')))
    await fillIn(page, anAddress())
    const rival = await browser.newPage({ extraHTTPHeaders: { 'X-Forwarded-For': '10.9.8.6' }, baseURL: site.origin })
    await rival.goto(page.url())
    await fillIn(rival, anAddress())
    await asSlowAsAPerson()
    await confirm(rival, 'en')
    await rival.close()
    await confirm(page, 'en')
    await expect(page.getByRole('alert')).toBeVisible()
    found.push(...(await violationsOf(page, 'taken')))
    expect(found).toEqual([])
  })
})

function monthNav(page: Page): Locator {
  return page.getByRole('navigation', { name: /^(Month|Maand)$/ })
}

function openDays(page: Page): Locator {
  return page.locator('#plan td[data-state="open"] > a')
}

/** `Thursday 3 December` of a link to it. */
async function nameOf(day: Locator): Promise<string> {
  return (await day.textContent())?.split(',')[0] ?? 'a day'
}

function times(page: Page): Locator {
  return page.locator('#day ol a')
}

function startIn(page: Page): string | null {
  return new URL(page.url()).searchParams.get('at')
}

function anAddress(): string {
  return `${crypto.randomUUID()}@example.nl`
}

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel(words.en.name, { exact: true }).fill('Marieke de Wit')
  await page.getByLabel(words.en.email).fill(email)
}

interface Rival {
  /** Its address in the network. */
  from: string
  fill: (page: Page, email: string) => Promise<void>
}

/** Somebody else who books what an address offers, and is the first to. */
async function bookFirst(browser: Browser, address: string, { from, fill }: Rival): Promise<void> {
  const rival = await browser.newPage({ extraHTTPHeaders: { 'X-Forwarded-For': from } })
  await rival.goto(address)
  await fill(rival, anAddress())
  await asSlowAsAPerson()
  await confirm(rival, 'en')
  await expect(rival).toHaveURL(booked)
  await rival.close()
}

async function fillInWorkshop(page: Page, email: string): Promise<void> {
  await fillIn(page, email)
  await page.getByLabel(words.en.company).fill('De Wit')
  await page.getByLabel(words.en.phone).fill('020 123 45 67')
  await page.getByLabel(words.en.ours).check()
  await page.getByLabel(words.en.process).fill('Invoices')
  await page.getByLabel(words.en.terms).check()
}

async function confirm(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: words[language].confirm }).click()
}

/** What the page asks the server for meanwhile waits until it is released. */
async function holdData(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\.data\?/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

function bookingsOf(site: Site, email: string) {
  return readBookingLeads(site).filter((lead) => lead.email === email)
}
