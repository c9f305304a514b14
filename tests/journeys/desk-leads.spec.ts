/** The list of leads: what staff see on Monday morning, and what they do about it. */
import type { Page } from '@playwright/test'
import { leadRow, plantHeldLead, plantLeads } from '../support/desk-leads.ts'
import { doubleClick } from '../support/double-click.ts'
import { violationsOf } from '../support/expect-accessible.ts'
import { expect, test } from '../support/journey.ts'
import { makeStaff } from '../support/staff.ts'
import { readStored } from '../support/stored-rows.ts'

const longAgo = '2026-01-06T09:00:00.000Z'
const justNow = () => new Date(Date.now() - 60_000).toISOString()
/** Whatever the hour of the test: what comes at night is due before the office closes. */
const nextWeek = () => new Date(Date.now() + 7 * 24 * 60 * 60_000).toISOString()

/** Leads of a campaign of their own: the tests share a server. */
function plantThree(dataDir: string) {
  const campaign = `test-${crypto.randomUUID().slice(0, 8)}`
  const facts = { campaign, company: 'Bakker & Partners Arbeidsongeschiktheidsverzekeringen' }
  plantLeads(dataDir, [
    leadRow({ ...facts, name: 'Hassan El Amrani', waiting_since: longAgo, phone: '+31 20 000 00 00' }),
    leadRow({ ...facts, name: 'Ingrid Postma', waiting_since: justNow(), promise_at: nextWeek() }),
    leadRow({ ...facts, name: 'Jeroen Smit' }),
  ])
  return `/admin?source=${campaign}`
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const tick = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` })

test('keys move through the list, decide, and take back', async ({ page, site }) => {
  await makeStaff(page.context().request, site)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(plantThree(site.dataDir))
  const beside = page.getByRole('complementary', { name: 'Lead at the cursor' })
  const groups = page.getByRole('rowheader', { name: /^(Late|Due|Nobody)/ })
  await expect(groups).toHaveText([/^Late 1/, /^Due later 1/, /^Nobody waits 1/])
  await expect(beside.getByRole('heading', { level: 2 })).toHaveText('Hassan El Amrani')
  await expect(beside.getByText('What we hold')).toBeVisible()

  await expect(page.locator('html[data-desk-keys="on"]')).toBeVisible()
  await page.keyboard.press('j')
  await expect(row(page, 'Ingrid Postma')).toHaveAttribute('aria-current', 'true')
  await expect(beside.getByRole('heading', { level: 2 })).toHaveText('Ingrid Postma')
  await expect(page).toHaveURL(/lead=\d+/)
  await page.keyboard.press('a')
  await expect(row(page, 'Ingrid Postma')).toHaveCount(0)
  await expect(row(page, 'Jeroen Smit')).toHaveAttribute('aria-current', 'true')
  await expect(row(page, 'Jeroen Smit').getByRole('link')).toBeFocused()
  await page.keyboard.press('z')
  await expect(row(page, 'Ingrid Postma')).toBeVisible()

  await page.keyboard.press('k')
  await page.keyboard.press('x')
  await expect(tick(page, 'Ingrid Postma')).toBeChecked()
  await page.keyboard.press('j')
  await page.keyboard.press('Shift+X')
  await expect(page.getByText('2 leads selected')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('2 leads selected')).toBeHidden()

  await page.keyboard.press('o')
  await expect(beside.getByRole('combobox', { name: 'Owner' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Jeroen Smit: owner set to')).toBeVisible()
  await expect(beside.getByRole('combobox', { name: 'Owner' })).not.toHaveValue('nobody')
  await page.getByRole('contentinfo').getByRole('button', { name: /^Undo/ }).click()
  await expect(beside.getByRole('combobox', { name: 'Owner' })).toHaveValue('nobody')
  await page.getByRole('combobox', { name: 'Owner' }).first().selectOption('Nobody')
  await expect(page).toHaveURL(/owner=nobody/)
  await page.goBack()
  await expect(page).not.toHaveURL(/owner=/)
  await expect(page.getByRole('combobox', { name: 'Owner' }).first()).toHaveValue('')
  await row(page, 'Hassan El Amrani').getByRole('link').press('Enter')
  await expect(page).toHaveURL(/\/admin\/leads\/\d+$/)
})

test('a double click decides about one lead, though the next one stands there then', async ({ page, site }) => {
  await makeStaff(page.context().request, site)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(plantThree(site.dataDir))
  const beside = page.getByRole('complementary', { name: 'Lead at the cursor' })
  await expect(beside.getByRole('heading', { level: 2 })).toHaveText('Hassan El Amrani')
  await doubleClick(beside.getByRole('button', { name: /^Answered/ }))
  await expect(page.getByRole('contentinfo')).toContainText('Hassan El Amrani: set to answered')
  await page.reload()
  await expect(row(page, 'Hassan El Amrani')).toHaveCount(0)
  await expect(row(page, 'Ingrid Postma')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('Hassan El Amrani: set to answered')
})

test('a lead that is opened at once is not stopped by the lead beside the list', async ({ page, site }) => {
  await makeStaff(page.context().request, site)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(plantThree(site.dataDir))
  await expect(page.locator('html[data-desk-keys="on"]')).toBeVisible()
  await page.keyboard.press('j')
  await expect(page).toHaveURL(/lead=\d+/)
  await row(page, 'Jeroen Smit')
    .getByRole('link')
    .evaluate(async (link: HTMLElement) => {
      // A machine that is slow to draw: the pause of the cursor ends before the list has heard of the press.
      const { setTimeout: later } = window
      const due: TimerHandler[] = []
      window.setTimeout = ((run: TimerHandler, ...rest: [number]) => {
        due.push(run)
        return later(run, ...rest)
      }) as typeof setTimeout
      link.focus()
      await new Promise((resolve) => later(resolve, 20))
      window.setTimeout = later
      link.click()
      for (const run of due) if (typeof run === 'function') run()
    })
  await expect(page).toHaveURL(/\/admin\/leads\/\d+$/)
})

test('two people decide about the same leads: the second hears who was first', async ({ page, site, browser }) => {
  const list = plantThree(site.dataDir)
  const other = await browser.newContext({ baseURL: site.origin })
  const otherPage = await other.newPage()
  await makeStaff(page.context().request, site)
  await makeStaff(other.request, site)
  await otherPage.goto(list)
  await page.goto(list)

  await tick(page, 'Hassan El Amrani').check()
  await tick(page, 'Ingrid Postma').check()
  const selected = page.getByRole('group', { name: 'Selected leads' })
  await selected.getByRole('button', { name: 'Won' }).click()
  await expect(page.getByText('2 leads: set to won.')).toBeVisible()
  await expect(row(page, 'Hassan El Amrani')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo all 2' }).click()
  await expect(page.getByText('2 leads put back.')).toBeVisible()
  await expect(row(page, 'Hassan El Amrani')).toBeVisible()

  await tick(otherPage, 'Ingrid Postma').check()
  await tick(otherPage, 'Jeroen Smit').check()
  await otherPage.getByRole('group', { name: 'Selected leads' }).getByRole('button', { name: 'Lost' }).click()
  const fault = otherPage.getByRole('alert')
  await expect(fault).toContainText('Ingrid Postma')
  await expect(fault).toContainText(/by Marieke de Wit/)
  await expect(fault).not.toContainText('Jeroen Smit')
  await expect(row(otherPage, 'Jeroen Smit')).toHaveCount(0)
  await otherPage.getByRole('button', { name: 'Mark as lost all the same' }).click()
  await expect(fault).toHaveCount(0)
  await expect(row(otherPage, 'Ingrid Postma')).toHaveCount(0)
  await expect(row(otherPage, 'Hassan El Amrani')).toBeVisible()
  await other.close()
})

test('two people release the same lead: the second is not offered what is done', async ({ page, site, browser }) => {
  const campaign = `test-${crypto.randomUUID().slice(0, 8)}`
  const held = `/admin?view=quarantine&source=${campaign}`
  plantHeldLead(site.dataDir, { name: 'Harm Kuiper', campaign })
  const other = await browser.newContext({ baseURL: site.origin })
  const otherPage = await other.newPage()
  await makeStaff(page.context().request, site)
  await makeStaff(other.request, site)
  await otherPage.goto(held)
  await page.goto(held)
  await page.getByRole('button', { name: 'Release' }).last().click()
  await expect(row(page, 'Harm Kuiper')).toHaveCount(0)
  await otherPage.getByRole('button', { name: 'Release' }).last().click()
  const fault = otherPage.getByRole('alert')
  await expect(fault).toContainText(/Harm Kuiper: released from quarantine, by Marieke de Wit/)
  await expect(fault.getByRole('button')).toHaveCount(0)
  await fault.getByRole('link', { name: 'Leave as it is' }).click()
  await expect(fault).toHaveCount(0)
  await other.close()
})

test('a message that is held of somebody we answered stands in quarantine, and is released there', async ({
  page,
  site,
}) => {
  await makeStaff(page.context().request, site)
  const source = `test-${crypto.randomUUID().slice(0, 8)}`
  plantHeldLead(site.dataDir, { name: 'Harm Kuiper', campaign: source, status: 'answered' })
  await page.goto(`/admin?view=answered&source=${source}`)
  await expect(row(page, 'Harm Kuiper').getByRole('img', { name: 'A message is held' })).toBeVisible()
  const beside = page.getByRole('complementary', { name: 'Lead at the cursor' })
  await expect(beside.getByRole('button', { name: 'Release' })).toBeVisible()
  await page.getByRole('link', { name: 'Quarantine 1' }).click()
  await expect(row(page, 'Harm Kuiper')).toContainText('Filled the hidden field')
  await row(page, 'Harm Kuiper').getByRole('link').click()
  await expect(page.getByText('A message is held as possible spam')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Reply/ })).toBeVisible()
  await page.getByRole('button', { name: 'Release' }).click()
  await expect(page.getByText('A message is held as possible spam')).toHaveCount(0)
  await page.goto(`/admin?source=${source}`)
  await expect(row(page, 'Harm Kuiper')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Quarantine 0' })).toBeVisible()
})

test('rows that are ticked before the script has come stay ticked, and count', async ({ page, site }) => {
  await makeStaff(page.context().request, site)
  const list = plantThree(site.dataDir)
  const script = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await script.promise
    await route.continue()
  })
  await page.goto(list, { waitUntil: 'commit' })
  await tick(page, 'Hassan El Amrani').check()
  await tick(page, 'Ingrid Postma').check()
  await expect(page.getByText('2 leads selected')).toBeHidden()
  script.resolve()
  await expect(page.getByText('2 leads selected')).toBeVisible()
  await page.getByRole('group', { name: 'Selected leads' }).getByRole('button', { name: 'Won' }).click()
  await expect(page.getByText('2 leads: set to won.')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('leads are filtered, decided about, released and taken along as a file', async ({ page, site }) => {
    const { request } = page.context()
    await makeStaff(request, site)
    const list = plantThree(site.dataDir)
    await page.goto(list)
    await page.getByRole('link', { name: /^Answered/ }).click()
    await expect(page).toHaveURL(/view=answered/)
    await page.getByRole('link', { name: /^Open/ }).click()
    await tick(page, 'Hassan El Amrani').check()
    await page.getByRole('group', { name: 'Selected leads' }).getByRole('button', { name: 'Answered' }).click()
    await expect(row(page, 'Hassan El Amrani')).toHaveCount(0)
    await expect(page.getByText('Hassan El Amrani: set to answered')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row(page, 'Hassan El Amrani')).toBeVisible()

    const nothing = await request.post('/admin?index=', { form: { do: 'won' }, headers: { origin: site.origin } })
    expect(nothing.status()).toBe(422)
    expect(await nothing.text()).toContain('No lead was selected')

    const { searchParams } = new URL(list, site.origin)
    const campaign = searchParams.get('source') ?? ''
    plantHeldLead(site.dataDir, { name: '=1+1', campaign })
    await page.getByRole('link', { name: /^Quarantine/ }).click()
    await expect(row(page, '=1+1')).toContainText('Filled the hidden field')
    await page.getByRole('button', { name: 'Release' }).last().click()
    await page.getByRole('link', { name: /^Open/ }).click()
    await expect(row(page, '=1+1')).toBeVisible()

    await page.getByText('Export').click()
    const href = await page.getByRole('link', { name: /^CSV/ }).getAttribute('href')
    const file = await request.get(href ?? '')
    expect(file.headers()['content-disposition']).toMatch(/^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/)
    expect(await file.text()).toContain(`"'=1+1"`)
    expect((await file.text()).match(/\r\n/g)).toHaveLength(5)
    // Who asks only what there is takes nothing along.
    const exports = () =>
      [...(readStored(site.dataDir).get('desk_change')?.values() ?? [])].filter(
        ({ action }) => action === 'lead.export',
      ).length
    const before = exports()
    expect((await request.head(href ?? '')).headers()['content-disposition']).toBe(
      file.headers()['content-disposition'],
    )
    expect(exports()).toBe(before)
  })
})

test('a machine finds nothing to complain of, and nothing scrolls sideways', async ({ page, site }) => {
  test.setTimeout(60_000)
  await makeStaff(page.context().request, site)
  const list = plantThree(site.dataDir)
  plantHeldLead(site.dataDir, { name: 'Klaas Vermaat' })
  const found: string[] = []
  for (const path of [
    list,
    '/admin?view=quarantine',
    '/admin?q=nobody-is-called-so',
    '/admin?view=all&not=2147483647&to=won',
  ]) {
    await page.goto(path)
    if (path === list) await tick(page, 'Jeroen Smit').check()
    found.push(...(await violationsOf(page, path)))
  }
  expect(found).toEqual([])
})

test('names and searches without a space stay in the window', async ({ page, site }) => {
  await makeStaff(page.context().request, site)
  const campaign = `test-${crypto.randomUUID().slice(0, 8)}`
  const name = 'Aansprakelijkheidswaardevaststellingsver'
  const [id] = plantLeads(site.dataDir, [leadRow({ name, campaign, waiting_since: longAgo })])
  const found: string[] = []
  for (const [path, shown] of [
    [`/admin?source=${campaign}`, name],
    [`/admin?source=${campaign}&not=${id}&to=won`, name],
    ['/admin?q=an.address.as.long.as.they.come@subdomain.of.a.domain.example', 'an.address'],
    [`/admin?q=${'w'.repeat(120)}`, 'www'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('main')).toContainText(shown)
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      if (wide > width) found.push(`${path} is ${wide} px wide at ${width} px`)
    }
  }
  expect(found).toEqual([])
})

test('whoever calls is found by the number, which stays out of the address', async ({ page, site }) => {
  await makeStaff(page.context().request, site)
  const office = '+31 (0)30 765 43 21'
  plantLeads(site.dataDir, [
    leadRow({ name: 'Sanne Visser', phone: '+31 6 87654321' }),
    leadRow({ name: 'Bram Kok', phone: office, status: 'lost' }),
    // Longest of all, so that she leads the open ones however many other journeys left.
    leadRow({ name: 'Fleur Kok', phone: office, waiting_since: longAgo }),
  ])
  const search = page.getByRole('searchbox', { name: 'Find a lead' })
  const find = async (typed: string) => {
    await search.fill(typed)
    await search.press('Enter')
  }
  for (const width of [320, 390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/admin/errors')
    expect(await search.evaluate(isHintWhole), `${width} px`).toBe(true)
  }
  await find('06 87 65 43')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sanne Visser')
  await find('0031 30 765 43 21')
  await expect(page.getByRole('row').filter({ hasText: 'Kok' })).toHaveCount(2)
  await expect(page).toHaveURL(/\/admin\?ids=\d+\.\d+$/)
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Kok' })).toHaveCount(1)
  await find('06 00 00 00 00')
  await expect(page.getByText('No lead has that address or number.')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\?unknown/)
})

/** A hint has no box of its own to measure: its text, as wide as it is drawn, beside what the field leaves it. */
function isHintWhole(field: HTMLElement): boolean {
  const { placeholder, clientWidth } = field as HTMLInputElement
  const copy = document.createElement('span')
  copy.textContent = placeholder
  copy.style.cssText = `position: absolute; white-space: pre; font: ${getComputedStyle(field).font}; font-stretch: ${getComputedStyle(field).fontStretch}`
  field.after(copy)
  const { width } = copy.getBoundingClientRect()
  copy.remove()
  return width <= clientWidth
}

test('the box that ticks all rows is nowhere the keyboard goes while it cannot be seen', async ({ page, site }) => {
  await makeStaff(page.context().request, site)
  await page.goto(plantThree(site.dataDir))
  const all = page.getByRole('checkbox', { name: 'Select all on this page', includeHidden: true })
  await expect(all).toBeVisible()
  await page.setViewportSize({ width: 390, height: 900 })
  await expect(all).toBeHidden()
})
