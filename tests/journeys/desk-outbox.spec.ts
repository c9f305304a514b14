/**
 * The outbox at the desk: what was given up is read, settled or tried again, and what is somebody's key is shown to nobody.
 */
import PostalMime from 'postal-mime'
import { mailState, plantMail } from '../support/desk-mails.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { expect, test } from '../support/journey.ts'
import { makeStaff } from '../support/staff.ts'

const secret = 'R7KQ2M9XVD4TH8WC5NJP3BYE6S'

test('a dead mail is read as it was sent, and tried again', async ({ page, site }) => {
  const { request } = page.context()
  await makeStaff(request, site)
  const subject = `Uw offerte ${crypto.randomUUID()}`
  const id = plantMail(site.dataDir, { subject, dedupe_key: `lead:1:reply:${crypto.randomUUID()}` })
  await page.goto('/admin/outbox')
  await page.getByRole('link', { name: subject }).click()
  const pane = page.getByRole('complementary', { name: 'Mail as it was sent' })
  await expect(pane.getByRole('heading', { name: subject })).toBeVisible()
  await expect(pane.getByRole('alert')).toContainText('552 mailbox full')
  await expect(pane).toContainText('Schikt het woensdag?')
  expect(await page.content()).not.toContain(secret)

  const html = await request.get(`/admin/outbox/${id}/mail?as=html`)
  expect(html.headers()['content-security-policy']).toMatch(/^sandbox; default-src 'none'/)
  expect(await html.text()).toContain('<p>Schikt het woensdag?</p>')
  const file = await request.get(`/admin/outbox/${id}/mail`)
  expect(file.headers()).toMatchObject({ 'content-type': 'message/rfc822', 'cache-control': 'no-store' })
  expect(await PostalMime.parse(await file.body())).toMatchObject({ subject })
  const opened = page.waitForEvent('popup')
  await pane.getByRole('link', { name: 'As HTML' }).click()
  const letter = await opened
  await expect(letter.getByText('Beste Tom,')).toBeVisible()
  await letter.close()

  await expect(page.locator('html')).toHaveAttribute('data-desk-keys', 'on')
  await page.keyboard.press('y')
  await expect(page.getByText('It is tried again.')).toBeVisible()
  await expect(page.getByText(`Mail ${id}: tried again after 12 attempts`)).toBeVisible()
  await expect.poll(() => mailState(site.dataDir, id)).toEqual({ status: 'sent', attempts: 1 })
  await expect(pane.getByRole('alert')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(pane).toHaveCount(0)
})

test('a state stands clear of its attempts where columns are as narrow as they get', async ({ page, site }) => {
  await makeStaff(page.context().request, site)
  plantMail(site.dataDir, { subject: `Uw offerte ${crypto.randomUUID()}` })
  const subject = `Morgen ${crypto.randomUUID()}`
  plantMail(site.dataDir, { subject, status: 'waiting', attempts: 0, due_at: '2100-01-04T09:00:00.000Z' })
  await page.setViewportSize({ width: 820, height: 900 })
  await page.goto('/admin/outbox')
  const row = page.getByRole('row').filter({ hasText: subject })
  const state = await row.getByText('Planned', { exact: true }).boundingBox()
  const attempts = await row.getByRole('img').boundingBox()
  if (!state || !attempts) throw new Error('not drawn')
  expect(attempts.x - state.x - state.width).toBeGreaterThan(16)
})

test('a dead mail is settled, taken back, settled again, and tried after all', async ({ page, site }) => {
  test.setTimeout(60_000)
  await makeStaff(page.context().request, site)
  const subject = `Uw offerte ${crypto.randomUUID()}`
  const id = plantMail(site.dataDir, { subject })
  await page.goto('/admin/outbox?view=dead')
  const row = page.getByRole('row').filter({ hasText: subject })
  await row.getByRole('link').click()
  const pane = page.getByRole('complementary', { name: 'Mail as it was sent' })
  await expect(pane.getByRole('button', { name: 'Settle' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-desk-keys', 'on')
  await page.keyboard.press('s')
  await expect(page.getByText('Settled.', { exact: true })).toBeVisible()
  await expect(page.getByText(`Mail ${id}: settled`)).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.keyboard.press('z')
  await expect(row).toBeVisible()
  await pane.getByRole('button', { name: 'Settle' }).click()
  await expect(row).toHaveCount(0)
  await expect(pane.getByRole('alert')).toHaveCount(0)
  await expect(pane).toContainText('Given up, settled')
  await page.getByRole('link', { name: /^Settled/ }).click()
  await expect(row).toContainText('Given up, settled')
  await row.getByRole('link').click()
  await expect(pane).toContainText('Given up, settled')
  await expectAccessible(page, [page.url()])
  await pane.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('It is tried again.')).toBeVisible()
  await expect.poll(() => mailState(site.dataDir, id)).toEqual({ status: 'sent', attempts: 1 })
})

test('a mail that signs somebody in is not shown to staff', async ({ page, site }) => {
  const { request } = page.context()
  const { email } = await makeStaff(request, site)
  await page.goto('/admin/outbox?view=sent')
  const row = page.getByRole('row').filter({ hasText: email })
  await row.getByRole('link').click()
  await expect(page.getByText('It holds a link that is somebody’s key: not shown.')).toBeVisible()
  const id = new URL(page.url()).searchParams.get('mail')
  for (const as of ['', '?as=html']) expect((await request.get(`/admin/outbox/${id}/mail${as}`)).status()).toBe(404)
  const sent = `/admin/outbox?view=sent&mail=${id}`
  for (const address of [sent, sent.replace('outbox', 'outbox.data')])
    expect(await (await request.get(address)).text()).not.toContain('token=')
})

test('axe finds nothing on the outbox', async ({ page, site }) => {
  test.setTimeout(60_000)
  await makeStaff(page.context().request, site)
  const id = plantMail(site.dataDir, { subject: 'Bericht ontvangen' })
  plantMail(site.dataDir, { subject: 'Morgen', status: 'waiting', attempts: 0, due_at: '2099-01-01T00:00:00.000Z' })
  await expectAccessible(page, [`/admin/outbox?mail=${id}`])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a dead mail is settled, opened again, and tried again, by itself or with all others', async ({
    page,
    site,
  }) => {
    await makeStaff(page.context().request, site)
    const subject = `Uw offerte ${crypto.randomUUID()}`
    const id = plantMail(site.dataDir, { subject })
    const other = plantMail(site.dataDir, { subject: 'Another' })
    await page.goto('/admin/outbox?view=dead')
    await page.getByRole('link', { name: subject }).click()
    await page.getByRole('button', { name: 'Settle' }).click()
    await expect(page.getByText('Settled.', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Open again' }).click()
    await expect(page.getByText('Open again.', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('It is tried again.')).toBeVisible()
    await page.goto('/admin/outbox')
    await page.getByRole('button', { name: 'Try all now' }).click()
    await expect(page.getByText(/(is|are) tried again/)).toBeVisible()
    for (const one of [id, other]) await expect.poll(() => mailState(site.dataDir, one).status).toBe('sent')
  })
})
