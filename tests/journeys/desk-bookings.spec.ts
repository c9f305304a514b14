/** The sheet Bookings: moved and cancelled with mails that say it was us, a process corrected without one, time blocked by form and by drawing, the month. */
import type { Page } from '@playwright/test'
import { isWorkingDay } from '#app/domain/booking/office-days.server.ts'
import { instantAt } from '#app/domain/booking/wall-time.server.ts'
import { bookOverHttp } from '../support/book-over-http.ts'
import { readCalendar } from '../support/calendar.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { expect, testOnSite } from '../support/journey.ts'
import { holdScripts, untilHydrated } from '../support/late-scripts.ts'
import { readMails, until } from '../support/leads.ts'
import { makeStaff } from '../support/staff.ts'
import type { Site } from '../support/start-site.ts'

/** A calendar that nothing but these tests books in. */
const test = testOnSite()

/** Days of their own, so that no test is in another's way: working days some weeks ahead. */
const workdays = Array.from({ length: 30 }, (_, index) =>
  new Date(Date.now() + (21 + index) * 86_400_000).toISOString().slice(0, 10),
).filter(isWorkingDay)

function workday(index: number): string {
  return workdays[index] ?? ''
}

async function bookCall(site: Site, day: string, locale: 'en' | 'nl' = 'en', time = '10:00') {
  const email = `${crypto.randomUUID()}@example.nl`
  const name = `Noor ${email.slice(0, 8)}`
  await bookOverHttp(site.origin, {
    event: 'intro-call-30-minutes',
    locale,
    starts: [instantAt(day, time)],
    typed: { name, email },
  })
  return { name, email }
}

async function mailOf(site: Site, email: string, subject: RegExp) {
  const found = async () =>
    [...(await readMails(site.dataDir)).values()].find(
      (mail) => mail.to?.[0]?.address === email && subject.test(mail.subject ?? ''),
    )
  await until(`a mail about ${subject}`, async () => (await found()) !== undefined)
  const mail = await found()
  const [file] = mail?.attachments.filter(({ mimeType }) => mimeType.startsWith('text/calendar')) ?? []
  const calendar = typeof file?.content === 'string' ? file.content : new TextDecoder().decode(file?.content)
  // The reader of mails gives lines as the machine ends them.
  return { text: mail?.text ?? '', calendar: readCalendar(calendar.replaceAll('\n', '\r\n')) }
}

/** The week of a day, found as staff would: by the booking in it. */
async function openDay(page: Page, day: string): Promise<void> {
  await page.goto(`/admin/bookings?month=${day.slice(0, 7)}`)
  const name = new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })
  await page
    .getByRole('link', { name: new RegExp(`\\b${name}\\b`) })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /^Week / })).toBeVisible()
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a call is moved, then cancelled, and its visitor hears that it was us', async ({ page, site }) => {
      test.setTimeout(60_000)
      const day = workday(javaScriptEnabled ? 0 : 1)
      const { name, email } = await bookCall(site, day, 'nl')
      await makeStaff(page.context().request, site)
      await openDay(page, day)
      await page.getByRole('link', { name }).first().click()
      await page.getByRole('link', { name: /^Move/ }).click()
      await page.getByRole('radio', { name: '14:30' }).check({ force: true })
      await page.getByLabel(/^Why, for the mail, in Dutch/).fill('Ilse is ziek.')
      await page.getByRole('button', { name: 'Look at the mails, then move' }).click()
      await expect(page.getByText(`to ${name}, ${email}, in Dutch`)).toBeVisible()
      await page.getByRole('button', { name: 'Move it and send the mails' }).click()
      await expect(page.locator('#opened').getByRole('status').filter({ hasText: 'Moved.' })).toBeVisible()
      await expect(page.getByText(/^moved to .* 14:30/)).toBeVisible()
      const moved = await mailOf(site, email, /^Wij hebben uw afspraak verzet naar .* 14\.30 uur$/)
      expect(moved.text).toContain('Ilse is ziek.')
      expect(moved.calendar).toMatchObject({ method: 'REQUEST', events: [{ sequence: 1 }] })

      await page.getByRole('link', { name: /^Cancel it/ }).click()
      await page.getByRole('button', { name: 'Cancel it and send the mails' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'Cancelled.' })).toBeVisible()
      const cancelled = await mailOf(site, email, /afgezegd$/)
      expect(cancelled.calendar).toMatchObject({ method: 'CANCEL', events: [{ sequence: 2, status: 'CANCELLED' }] })
      // The link in the mail still opens it, and says who it was.
      const [address = ''] = /http\S+\/nl\/b\/[0-9A-Z]{26}/.exec(moved.text) ?? []
      expect(await (await page.request.get(address)).text()).toContain('Door ons afgezegd')
    })

    test('the process of a workshop is corrected, and its page names the new one', async ({ page, site }) => {
      test.setTimeout(60_000)
      const day = workday(javaScriptEnabled ? 14 : 15)
      const name = `Noor ${crypto.randomUUID().slice(0, 8)}`
      const token = await bookOverHttp(site.origin, {
        event: 'automation-strategy-workshop',
        starts: [instantAt(day, '09:00')],
        typed: { name },
      })
      await makeStaff(page.context().request, site)
      await openDay(page, day)
      await page.getByRole('link', { name }).first().click()
      const open = page.getByRole('link', { name: 'Correct process' })
      const field = page.getByRole('textbox', { name: /^Which process/ })
      const store = page.getByRole('button', { name: 'Store this process' })
      await open.click()
      await expect(field).toHaveValue('Invoices wait for one signature.')
      await field.fill('Q')
      await store.click()
      await expect(page.getByRole('alert')).toContainText('at least 3 characters')
      await expect(field).toHaveValue('Q')
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await field.fill('Quotes, until they are signed')
      await store.click()
      await expect(page.getByRole('status').filter({ hasText: 'Process stored.' })).toBeVisible()
      const process = page.getByRole('definition').filter({ hasText: 'Quotes, until they are signed' })
      await expect(process).toBeVisible()
      const answer = await (await page.request.get(`/b/${token}`)).text()
      expect(answer).toContain('Quotes, until they are signed')
      expect(answer).not.toContain('one signature')
      // What was typed is stored: there is no draft of it.
      await open.click()
      await expect(field).toHaveValue('Quotes, until they are signed')
    })

    test('time is blocked by the form, not over a booking, and free again by Undo', async ({ page, site }) => {
      test.setTimeout(60_000)
      const day = workday(javaScriptEnabled ? 2 : 3)
      const { name } = await bookCall(site, day)
      await makeStaff(page.context().request, site)
      await openDay(page, day)
      const block = async (from: string, to: string) => {
        await page.getByLabel('First day').fill(day)
        await page.getByLabel('From what time').selectOption(from)
        await page.getByLabel('Last day').fill(day)
        await page.getByLabel('Until what time').selectOption(to)
        await page.getByLabel(/^Reason/).fill('Team day')
        await page.getByRole('button', { name: 'Block this time' }).click()
      }
      await block('09:00', '12:00')
      await expect(page.getByRole('alert').getByRole('link', { name })).toBeVisible()
      await expect(page.getByLabel(/^Reason/)).toHaveValue('Team day')
      await block('13:00', '17:00')
      await expect(page.locator('#opened').getByRole('status').filter({ hasText: 'Blocked.' })).toBeVisible()
      const blocked = page.getByRole('link', { name: '13:00–17:00 Team day' })
      await expect(blocked).toBeVisible()
      const week = await page.getByRole('heading', { level: 1 }).textContent()
      await page.getByRole('button', { name: /^Undo/ }).click()
      await expect(blocked).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(week ?? '')
    })

    test.use({ expectedStatuses: [409, 422] })
  })
}

test.describe('when a visitor is quicker', () => {
  test.use({ expectedStatuses: [409] })

  test('the booking stays where it was, and the nearest free time is a press away', async ({ page, site }) => {
    test.setTimeout(60_000)
    const day = workday(6)
    const { name } = await bookCall(site, day)
    await makeStaff(page.context().request, site)
    await openDay(page, day)
    await page.getByRole('link', { name }).first().click()
    await page.getByRole('link', { name: /^Move/ }).click()
    await page.getByRole('radio', { name: '15:00' }).check({ force: true })
    await page.getByLabel(/^Why/).fill('We travel.')
    await page.getByRole('button', { name: 'Look at the mails, then move' }).click()
    await expect(page.getByRole('button', { name: 'Move it and send the mails' })).toBeVisible()
    await bookCall(site, day, 'en', '15:00')
    await page.getByRole('button', { name: 'Move it and send the mails' }).click()
    await expect(page.getByRole('alert')).toHaveText('Somebody has taken that time meanwhile.')
    await expect(page.getByRole('radio', { name: '15:00' })).toHaveCount(0)
    await expect(page.getByLabel(/^Why/)).toHaveValue('We travel.')
    await page.getByRole('button', { name: /14:30$/ }).click()
    await page.getByRole('button', { name: 'Move it and send the mails' }).click()
    await expect(page.getByText(/^moved to .* 14:30/)).toBeVisible()
  })
})

test.describe('when somebody else of staff is quicker', () => {
  test.use({ expectedStatuses: [409] })

  test('a second cancelling says that no new mail goes', async ({ page, site, browser }) => {
    test.setTimeout(60_000)
    const day = workday(12)
    const { name } = await bookCall(site, day)
    const other = await browser.newContext({ baseURL: site.origin })
    const otherPage = await other.newPage()
    await makeStaff(page.context().request, site)
    await makeStaff(other.request, site)
    for (const one of [page, otherPage]) {
      await openDay(one, day)
      await one.getByRole('link', { name }).first().click()
      await one.getByRole('link', { name: /^Cancel it/ }).click()
    }
    await page.getByRole('button', { name: 'Cancel it and send the mails' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Cancelled.' })).toBeVisible()
    await otherPage.getByLabel(/^Why/).fill('Our office is closed.')
    await otherPage.getByRole('button', { name: 'Cancel it and send the mails' }).click()
    await expect(otherPage.getByRole('alert')).toContainText('no new mail')
    await expect(otherPage.getByRole('link', { name: /^Cancel it/ })).toHaveCount(0)
    await other.close()
  })
})

test.describe('when the process is corrected by somebody quicker', () => {
  test.use({ expectedStatuses: [409] })

  test('what was typed stays, and is stored once it was looked at again', async ({ page, site }) => {
    test.setTimeout(60_000)
    const day = workday(16)
    const name = `Noor ${crypto.randomUUID().slice(0, 8)}`
    await bookOverHttp(site.origin, {
      event: 'automation-strategy-workshop',
      starts: [instantAt(day, '09:00')],
      typed: { name },
    })
    await makeStaff(page.context().request, site)
    await openDay(page, day)
    await page.getByRole('link', { name }).first().click()
    await page.getByRole('link', { name: 'Correct process' }).click()
    const field = page.getByRole('textbox', { name: /^Which process/ })
    await field.fill('Quotes')
    const [number = ''] = /(?<=booking=)\d+/.exec(page.url()) ?? []
    const shown = 'Invoices wait for one signature.'
    const quicker = { intent: 'process', number, revision: '0', shown, process: 'Planning' }
    await page.request.post('/admin/bookings', { form: quicker, headers: { Origin: site.origin } })
    await page.getByRole('button', { name: 'Store this process' }).click()
    await expect(page.getByRole('alert')).toContainText('changed meanwhile')
    await expect(page.getByRole('definition').filter({ hasText: 'Planning' })).toBeVisible()
    await expect(field).toHaveValue('Quotes')
    await page.getByRole('button', { name: 'Store this process' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Process stored.' })).toBeVisible()
  })
})

test.describe('where the server does not answer', () => {
  test.use({ expectedStatuses: [502] })

  test('the reason of a change or of a block is kept until it is stored', async ({ page, site }) => {
    test.setTimeout(60_000)
    const day = workday(13)
    const { name } = await bookCall(site, day)
    await makeStaff(page.context().request, site)
    await openDay(page, day)
    const data = '**/admin/bookings.data**'
    const lose = async (press: string) => {
      await page.route(data, (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }))
      await page.getByRole('button', { name: press }).click()
      await expect(page.getByRole('heading', { name: 'Not read' })).toBeVisible()
      await page.unroute(data)
      await page.getByRole('link', { name: 'Try again' }).click()
    }
    const blockReason = page.getByLabel(/^Reason/)
    await page.getByLabel('First day').fill(day)
    await blockReason.fill('Team day')
    await lose('Block this time')
    await expect(blockReason).toHaveValue('Team day')
    await page.getByLabel('First day').fill(day)
    await page.getByLabel('From what time').selectOption('15:00')
    await page.getByLabel('Last day').fill(day)
    await page.getByRole('button', { name: 'Block this time' }).click()
    await expect(page.getByRole('link', { name: '15:00–17:00 Team day' })).toBeVisible()
    await expect(blockReason).toHaveValue('')

    const why = page.getByLabel(/^Why, for the mail/)
    await page.getByRole('link', { name }).first().click()
    await page.getByRole('link', { name: /^Move/ }).click()
    await why.fill('We travel.')
    await lose('Look at the mails, then move')
    await expect(why).toHaveValue('We travel.')
    await page.getByRole('radio', { name: '13:30' }).check({ force: true })
    await page.getByRole('button', { name: 'Look at the mails, then move' }).click()
    await page.getByRole('button', { name: 'Move it and send the mails' }).click()
    await expect(page.getByText(/^moved to .* 13:30/)).toBeVisible()

    // The reason of a move is not that of a cancellation, and would be told to the visitor.
    await page.getByRole('link', { name: /^Move/ }).click()
    await expect(why).toHaveValue('')
    await why.fill('The afternoon suits us.')
    await page.getByRole('link', { name: 'Outbox' }).click()
    await openDay(page, day)
    await page.getByRole('link', { name }).first().click()
    await page.getByRole('link', { name: /^Cancel it/ }).click()
    await expect(why).toHaveValue('')
    await why.fill('Ilse is ill.')
    await lose('Cancel it and send the mails')
    await expect(why).toHaveValue('Ilse is ill.')
  })
})

test('what is typed before the script runs stays, beside what was kept', async ({ page, site }) => {
  await makeStaff(page.context().request, site)
  const typeEarly = async (text: string) => {
    const send = await holdScripts(page)
    await page.goto('/admin/bookings', { waitUntil: 'commit' })
    await page.getByLabel(/^Reason/).fill(text)
    send()
    await untilHydrated(page)
  }
  await typeEarly('Dentist early')
  await expect(page.getByLabel(/^Reason/)).toHaveValue('Dentist early')
  await typeEarly('on foot')
  await expect(page.getByLabel(/^Reason/)).toHaveValue('Dentist early on foot')
})

test('time is blocked by drawing over the week, and weeks and months go by from the keyboard', async ({
  page,
  site,
}) => {
  const day = workday(9)
  await makeStaff(page.context().request, site)
  await openDay(page, day)
  const column = page.locator(`[data-draw="${day}"]`)
  const reason = page.getByLabel(/^Reason/)
  const toBlock = page.getByText(/To block time/)
  await expect(toBlock).toHaveText(/To block time, draw over it, or fill in the form\.$/, { useInnerText: true })
  // Again until the page has its script.
  await expect(async () => {
    const box = await column.boundingBox()
    if (!box) throw new Error('the day is not drawn')
    const at = (half: number) => box.y + (box.height / 16) * (half + 0.5)
    await page.mouse.move(box.x + 20, at(2))
    await page.mouse.down()
    await page.mouse.move(box.x + 20, at(5), { steps: 4 })
    await page.mouse.up()
    await expect(reason).toBeFocused({ timeout: 500 })
  }).toPass()
  await expect(page.getByLabel('First day')).toHaveValue(day)
  await page.keyboard.type('Dentist')
  await page.keyboard.press('Enter')
  const blocked = page.getByRole('link', { name: '10:00–12:00 Dentist' })
  await expect(blocked).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: /10:00 to 12:00$/ })).toBeFocused()
  await blocked.click()
  await page.getByRole('button', { name: /^Unblock/ }).click()
  await expect(blocked).toBeHidden()

  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  const week = (await heading.textContent()) ?? ''
  await page.locator('h1').click()
  await page.keyboard.press('j')
  await expect(heading).not.toHaveText(week)
  await page.keyboard.press('ArrowLeft')
  await expect(heading).toHaveText(week)

  // There the days are lists.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(toBlock).toHaveText(/To block time, fill in the form\.$/, { useInnerText: true })
})

test('axe finds nothing, and nothing scrolls sideways', async ({ page, site }) => {
  test.setTimeout(120_000)
  const day = workday(4)
  const { name } = await bookCall(site, day)
  await makeStaff(page.context().request, site)
  await openDay(page, day)
  await page.getByRole('link', { name }).first().click()
  await expect(page).toHaveURL(/booking=\d+/)
  const open = page.url().replace(/#.*/, '')
  await expectAccessible(page, [`${open}&do=move`, `${open}&do=cancel`, `/admin/bookings?month=${day.slice(0, 7)}`])
})
