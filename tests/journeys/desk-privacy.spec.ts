/** What is held on somebody: found, handed over, erased with a proof. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { bookOverHttp } from '../support/book-over-http.ts'
import { expectAccessible, expectAccessibleNow } from '../support/expect-accessible.ts'
import { expect, test } from '../support/journey.ts'
import { makeStaff } from '../support/staff.ts'

const name = 'Marieke van der Lichtenvoorde-Beethovenstraat de Wit-Jansen'

/** Sends a message as a program does, and finds it at the desk. */
async function writeAndFind(page: Page): Promise<string> {
  const email = `${crypto.randomUUID()}@dewit.example`
  const message = { locale: 'nl', name, email, message: 'Our invoices wait for one signature, for days on end.' }
  const sent = await page.context().request.post('/api/contact', { data: message })
  expect(sent.status(), await sent.text()).toBe(201)
  await find(page, `  ${email.toUpperCase()} `)
  return email
}

async function find(page: Page, typed: string): Promise<void> {
  await page.goto('/admin/privacy')
  await page.getByLabel('E-mail address', { exact: true }).fill(typed)
  await page.getByRole('button', { name: 'Find', exact: true }).click()
}

test('what is held is found, taken along, and erased once the address is typed again', async ({ page, site }) => {
  await makeStaff(page.context().request, site)
  const email = await writeAndFind(page)
  await expect(page.getByRole('heading', { name: `on ${email}, in` })).toBeFocused()
  expect(page.url()).not.toContain('dewit')
  await expect(page.getByRole('row', { name: /^Messages in quarantine/ })).toContainText('1 message')
  await expect(page.getByRole('row', { name: /^Lead, notes/ })).toContainText('1 lead')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export JSON' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^held-\d{4}-\d\d-\d\d\.json$/)
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({
    address: email,
    messages: [{ name, email, looks_like_spam: true }],
    lead: [{ email }],
  })

  await page.getByRole('button', { name: 'Erase: what goes' }).click()
  await expect(page.getByText('This cannot be undone.')).toBeVisible()
  const confirm = page.getByLabel(`Type ${email} to confirm`)
  await confirm.fill(email.replace('dewit', 'dewitt'))
  await page.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByText('Not the same address')).toBeVisible()
  await confirm.fill(email)
  await page.getByRole('button', { name: 'Erase for good' }).click()
  const done = page.getByRole('status').filter({ hasText: 'Erased: proof' })
  await expect(done).toContainText('1 message')
  await expect(done.getByText(/^Erased: proof \d+\.$/)).toBeFocused()
  const number = /proof (\d+)/.exec((await done.textContent()) ?? '')?.[1]
  await expect(page.getByRole('contentinfo')).toContainText(`Erasure ${number}`)
  expect(await page.content()).not.toContain(email)

  await find(page, email)
  await expect(page.getByRole('heading', { name: `Nothing is held on ${email}` })).toBeVisible()
  await expect(page.getByText(new RegExp(`was erased on .*: proof ${number}\\.`))).toBeVisible()
})

test('axe finds nothing on what was found, and where it asks before it erases', async ({ page, site }) => {
  test.setTimeout(120_000)
  await makeStaff(page.context().request, site)
  await expectAccessible(page, ['/admin/privacy'])
  const email = await writeAndFind(page)
  await expect(page.getByRole('heading', { name: `on ${email}, in` })).toBeVisible()
  await expectAccessibleNow(page, 'what was found')
  await page.getByRole('button', { name: 'Erase: what goes' }).click()
  await page.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByText('Type the address once more.')).toBeVisible()
  await expectAccessibleNow(page, 'where it asks')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('it erases too, but nobody who works here, and no booking to come', async ({ page, site }) => {
    const staff = await makeStaff(page.context().request, site)
    const email = await writeAndFind(page)
    await page.getByRole('button', { name: 'Erase: what goes' }).click()
    await page.getByRole('button', { name: 'Keep everything' }).click()
    await page.getByRole('button', { name: 'Erase: what goes' }).click()
    await page.getByLabel(`Type ${email} to confirm`).fill(email)
    await page.getByRole('button', { name: 'Erase for good' }).click()
    await expect(page.getByText(/Erased: proof \d+\./)).toBeVisible()
    await expect(page.getByRole('table', { name: 'Erasures, newest first' })).toContainText(staff.name)

    await find(page, staff.email)
    await expect(page.getByText('Not from here.')).toBeVisible()
    await expect(page.getByText('vlotwerk-ops revoke-admin EMAIL')).toBeVisible()
    const coming = `${crypto.randomUUID()}@example.nl`
    await bookOverHttp(site.origin, { event: 'intro-call-30-minutes', typed: { email: coming } })
    await find(page, coming)
    await expect(page.getByText('What stands below is still to come')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Erase' })).toHaveCount(0)
    await find(page, 'hallo@vlotwerk.nl')
    await expect(page.getByText('This is an address of the office')).toBeVisible()
    await find(page, 'marieke')
    await expect(page.getByText('This is not an e-mail address.')).toBeVisible()
    await expect(page.getByLabel('E-mail address', { exact: true })).toHaveValue('marieke')
  })
})
