/**
 * An account from its first mail to its last, as a visitor makes it: signed up, confirmed, signed out and in by each way
 * that needs no other company, a forgotten password, devices recalled, everything downloaded, deleted.
 */
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { makeAccount, signOut, somebody, signIn as startSession } from '../support/account-client.ts'
import { expectAccessibleNow } from '../support/expect-accessible.ts'
import { expect, test } from '../support/journey.ts'
import { until } from '../support/leads.ts'
import { linkIn, mailsTo } from '../support/mailed.ts'
import type { Site } from '../support/start-site.ts'

const words = {
  en: {
    under: '',
    name: 'Name',
    email: 'Email',
    password: 'Password',
    make: 'Make the account',
    lookInMail: 'Look in your mail.',
    confirm: /^Make the account for m…/,
    noPassword: 'Enter your password.',
    wrongOne: 'This is not the password that was chosen with this request.',
    confirmMail: /Confirm your address/,
    account: 'Your account',
    signOut: 'Sign out',
    signedOut: 'You are signed out',
    unchanged: 'Nothing was changed: you are signed out',
    signIn: 'Sign in',
    noMatch: 'E-mail address and password do not match an account.',
    mailLink: 'Mail me a link',
    linkSent: 'If this address has an account, a link is on its way',
    linkMail: /sign-in link/,
    signInAs: /^Sign in as m…/,
    ended: 'This link no longer works.',
    changePassword: 'Change the password',
    newPassword: 'A new password',
    backToAccount: 'Back to your account',
    resetLink: 'Mail me the link',
    resetMail: /new password/,
    set: 'Set the password',
    isSet: 'Your new password is set',
    weak: /^At least 12 characters/,
    devices: (count: number) => (count === 1 ? 'Signed in on one device' : `Signed in on ${count} devices`),
    recallOthers: 'Recall all but this one',
    firstName: 'First name',
    save: 'Save',
    saved: 'Saved',
    savedFor: /^From our next mail on\. What you ask for on a page comes in the language of that page\.$/,
    download: 'Download my data',
    delete: 'Delete my account',
    typeEmail: 'Type your e-mail address',
    understood: 'I understand that this cannot be undone',
    deleted: 'Your account has been deleted',
    ticksToStay: 'Ticks in your browsers stay until you clear them',
    ticksStay: 'Ticks in this browser stay until you clear them.',
  },
  nl: {
    under: '/nl',
    name: 'Naam',
    email: 'E-mailadres',
    password: 'Wachtwoord',
    make: 'Maak het account',
    lookInMail: 'Kijk in uw mail.',
    confirm: /^Maak het account voor m…/,
    noPassword: 'Vul uw wachtwoord in.',
    wrongOne: 'Dit is niet het wachtwoord dat bij deze aanvraag is gekozen.',
    confirmMail: /Bevestig uw adres/,
    account: 'Uw account',
    signOut: 'Uitloggen',
    signedOut: 'U bent uitgelogd',
    unchanged: 'Er is niets gewijzigd: u bent uitgelogd',
    signIn: 'Inloggen',
    noMatch: 'E-mailadres en wachtwoord horen niet bij een account.',
    mailLink: 'Mail mij een link',
    linkSent: 'Heeft dit adres een account, dan is er een link onderweg',
    linkMail: /inloglink/,
    signInAs: /^Inloggen als m…/,
    ended: 'Deze link werkt niet meer.',
    changePassword: 'Wachtwoord wijzigen',
    newPassword: 'Een nieuw wachtwoord',
    backToAccount: 'Terug naar uw account',
    resetLink: 'Mail mij de link',
    resetMail: /Nieuw wachtwoord/,
    set: 'Stel het wachtwoord in',
    isSet: 'Uw nieuwe wachtwoord is ingesteld',
    weak: /^Minstens 12 tekens/,
    devices: (count: number) => (count === 1 ? 'Ingelogd op één apparaat' : `Ingelogd op ${count} apparaten`),
    recallOthers: 'Trek alle andere in',
    firstName: 'Voornaam',
    save: 'Opslaan',
    saved: 'Opgeslagen',
    savedFor: /^Vanaf onze volgende mail\. Wat u op een pagina aanvraagt, komt in de taal van die pagina\.$/,
    download: 'Download mijn gegevens',
    delete: 'Wis mijn account',
    typeEmail: 'Typ uw e-mailadres',
    understood: 'Ik begrijp dat dit niet terug te draaien is',
    deleted: 'Uw account is gewist',
    ticksToStay: 'Vinkjes in uw browsers blijven tot u ze wist',
    ticksStay: 'Vinkjes in deze browser blijven tot u ze wist.',
  },
} as const

type Words = (typeof words)[keyof typeof words]

const first = 'vier gewone woorden samen'
const second = 'heel andere woorden op rij'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    // Refused forms are 422, spent links 410.
    test.use({ javaScriptEnabled, expectedStatuses: [410, 422] })

    for (const language of ['en', 'nl'] as const) {
      const say = words[language]

      test(`from the first mail to the last (${language})`, { tag: '@firefox' }, async ({ page, browser, site }) => {
        test.setTimeout(120_000)
        const email = anyEmail()

        await signUp(page, site, say, email)
        await page.goto(`${say.under}/account`)
        await expect(page.getByRole('heading', { name: say.account, level: 1 })).toBeVisible()
        await expect(page.getByLabel(say.firstName)).toHaveValue('Marieke')

        await page.getByRole('button', { name: say.signOut }).first().click()
        await expect(page.getByText(say.signedOut)).toBeVisible()

        await signIn(page, say, email, second)
        await expect(page.getByText(say.noMatch)).toBeVisible()
        await expect(page.locator('#password-email')).toHaveValue(email)
        // For who then asks for a link by mail, as the page advises.
        await expect(page.locator('#link-email')).toHaveValue(email)
        await expect(page.locator('#password')).toHaveValue('')
        await signIn(page, say, email, first)
        await expect(page).toHaveURL(`${site.origin}${say.under}/checklist`)

        await loseSession(page, site, say, email)

        const phone = await byMagicLink(browser, site, say, email, javaScriptEnabled)
        await setNewPassword(phone.page, site, say, email)

        // The password is another: both devices are out.
        await page.goto(`${say.under}/account`)
        await expect(page).toHaveURL(
          `${site.origin}${say.under}/sign-in?to=${encodeURIComponent(`${say.under}/account`)}`,
        )
        await signIn(page, say, email, second)
        await expect(page).toHaveURL(`${site.origin}${say.under}/account`)
        await expect(page.getByRole('heading', { name: say.devices(1) })).toBeVisible()

        await signIn(await opened(phone.page, `${say.under}/sign-in`), say, email, second)
        await page.reload()
        await expect(page.getByRole('heading', { name: say.devices(2) })).toBeVisible()
        await page.getByRole('button', { name: say.recallOthers }).click()
        await expect(page.getByRole('heading', { name: say.devices(1) })).toBeVisible()
        await phone.page.goto(`${say.under}/account`)
        await expect(phone.page).toHaveURL(/sign-in\?to=/)
        await phone.context.close()

        await page.getByLabel(say.firstName).fill('Maaike')
        await page.getByRole('button', { name: say.save }).click()
        await expect(page.getByText(say.saved, { exact: true })).toBeVisible()
        await expect(page.getByText(say.savedFor)).toBeVisible()
        const download = page.waitForEvent('download')
        await page.getByRole('link', { name: say.download }).click()
        expect((await download).suggestedFilename()).toMatch(/^account-\d{4}-\d\d-\d\d\.json$/)
        const copy = await page.request.get('/api/account-data')
        expect(await copy.text()).toContain('Maaike')

        await deleteAccount(page, say, email)
        await until('the farewell is written', async () => (await mailsTo(site, email, say.deleted)).length === 1)
        // What a script kept in a browser is no part of the account.
        const [farewell] = await mailsTo(site, email, say.deleted)
        expect(farewell?.text?.replace(/\s+/g, ' ')).toContain(say.ticksToStay)
        await signIn(page, say, email, second)
        await expect(page.getByText(say.noMatch)).toBeVisible()
      })
    }
  })
}

test.describe('a refused form', () => {
  test.use({ expectedStatuses: [422] })

  for (const [path, field, button, onward] of [
    ['/sign-in', '#password-email', 'Sign in', '/checklist'],
    ['/sign-up', '#email', 'Make the account', '/sign-up?sent'],
    ['/reset-password', '#email', 'Mail me the link', '/reset-password?sent'],
    ['/account', '#firstName', 'Save', '/account?done=saved'],
    ['/account/delete', '#email', 'Delete my account', '/sign-in?done=deleted'],
  ] as const)
    test(`does not stand in the way back on ${path}`, { tag: '@firefox' }, async ({ page, site }) => {
      const person = await makeAccount(page.request, site)
      if (!path.startsWith('/account')) await signOut(page.request)
      await page.goto(path)
      await page.locator(field).fill('')
      await page.getByRole('button', { name: button, exact: true }).click()
      await expect(page.locator(`${field}-error`)).toBeVisible()
      await page.reload()
      await expect(page.locator(`${field}-error`)).toHaveCount(0)

      await page.locator(field).fill('')
      await page.getByRole('button', { name: button, exact: true }).click()
      await expect(page.locator(`${field}-error`)).toBeVisible()
      await page.locator(field).fill(field === '#firstName' ? 'Maaike' : person.email)
      if (path === '/sign-in') await page.locator('#password').fill(person.password)
      if (path === '/sign-up') await page.getByLabel('Name').fill(person.name)
      if (path === '/sign-up') await page.locator('#password').fill(person.password)
      if (path === '/account/delete') await page.getByLabel('I understand').check()
      await page.getByRole('button', { name: button, exact: true }).click()
      await expect(page).toHaveURL(onward)
      await page.goBack()
      await expect(page.getByRole('banner')).toBeVisible()
    })

  test('is there again after a look at the other language', async ({ page }) => {
    await page.goto('/sign-up')
    await page.getByLabel('Name').fill('Marieke')
    await page.getByRole('button', { name: 'Make the account' }).click()
    await expect(page.locator('#email-error')).toBeVisible()
    await page.getByRole('link', { name: 'Nederlands' }).first().click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
    await page.goBack()
    await expect(page).toHaveURL('/sign-up')
    await expect(page.getByLabel('Name')).toHaveValue('Marieke')
  })
})

test.describe('a button of the mails of an account, pressed twice before the answer is there', () => {
  for (const language of ['en', 'nl'] as const) {
    const say = words[language]

    test(`signs in (${language})`, async ({ page, site }) => {
      const { email } = await makeAccount(page.request, site, { email: anyEmail() })
      await signOut(page.request)
      await page.request.post(`${say.under}/sign-in`, { form: { way: 'link', email }, maxRedirects: 0 })
      await page.goto(await linkIn(site, email, say.linkMail))
      await pressTwice(page, say.signInAs)
      await expect(page).toHaveURL(`${say.under}/checklist`)
      await page.goto(`${say.under}/account`)
      await expect(page.getByRole('heading', { name: say.account, level: 1 })).toBeVisible()
    })

    test(`makes the account and signs in (${language})`, async ({ page, site }) => {
      const form = { ...somebody(), email: anyEmail() }
      await page.request.post(`${say.under}/sign-up`, { form: { ...form }, maxRedirects: 0 })
      await page.goto(await linkIn(site, form.email, say.confirmMail))
      await expectAccessibleNow(page, 'confirm-email')
      await page.getByRole('button', { name: say.confirm }).click()
      await expect(page.locator('#password-error')).toHaveText(say.noPassword)
      // Of whoever gets the mail of a stranger's request.
      await page.locator('#password').fill(second)
      await page.keyboard.press('Enter')
      await expect(page.locator('#password-error')).toHaveText(say.wrongOne)
      await expect(page.locator('#password')).toBeFocused()
      await expect(page.locator('#password')).toHaveValue('')
      await expectAccessibleNow(page, 'confirm-email, refused')
      await page.reload()
      await expect(page.locator('#password-error')).toBeHidden()
      await page.locator('#password').fill(form.password)
      await pressTwice(page, say.confirm)
      await expect(page).toHaveURL(`${say.under}/checklist`)
    })

    test(`sets the password (${language})`, async ({ page, site }) => {
      const { email } = await makeAccount(page.request, site)
      await page.request.post(`${say.under}/reset-password`, { form: { email }, maxRedirects: 0 })
      await page.goto(await linkIn(site, email, say.resetMail))
      await page.locator('#password').fill('te kort')
      await page.getByRole('button', { name: say.set }).click()
      await expect(page.locator('#password-error')).toBeVisible()
      await page.locator('#password').fill(second)
      await pressTwice(page, say.set)
      await expect(page.getByText(say.isSet)).toBeVisible()
    })
  }

  test('asks for an account once, so one mail comes', async ({ page, site }) => {
    const { name, email, password } = { ...somebody(), email: anyEmail() }
    await page.goto('/sign-up')
    await page.getByLabel(words.en.name).fill(name)
    await page.getByLabel(words.en.email).fill(email)
    await page.locator('#password').fill(password)
    const posts = postsOf(page)
    await pressTwice(page, words.en.make)
    await expect(page.getByRole('heading', { name: words.en.lookInMail })).toBeVisible()
    expect(posts).toEqual(['/sign-up'])
    await until('the mail is written', async () => (await mailsTo(site, email)).length === 1)
  })

  test('asks for a link once', async ({ page, site }) => {
    const { email } = await makeAccount(page.request, site, { email: anyEmail() })
    await signOut(page.request)
    const posts = postsOf(page)
    await page.goto('/sign-in')
    await page.locator('#link-email').fill(email)
    await pressTwice(page, words.en.mailLink)
    await expect(page.getByText(words.en.linkSent)).toBeVisible()
    await page.goto('/reset-password')
    await page.getByLabel(words.en.email).fill(email)
    await pressTwice(page, words.en.resetLink)
    await expect(page.getByRole('heading', { name: words.en.lookInMail })).toBeVisible()
    expect(posts).toEqual(['/sign-in', '/reset-password'])
  })

  test('leaves the other forms of the page alone', async ({ page }) => {
    await page.goto('/sign-in')
    // Sent, and never answered: the page stays as it is.
    await page.route('**/sign-in', (route) => route.fulfill({ status: 204 }))
    const posts = postsOf(page)
    await page.getByRole('button', { name: words.en.mailLink }).click()
    await expect.poll(() => posts).toHaveLength(1)
    await page.locator('#password').fill(somebody().password)
    await page.getByRole('button', { name: words.en.signIn, exact: true }).click()
    await expect.poll(() => posts).toHaveLength(2)
  })

  test.use({ expectedStatuses: [422] })

  test('works again for who comes back to the page', async ({ page, site }) => {
    const { email } = await makeAccount(page.request, site, { email: anyEmail() })
    await signOut(page.request)
    await page.request.post('/sign-in', { form: { way: 'link', email }, maxRedirects: 0 })
    await page.goto(await linkIn(site, email, words.en.linkMail))
    // Sent, and never answered: the page stays as it is.
    await page.route('**/sign-in/link', (route) => route.fulfill({ status: 204 }))
    await page.getByRole('button', { name: words.en.signInAs }).click()
    await page.unroute('**/sign-in/link')
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await page.getByRole('button', { name: words.en.signInAs }).click()
    await expect(page).toHaveURL('/checklist')
  })
})

/** Its masked form starts as the buttons of these pages do. */
function anyEmail(): string {
  return `m.${crypto.randomUUID()}@example.nl`
}

/** The paths that the page posts to from now on. */
function postsOf(page: Page): readonly string[] {
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname)
  })
  return posts
}

/** As a finger that taps twice, 120 ms apart, where an answer takes 300 ms. */
async function pressTwice(page: Page, name: RegExp | string): Promise<void> {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  await page.getByRole('button', { name }).evaluate((button: HTMLElement) => {
    button.click()
    setTimeout(() => button.click(), 120)
  })
}

for (const language of ['en', 'nl'] as const) {
  const say = words[language]

  test(`who is signed in changes the password without having forgotten it (${language})`, async ({ page, site }) => {
    const { email } = await makeAccount(page.request, site)
    await page.goto(`${say.under}/account`)
    await page.getByRole('link', { name: say.changePassword }).click()
    await expect(page.getByRole('heading', { name: say.newPassword, level: 1 })).toBeVisible()
    await expect(page.getByLabel(say.email)).toHaveValue(email)
    await expect(page.locator('main').getByRole('link', { name: say.signIn })).toHaveCount(0)
    await expect(page.locator('main a[href$="/sign-in"]')).toHaveCount(0)
    await page.getByRole('button', { name: say.resetLink }).click()
    await expect(page.getByRole('heading', { name: say.lookInMail })).toBeVisible()
    await until('the mail is written', async () => (await mailsTo(site, email, say.resetMail)).length > 0)
    await page.getByRole('link', { name: say.backToAccount }).click()
    await expect(page).toHaveURL(`${site.origin}${say.under}/account`)
  })
}

for (const [language, press, refused] of [
  ['en', 'save', 'Nothing was changed: this is another account'],
  ['nl', 'save', 'Er is niets gewijzigd: dit is een ander account'],
  ['en', 'recall-others', 'Nothing was changed: this is another account'],
  ['nl', 'new-email', 'Er is niets gewijzigd: dit is een ander account'],
  ['nl', 'recall', 'Er is niets gewijzigd: dit is een ander account'],
] as const) {
  test(`a page of another account changes nothing: ${press} (${language})`, async ({ page, playwright, site }) => {
    const second = await makeAccount(page.request, site, { name: 'Bea de Vries' })
    const first = await makeAccount(page.request, site, { name: 'Anna de Boer' })
    // Two of them: the button for the others is there.
    await startSession(page.request, first)
    const elsewhere = await playwright.request.newContext({ baseURL: site.origin })
    await startSession(elsewhere, second)
    await page.goto(`${words[language].under}/account`)
    // Where nothing is typed, the page would load anew.
    await page.locator('#firstName').fill('Annette')
    await startSession(page.request, second)
    await page.locator(`button[value=${press}]`).first().click()
    await expect(page.getByText(refused)).toBeVisible()
    await expect(page.getByText(second.email).first()).toBeVisible()
    await expect(page.locator('#firstName')).toHaveValue('Bea')
    const still = await elsewhere.get('/account', { maxRedirects: 0 })
    expect(still.status()).toBe(200)
    await elsewhere.dispose()
  })
}

test.describe('in silence', () => {
  test.use({ expectedStatuses: [422] })

  test('what a visitor cannot know, no page tells', async ({ page, request, site }) => {
    const known = anyEmail()
    await signUp(page, site, words.en, known)
    const unknown = anyEmail()
    const post = async (path: string, form: Record<string, string>) => {
      const answer = await request.post(path, { form, maxRedirects: 0 })
      return { status: answer.status(), location: answer.headers()['location'], text: await answer.text() }
    }
    for (const [path, more] of [
      ['/sign-in', { way: 'link' }],
      ['/sign-in', { way: 'password', password: second }],
      ['/reset-password', {}],
      ['/sign-up', { name: 'Marieke', password: first }],
    ] as const) {
      const [one, other] = [await post(path, { ...more, email: known }), await post(path, { ...more, email: unknown })]
      const same = ({ status, location, text }: typeof one, email: string) => ({
        status,
        location,
        // The nonce of each answer is its own.
        text: text.replaceAll(email, '').replaceAll(/nonce="[^"]*"/g, ''),
      })
      expect(same(one, known), path).toEqual(same(other, unknown))
    }
  })
})

test('pages of an account are kept by nobody, and their tokens go nowhere', async ({ request }) => {
  for (const path of [
    '/sign-in',
    '/sign-up',
    '/sign-in/link?token=x',
    '/confirm-email?token=x',
    '/reset-password',
    '/reset-password?token=x',
    '/account/new-email?token=x',
  ]) {
    expect((await request.get(path)).headers(), path).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'strict-origin',
      'x-robots-tag': 'noindex, nofollow',
    })
  }
  expect((await request.get('/api/account-data')).status()).toBe(401)
})

/** Leaves the browser signed in. */
async function signUp(page: Page, site: Site, say: Words, email: string): Promise<void> {
  await page.goto(`${say.under}/sign-up`)
  await page.getByLabel(say.name).fill('Marieke de Wit')
  await page.getByLabel(say.email).fill(email)
  await page.getByLabel(say.password).fill('te kort')
  await page.getByRole('button', { name: say.make }).click()
  await expect(page.locator('#password-error')).toHaveText(say.weak)
  await expect(page.getByLabel(say.email)).toHaveValue(email)
  await expect(page.getByLabel(say.password)).toHaveValue('')
  await page.getByLabel(say.password).fill(first)
  await page.getByRole('button', { name: say.make }).click()
  await expect(page.getByRole('heading', { name: say.lookInMail })).toBeVisible()
  const link = await linkIn(site, email, say.confirmMail)
  await page.goto(link)
  await page.getByLabel(say.password).fill(first)
  await page.getByRole('button', { name: say.confirm }).click()
  await expect(page).toHaveURL(`${site.origin}${say.under}/checklist`)
}

async function signIn(page: Page, say: Words, email: string, password: string): Promise<void> {
  await page.locator('#password-email').fill(email)
  await page.locator('#password').fill(password)
  await page.getByRole('button', { name: say.signIn, exact: true }).click()
}

/** Signed out elsewhere while a form is filled in: hears that nothing came of it, and is led back. */
async function loseSession(page: Page, site: Site, say: Words, email: string): Promise<void> {
  const account = `${site.origin}${say.under}/account`
  await page.goto(account)
  await page.getByLabel(say.firstName).fill('Femke')
  await page.context().clearCookies()
  await page.getByRole('button', { name: say.save }).click()
  await expect(page.getByText(say.unchanged)).toBeVisible()
  await signIn(page, say, email, first)
  await expect(page).toHaveURL(account)
  await expect(page.getByLabel(say.firstName)).toHaveValue('Marieke')
}

/** On a device of its own, which it leaves signed in. The link is opened twice and works once. */
async function byMagicLink(
  browser: Browser,
  site: Site,
  say: Words,
  email: string,
  javaScriptEnabled: boolean,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled })
  const page = await opened(await context.newPage(), `${say.under}/sign-in`)
  await page.locator('#link-email').fill(email)
  await page.getByRole('button', { name: say.mailLink }).click()
  await expect(page.getByText(say.linkSent)).toBeVisible()
  const link = await linkIn(site, email, say.linkMail)
  const other = await opened(await context.newPage(), link)
  await opened(page, link)
  await page.getByRole('button', { name: say.signInAs }).click()
  await expect(page).toHaveURL(`${site.origin}${say.under}/checklist`)
  await other.getByRole('button', { name: say.signInAs }).click()
  await expect(other.getByRole('heading', { name: say.ended })).toBeVisible()
  await other.close()
  return { context, page }
}

async function setNewPassword(page: Page, site: Site, say: Words, email: string): Promise<void> {
  await page.goto(`${say.under}/reset-password`)
  await page.getByLabel(say.email).fill(email)
  await page.getByRole('button', { name: say.resetLink }).click()
  await expect(page.getByRole('heading', { name: say.lookInMail })).toBeVisible()
  const link = await linkIn(site, email, say.resetMail)
  await page.goto(link)
  await page.locator('#password').fill('passwordpassword')
  await page.getByRole('button', { name: say.set }).click()
  await expect(page.locator('#password-error')).toBeVisible()
  await expect(page).toHaveURL(link)
  await page.locator('#password').fill(second)
  await page.getByRole('button', { name: say.set }).click()
  await expect(page.getByText(say.isSet)).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: say.ended })).toBeVisible()
}

async function deleteAccount(page: Page, say: Words, email: string): Promise<void> {
  await page.goto(`${say.under}/account`)
  await page.getByRole('link', { name: say.delete }).click()
  await expect(page.getByRole('row', { name: say.ticksToStay })).toBeVisible()
  await page.getByLabel(say.typeEmail).fill('someone@example.nl')
  await page.getByRole('button', { name: say.delete }).click()
  await expect(page.locator('#email-error')).toBeVisible()
  await expect(page.locator('#understood-error')).toBeVisible()
  await page.getByLabel(say.typeEmail).fill(email)
  await page.getByLabel(say.understood).check()
  await page.getByRole('button', { name: say.delete }).click()
  await expect(page.getByText(say.deleted)).toBeVisible()
  await expect(page.getByText(say.ticksStay)).toBeVisible()
}

async function opened(page: Page, path: string): Promise<Page> {
  await page.goto(path)
  return page
}
