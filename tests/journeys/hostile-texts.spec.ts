/**
 * Hostile texts through every form of the site: they are shown as they were typed wherever they are shown, and are nothing
 * but words to a browser, a mail program, a calendar, a spreadsheet and a log.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { fromHtml } from 'hast-util-from-html'
import PostalMime from 'postal-mime'
import { extractText, getDocumentProxy } from 'unpdf'
import { pathToBooking, pathToCalendarFile } from '#app/booking-paths.ts'
import { content } from '#app/content/index.server.ts'
import { tidyLine, tidyText } from '#app/domain/typed-text.ts'
import { type Person, signIn } from '../support/account-client.ts'
import { readCalendar } from '../support/calendar.ts'
import { elementsIn, textOf } from '../support/elements.ts'
import { activeIn, activeInPdf, headersOf } from '../support/harmless-parts.ts'
import {
  answeredWords,
  type HostileSite,
  hostileAgent,
  manyWords,
  replySubject,
  sendHostileTexts,
  wholeAddress,
  wholeCompany,
  wholeName,
  writeAtDesk,
} from '../support/hostile-site.ts'
import { cutTo, hostileEmails, hostileWords, longWord } from '../support/hostile-texts.ts'
import { expect, testOnSite } from '../support/journey.ts'
import { until } from '../support/leads.ts'
import { readOpened } from '../support/opened-page.ts'
import { readCells } from '../support/read-cells.ts'
import { makeStaff } from '../support/staff.ts'
import { readStored } from '../support/stored-rows.ts'

interface Desk {
  readonly made: HostileSite
  readonly staff: Person
}

/** A page that fails its test when a word runs. Filled once: a form that is sent within three seconds is taken for a program's. */
const test = testOnSite({ LOG_LEVEL: 'trace' }).extend<object, { desk: Desk }>({
  page: async ({ page }, use) => {
    const ran: string[] = []
    page.on('dialog', (dialog) => {
      ran.push(`${dialog.type()}: ${dialog.message()} at ${page.url()}`)
      void dialog.dismiss()
    })
    await use(page)
    expect(ran).toEqual([])
  },
  desk: [
    async ({ site, playwright }, use) => {
      const request = await playwright.request.newContext({
        baseURL: site.origin,
        userAgent: hostileAgent,
        extraHTTPHeaders: { 'X-Forwarded-For': '10.9.8.7' },
      })
      const [made, staff] = await Promise.all([
        sendHostileTexts(site),
        makeStaff(request, site, { name: hostileWords[0] ?? '' }),
      ])
      await writeAtDesk(request, site, made)
      await use({ made, staff })
      await request.dispose()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test.describe.configure({ mode: 'default', timeout: 90_000 })
test.use({ viewport: { width: 390, height: 900 }, expectedStatuses: [404, 422] })

const staffName = tidyLine(hostileWords[0] ?? '')
const words = [...new Set(hostileWords.map(tidyLine))]
const many = tidyText(manyWords)

test('at the desk', async ({ page, site, desk: { made, staff } }) => {
  await signIn(page.context().request, staff)
  const { lead, longLead, email } = made
  const [booking, longBooking] = made.bookings.map(({ number }) => `/admin/bookings?booking=${number}`)
  const numberOf = (table: string, column: string, value: string) =>
    [...(readStored(site.dataDir).get(table)?.values() ?? [])].find((row) => String(row[column]).includes(value))?.[
      'id'
    ]
  const reply = numberOf('outbox', 'dedupe_key', `lead:${lead}:`)
  const crash = numberOf('app_error', 'message', `${words[0]}\n${words[1]}`)

  await expectInList(page)
  await expectHarmless(page, `/admin/leads/${lead}`, [many, many, many, many, wholeCompany, email, staffName])
  expect(await page.title()).toBe(`${wholeName} | Vlotwerk desk`)
  await expectHarmless(page, `/admin/leads/${longLead}`, [longWord, cutTo(longWord, 150)])
  await expectHarmless(page, `/admin?view=all&q=${encodeURIComponent(wholeName)}`, [wholeName])
  await expectHarmless(page, `${booking}`, [many, wholeName, wholeCompany, wholeAddress, email])
  await expectHarmless(page, `${booking}&do=move`, [many])
  await expectHarmless(page, `${longBooking}`, [cutTo(longWord, 2_000), cutTo(manyWords, 20)])
  await expectHarmless(page, '/admin/bookings?block=1', [wholeName, cutTo(longWord, 200)])
  await expectHarmless(page, `/admin/outbox?mail=${reply}`, [many, tidyLine(replySubject), email])
  await expectHarmless(page, `/admin/errors?error=${crash}`, [words[0] ?? '', words[1] ?? ''])
  await expectHarmless(page, '/admin/audit', [staffName])
  for (const sheet of ['figures', 'launch', `indexnow-test?find=${encodeURIComponent(wholeName)}`])
    await expectHarmless(page, `/admin/${sheet}`, [])
  await expectHarmless(page, '/admin/privacy', [])
  await page.getByLabel('E-mail address', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await expect(page.getByRole('heading', { name: `on ${email}, in` })).toBeFocused()
  await expectHarmlessNow(page, 'what is held', [email])
})

test('on the pages of visitors', async ({ page, site, desk: { made, staff } }) => {
  await signIn(page.context().request, staff)
  for (const { share, withdraw, words } of made.reports) {
    await expectHarmless(page, share, words.map(tidyLine))
    await expectHarmless(page, withdraw, [tidyLine(words[24 % words.length] ?? '')])
  }
  await expectHarmless(page, made.reports[1]?.share.replace(site.origin, `${site.origin}/nl`) ?? '', [])
  const [booking = '', longBooking = ''] = made.bookings.map(({ token }) => pathToBooking(token, 'en'))
  await expectHarmless(page, booking, [wholeName, wholeCompany, wholeAddress])
  await expectHarmless(page, `${booking}/move`, [])
  await expectHarmless(page, longBooking, [cutTo(longWord, 100)])

  const profile = { do: 'save', firstName: wholeName, lastName: cutTo(longWord, 100), language: 'en' }
  const saved = await page.context().request.post('/account', { form: profile, maxRedirects: 0 })
  expect(saved.status()).toBe(303)
  await expectHarmless(page, '/account', [wholeName, cutTo(longWord, 100)])

  const sheet = { process: 'own', num: 'en', name: wholeName, 's1-n': wholeCompany, 's2-n': words[8] ?? '' }
  const typed = Object.values(sheet).slice(2)
  await expectHarmless(page, `/tools/automation-roi-calculator?${new URLSearchParams(sheet)}`, typed)
  await expectHarmless(page, `/blog?q=${encodeURIComponent(wholeName)}`, [wholeName])
  await expectHarmless(page, `/nl/${encodeURIComponent(wholeName)}`, [])
})

test('in a form that is refused', async ({ page, request, desk: { staff } }) => {
  await page.goto(`/contact?utm_campaign=${encodeURIComponent(wholeName)}`)
  const { name, email, message } = content('contact', 'en').form
  await page.getByLabel(name, { exact: true }).fill(wholeName)
  await page.getByLabel(email, { exact: true }).fill('<b>nobody</b>')
  await page.getByLabel(message, { exact: true }).fill(manyWords)
  await page.locator('form[method=post] button[type=submit]').click()
  await expect(page.locator('[aria-invalid="true"]')).toBeVisible()
  await expectHarmlessNow(page, 'the refused form', [wholeName, '<b>nobody</b>'])

  const posted = { name: wholeName, email: '"><svg onload=alert(1)>', company: wholeCompany, message: manyWords }
  const html = await (await request.post('/contact', { form: posted })).text()
  const fields = elementsIn(fromHtml(html)).filter(({ tagName }) => tagName === 'input' || tagName === 'textarea')
  const values = fields.map((field) => (field.tagName === 'input' ? String(field.properties['value']) : textOf(field)))
  expect(values).toEqual(expect.arrayContaining([wholeName, wholeCompany, posted.email]))
  expect(
    elementsIn(fromHtml(html)).flatMap(({ properties }) => Object.keys(properties).filter((key) => /^on/i.test(key))),
  ).toEqual([])
  expect(staff.name).toBe(hostileWords[0])
})

test('in files to take along', async ({ page, site, desk: { made, staff } }) => {
  const { request } = page.context()
  await signIn(request, staff)
  const text = async (path: string) => {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    return answer.text()
  }
  const [booking, long] = await Promise.all(
    made.bookings.map(async ({ token }) => readCalendar(await text(pathToCalendarFile(token, 'en'))).events),
  )
  expect(booking?.map(({ location }) => location)).toEqual([wholeAddress, wholeAddress])
  expect(long).toHaveLength(1)
  await page.goto('/admin/bookings')
  const feed = await page.getByRole('link', { name: 'Calendar to subscribe to' }).getAttribute('href')
  const events = readCalendar(await text(feed ?? '')).events
  expect(events.filter(({ description }) => description.includes(many))).toHaveLength(2)
  expect(events.map(({ title }) => title)).toContain(wholeName)

  const leads = JSON.parse(await text('/admin/leads.json?view=all')) as { name: string; email: string }[]
  expect(leads.map(({ name }) => name)).toEqual(expect.arrayContaining(namesOfLeads()))
  const audit = await request.post('/admin/audit.csv', { form: {}, headers: { Origin: site.origin } })
  const sheets = [await text('/admin/leads.csv?view=all'), await text('/admin/figures.csv'), await audit.text()]
  for (const sheet of sheets) expectPlainCells(sheet)
  expect(readCells(sheets[0] ?? '', ';')).toHaveLength(leads.length + 2)

  const held = await request.post('/admin/privacy/export', {
    form: { email: made.email },
    headers: { Origin: site.origin },
  })
  expect(await held.json()).toMatchObject({ address: made.email })
  expect(JSON.stringify(await held.json())).toContain(JSON.stringify(many).slice(1, -1))
  const account = JSON.parse(await text('/api/account-data')) as { sessions: { user_agent: string }[] }
  expect(account.sessions.map(({ user_agent }) => user_agent)).toContain('Chrome 142 on Windows')

  for (const { pdf, words } of made.reports) {
    const bytes = await (await request.get(pdf)).body()
    expect(await activeInPdf(new Uint8Array(bytes), site.origin), pdf).toEqual([])
    const read = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
    for (const word of words.filter((word) => /^[ -~]+$/.test(word)).slice(0, 24))
      expect(plain(read.text), word).toContain(plain(tidyLine(word)))
  }
})

test('in mails', async ({ site, desk: { made } }) => {
  const folder = join(site.dataDir, 'mail')
  await until('the mails are written', () => readdirSync(folder).length > 2 * hostileWords.length)
  const subjects: string[] = []
  for (const name of readdirSync(folder).filter((name) => name.endsWith('.eml'))) {
    const bytes = readFileSync(join(folder, name))
    const names = headersOf(bytes.toString('latin1')).map(([name]) => name)
    expect(names.toSorted(), name).toEqual(names.filter((name) => mailHeaders.has(name)).toSorted())
    expect(new Set(names).size, name).toBe(names.length)
    const mail = await PostalMime.parse(bytes)
    const reached = [...(mail.to ?? []), ...(mail.cc ?? []), ...(mail.bcc ?? []), ...(mail.replyTo ?? [])]
    expect(
      reached.map(({ address }) => address).filter((address) => /evil/.test(`${address}`.replace(made.email, ''))),
    ).toEqual([])
    expect(mail.to, name).toHaveLength(1)
    expect(activeIn(mail.html ?? '', [site.origin]), name).toEqual([])
    // The parser gives text with bare line ends.
    const calendars = mail.attachments.filter(({ mimeType }) => mimeType === 'text/calendar')
    for (const { content } of calendars) {
      const lines = new TextDecoder().decode(content as ArrayBuffer).split(/\r?\n/)
      expect(readCalendar(lines.join('\r\n')).events, name).toHaveLength(1)
    }
    subjects.push(mail.subject ?? '')
    expect(mail.subject).not.toMatch(/\p{Cc}/u)
  }
  // What looks encoded is parted, or it would be decoded.
  const shown = answeredWords.map((word) => tidyLine(word).replaceAll('=?', '= ?'))
  expect(shown.filter((word) => !subjects.some((subject) => subject.includes(word)))).toEqual([])
})

test('in the log', async ({ site, desk: { made } }) => {
  const lines = site.output().trim().split('\n')
  const logged = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as { msg: string })
  // All but the three with which it starts.
  expect(logged).toHaveLength(lines.length - 3)
  expect(logged.length).toBeGreaterThan(2 * hostileWords.length)
  for (const secret of [
    made.email,
    ...hostileEmails,
    cutTo(longWord, 20),
    'evil.example',
    hostileAgent,
    'HYPERLINK',
    'VEVENT',
  ])
    expect(
      lines.filter((line) => line.includes(secret)),
      secret,
    ).toEqual([])
})

/** Every lead of the list, page by page. */
async function expectInList(page: Page): Promise<void> {
  let seen = await expectHarmless(page, '/admin?view=all', [staffName[0] ?? ''])
  for (let next = await nextPage(page); next; next = await nextPage(page)) seen += await expectHarmless(page, next, [])
  expect(namesOfLeads().filter((name) => !seen.includes(name))).toEqual([])
}

async function nextPage(page: Page): Promise<string | undefined> {
  const link = page.getByRole('link', { name: /^Next/ })
  return (await link.count()) > 0 ? ((await link.first().getAttribute('href')) ?? undefined) : undefined
}

function namesOfLeads(): string[] {
  return hostileWords.map((word) => tidyLine(`${word} .`))
}

/** Opens it, and gives what it says. Words that are to be there several times are named as often. */
async function expectHarmless(page: Page, address: string, shows: readonly string[]): Promise<string> {
  await page.goto(address)
  return expectHarmlessNow(page, address, shows)
}

async function expectHarmlessNow(page: Page, what: string, shows: readonly string[]): Promise<string> {
  const { wrong, words, mixed } = await readOpened(page)
  expect(wrong, what).toEqual([])
  if (new URL(page.url()).pathname.startsWith('/admin')) expect(mixed, what).toEqual([])
  for (const [text, times] of countsOf(shows))
    expect(words.split(text).length - 1, `${what} shows ${cutTo(text, 60)}`).toBeGreaterThanOrEqual(times)
  return words
}

function countsOf(texts: readonly string[]): Map<string, number> {
  return new Map([...Map.groupBy(texts, (text) => text)].map(([text, all]) => [text, all.length]))
}

/** No cell that a spreadsheet calculates, and in each row as many as in its head. */
function expectPlainCells(sheet: string): void {
  for (const separator of [',', ';', '\t']) {
    const cells = readCells(sheet.replace('\uFEFF', ''), separator).flat()
    // What we write ourselves may be a number below zero.
    expect(cells.filter((cell) => /^ *[=+\-@＝＋－＠]/.test(cell) && !/^-\d+$/.test(cell))).toEqual([])
  }
  const rows = readCells(sheet.replace('\uFEFF', ''), ';').slice(0, -1)
  expect(new Set(rows.map((row) => row.length)).size).toBe(1)
}

const mailHeaders = new Set(
  'From To Subject Reply-To Date Message-ID MIME-Version Content-Type Content-Language Auto-Submitted In-Reply-To References'.split(
    ' ',
  ),
)

/** Without the spaces and hyphens at which a drawing breaks a word. */
function plain(text: string): string {
  return text.replace(/[\s-]+/g, '')
}
