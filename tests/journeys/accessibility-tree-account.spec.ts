/** What a screen reader is told of the pages of an account, and of those that its mails lead to. */
import { type AccountPageKey, expectTree, stillPage, stillServer, type Trees } from '../support/accessibility-tree.ts'
import { makeAccount } from '../support/account-client.ts'
import { expect, testOnSite } from '../support/journey.ts'
import { mailedToken } from '../support/mailed.ts'

const test = testOnSite(stillServer)

/** The page names the browser and its system. */
test.use({
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
})

const pages: Readonly<Record<AccountPageKey, Trees>> = {
  account: { 'account, Dutch': '/nl/account' },
  newEmail: { 'new address, ended, Dutch': '/nl/account/new-email' },
  deleteAccount: { 'account, to be deleted, English': '/account/delete' },
}

/** Pages that say something else to who is signed in. */
const known: Trees = {
  'checklist, signed in, Dutch': '/nl/checklist',
  'contact, signed in, English': '/contact',
  'account, address asked for, English': '/account?done=email-asked',
}

test.beforeEach(({ page }) => stillPage(page))

test.describe('signed in', () => {
  test.use({ expectedStatuses: [410] })

  for (const [name, path] of [...Object.values(pages), known].flatMap((trees) => Object.entries(trees))) {
    test(name, async ({ page, site }) => {
      await makeAccount(page.context().request, site)
      await expectTree(page, site, path, name)
    })
  }
})

test('a link that moves an account to another address', async ({ page, site }) => {
  const { password } = await makeAccount(page.context().request, site)
  const email = 'new@dewit.example'
  const asked = await page.request.post('/account', { form: { do: 'new-email', email, password }, maxRedirects: 0 })
  expect(asked.status()).toBe(303)
  const token = await mailedToken(site, email, 'account/new-email')
  await expectTree(page, site, `/account/new-email?token=${token}`, 'new address, English')
})

test('a link that signs in, and one that sets a password', async ({ page, site }) => {
  // The pages show how it begins and ends.
  const email = 'marieke@dewit.example'
  await makeAccount(page.context().request, site, { email })
  await page.context().clearCookies()
  for (const [path, way] of [
    ['/sign-in', 'link'],
    ['/reset-password', ''],
  ] as const)
    expect((await page.request.post(path, { form: { way, email }, maxRedirects: 0 })).status()).toBe(303)
  const link = await mailedToken(site, email, 'sign-in/link')
  await expectTree(page, site, `/nl/sign-in/link?token=${link}`, 'sign-in link, Dutch')
  const reset = await mailedToken(site, email, 'reset-password')
  await expectTree(page, site, `/reset-password?token=${reset}`, 'new password, English')
})

test('a link that makes an account', async ({ page, site }) => {
  const email = 'first@dewit.example'
  const form = { name: 'Marieke de Wit', email, password: 'vier gewone woorden samen' }
  expect((await page.request.post('/nl/sign-up', { form, maxRedirects: 0 })).status()).toBe(303)
  const token = await mailedToken(site, email, 'confirm-email')
  await expectTree(page, site, `/nl/confirm-email?token=${token}`, 'confirmation of an address, Dutch')
})
