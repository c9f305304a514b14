/** Launch readiness: what is left, the test mail, the records to paste, and the look from outside. */
import { join } from 'node:path'
import { expectAccessibleNow } from '../support/expect-accessible.ts'
import { expect, testOnSite } from '../support/journey.ts'
import { readMails, until } from '../support/leads.ts'
import { runOps } from '../support/run-ops.ts'
import { makeStaff } from '../support/staff.ts'

/** Sends as a domain that nobody can publish for, so that no name server is asked. */
const test = testOnSite({ MAIL_FROM: 'desk@site.example' })

test.describe('at the desk', () => {
  test.use({ expectedStatuses: [422, 429] })

  test('the ladder steps down where a check is clear', async ({ page, site }) => {
    const staff = await makeStaff(page.context().request, site)
    await page.goto('/admin/launch')
    const ladder = page.getByRole('navigation', { name: 'The six checks' })
    await expect(ladder.getByRole('link')).toHaveCount(6)
    await expect(page.getByText('Not released')).toBeVisible()
    await expect(page.getByRole('link', { name: /^8? ?Launch \d+$/ }).first()).toBeVisible()

    const sent = page.getByText('was only written to the folder of mails')
    await page.getByRole('button', { name: 'Send a test mail' }).click()
    await until('the test mail', async () =>
      [...(await readMails(site.dataDir)).values()].some(
        ({ subject, to }) => /test mail/i.test(subject ?? '') && to?.some(({ address }) => address === staff.email),
      ),
    )
    await page.reload()
    await expect(sent).toBeVisible()
    await page.getByRole('button', { name: 'Send another test mail' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'One test mail a minute' })).toBeVisible()

    await page.getByLabel('DKIM selector').fill('not one')
    await page.getByRole('button', { name: 'Look up' }).click()
    await expect(page.getByText('A selector has letters')).toBeVisible()
    await expect(page.getByLabel('DKIM selector')).toHaveValue('not one')

    // Of an element that stood there before, a change is read out; it says so too where nothing else changed.
    const state = page.getByRole('status').filter({ hasText: /points? left/ })
    const said = await state.evaluateHandle((element) => {
      const texts: string[] = []
      new MutationObserver(() => texts.push(element.textContent ?? '')).observe(element, {
        subtree: true,
        childList: true,
        characterData: true,
      })
      return texts
    })
    await page.locator('h1').click()
    await page.keyboard.press('r')
    await expect(state).toContainText(/Looked at from outside .*\d:\d\d\./)
    const texts = await said.jsonValue()
    expect(texts[0]).toContain('Looking from outside.')
    expect(texts.at(-1)).toBe(await state.textContent())
    const found = page.getByRole('table', { name: /^What answers at/ })
    await expect(found.getByRole('row', { name: /Content-Security-Policy/ })).toContainText('No unsafe-inline')
    await expect(ladder.getByRole('link', { name: /^DNS/ })).toContainText('4')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy DMARC' }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^v=DMARC1; p=/)

    await expect(ladder.getByRole('link', { name: /^Backup/ })).toContainText('1')
    expect((await runOps(site.dataDir)(['backup', join(site.dataDir, 'copy.db')])).code).toBe(0)
    await page.reload()
    await expect(ladder.getByRole('link', { name: /^Backup/ })).toContainText('clear')
  })
})

test('the sheet has no violation that a machine can find', async ({ page, site }) => {
  test.setTimeout(90_000)
  await makeStaff(page.context().request, site)
  await page.goto('/admin/launch')
  await page.getByRole('button', { name: 'Check now' }).click()
  await expect(page.getByRole('table', { name: /^What answers at/ })).toBeVisible()
  await page.locator('#facts summary').first().click()
  await expectAccessibleNow(page, 'the sheet after a check')
})

test.describe('without JavaScript', () => {
  // Another test of this file may have sent a mail within the minute.
  test.use({ javaScriptEnabled: false, expectedStatuses: [429] })

  test('checking, the selector and the test mail are plain forms', async ({ page, site }) => {
    await makeStaff(page.context().request, site)
    await page.goto('/admin/launch')
    await page.getByLabel('DKIM selector').fill('k2')
    await page.getByRole('button', { name: 'Look up' }).click()
    await expect(page.getByText('k2._domainkey.site.example')).toBeVisible()
    await page.getByRole('button', { name: 'Check now' }).click()
    await expect(page.getByText('k2._domainkey.site.example')).toBeVisible()
    await expect(page.getByRole('row', { name: /healthz/ })).toContainText('Answers 200')
    await page.getByRole('button', { name: /test mail$/ }).click()
    await expect(page.locator('#mail')).toContainText(/written to the folder|Waiting since|One test mail a minute/)
  })
})
