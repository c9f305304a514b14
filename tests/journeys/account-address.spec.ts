/**
 * An account moves to another address: asked for, refused, confirmed by mail in the browser that is signed in, and nowhere
 * else. And what goes with it: passwords that can be looked at, and the way back to where a visitor wanted to be.
 */
import type { Page } from '@playwright/test'
import { type Person, somebody } from '../support/account-client.ts'
import { expectAccessibleNow } from '../support/expect-accessible.ts'
import { expect, test } from '../support/journey.ts'
import { until } from '../support/leads.ts'
import { linkIn, mailsTo } from '../support/mailed.ts'
import type { Site } from '../support/start-site.ts'

const words = {
  en: {
    under: '',
    newAddress: 'New e-mail address',
    password: 'Current password',
    ask: 'Mail me the link',
    wrong: 'This is not the password of this account.',
    same: 'This is the address of your account already.',
    asked: 'Look in the mail of the new address',
    mail: 'Confirm your new address',
    elsewhere: 'Sign in, then open it again.',
    change: /^Change it to n…/,
    changed: 'Your address has changed',
    ended: 'This link no longer works.',
    show: 'Show what I type',
    taken: 'This address has an account already',
  },
  nl: {
    under: '/nl',
    newAddress: 'Nieuw e-mailadres',
    password: 'Huidig wachtwoord',
    ask: 'Mail mij de link',
    wrong: 'Dit is niet het wachtwoord van dit account.',
    same: 'Dit is al het adres van uw account.',
    asked: 'Kijk in de mail van het nieuwe adres',
    mail: 'Bevestig uw nieuwe adres',
    elsewhere: 'Log in en open hem opnieuw.',
    change: /^Wijzig het in n…/,
    changed: 'Uw adres is gewijzigd',
    ended: 'Deze link werkt niet meer.',
    show: 'Toon wat ik typ',
    taken: 'Dit adres heeft al een account',
  },
} as const

type Words = (typeof words)[keyof typeof words]

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    // Refused forms are 422, spent links 410.
    test.use({ javaScriptEnabled, expectedStatuses: [410, 422] })

    for (const language of ['en', 'nl'] as const) {
      const say = words[language]

      test(`an account moves to another address (${language})`, async ({ page, browser, site }) => {
        // Axe looks at four pages on the way.
        test.setTimeout(60_000)
        const person = await makeAccount(page, site, say)
        const next = `n.${crypto.randomUUID()}@example.nl`
        await page.goto(`${say.under}/account`)

        await ask(page, say, person.email, person.password)
        await expect(page.getByText(say.same)).toBeVisible()
        await ask(page, say, next, 'een heel ander wachtwoord')
        await expect(page.getByText(say.wrong)).toBeVisible()
        await expect(page.getByLabel(say.newAddress)).toHaveValue(next)
        await expect(page.getByLabel(say.password, { exact: true })).toHaveValue('')
        await expectNoViolations(page, javaScriptEnabled)
        await ask(page, say, next, person.password)
        await expect(page.getByText(say.asked)).toBeVisible()
        await expect(page.getByText(person.email)).toBeVisible()
        await expectNoViolations(page, javaScriptEnabled)

        const link = await linkIn(site, next, say.mail)
        const elsewhere = await browser.newContext({ baseURL: site.origin, javaScriptEnabled })
        const stranger = await elsewhere.newPage()
        await stranger.goto(link)
        await expect(stranger.getByRole('heading', { name: say.elsewhere })).toBeVisible()
        await expectNoViolations(stranger, javaScriptEnabled)

        await page.goto(link)
        await page.goto(link)
        await expectNoViolations(page, javaScriptEnabled)
        await page.getByRole('button', { name: say.change }).click()
        await expect(page.getByText(say.changed)).toBeVisible()
        await expect(page.getByText(next)).toBeVisible()
        await page.goto(link)
        await expect(page.getByRole('heading', { name: say.ended })).toBeVisible()

        const old = await post(stranger, '/sign-in', { way: 'password', ...person })
        expect(old.status()).toBe(422)
        const now = await post(stranger, '/sign-in', { way: 'password', ...person, email: next })
        expect(now.status()).toBe(303)
        await elsewhere.close()
      })

      test(`a link in a mail leads to where the visitor wanted to be (${language})`, async ({ page, site }) => {
        const person = await makeAccount(page, site, say)
        await post(page, '/sign-out', {})
        await page.goto(`${say.under}/account/delete`)
        await page.locator('#link-email').fill(person.email)
        await page.locator('[value=link]').click()
        await page.goto(await linkIn(site, person.email, /inloglink|sign-in link/))
        await page.locator('main form button').click()
        await expect(page).toHaveURL(`${site.origin}${say.under}/account/delete`)
      })

      test(`a password can be looked at ${javaScriptEnabled ? '' : 'by nobody '}(${language})`, async ({ page }) => {
        for (const path of ['/sign-in', '/sign-up']) {
          await page.goto(say.under + path)
          const button = page.getByRole('button', { name: say.show })
          const field = page.locator('#password')
          await field.fill('een wachtwoord om te zien')
          if (!javaScriptEnabled) {
            await expect(button).toHaveCount(0)
            continue
          }
          await expect(button).toHaveAttribute('aria-pressed', 'false')
          await button.click()
          await expect(button).toHaveAttribute('aria-pressed', 'true')
          await expect(field).toHaveAttribute('type', 'text')
          await expectNoViolations(page, javaScriptEnabled)
          await button.press('Space')
          await expect(field).toHaveAttribute('type', 'password')
          await button.click()
          // Sent, it is a password again: browsers offer to keep it, and what stays on the screen says nothing.
          const typeWhenSent = page.evaluate(
            () =>
              new Promise((resolve) => {
                addEventListener('submit', (event) => {
                  event.preventDefault()
                  resolve(document.querySelector<HTMLInputElement>('#password')?.type)
                })
              }),
          )
          await field.press('Enter')
          expect(await typeWhenSent).toBe('password')
        }
      })
    }
  })
}

test('another address tells nobody whether it has an account', async ({ page, browser, site }) => {
  const known = await makeAccount(page, site, words.en)
  const context = await browser.newContext({ baseURL: site.origin })
  const other = await context.newPage()
  const person = await makeAccount(other, site, words.en)
  const answers = []
  for (const email of [known.email, `n.${crypto.randomUUID()}@example.nl`]) {
    const answer = await post(other, '/account', { do: 'new-email', email, password: person.password })
    answers.push({ status: answer.status(), location: answer.headers()['location'], text: await answer.text() })
  }
  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]).toMatchObject({ status: 303, location: '/account?done=email-asked' })
  await until('its owner is told', async () => (await mailsTo(site, known.email, words.en.taken)).length === 1)
  await context.close()
})

/** Leaves the browser of the page signed in. */
async function makeAccount(page: Page, site: Site, say: Words): Promise<Person> {
  const person = somebody()
  expect((await post(page, `${say.under}/sign-up`, { ...person })).status()).toBe(303)
  const link = new URL(await linkIn(site, person.email, /Confirm your address|Bevestig uw adres/))
  const token = link.searchParams.get('token') ?? ''
  expect((await post(page, `${say.under}/confirm-email`, { token, password: person.password })).status()).toBe(303)
  return person
}

function post(page: Page, path: string, form: Record<string, string>) {
  return page.request.post(path, { form, maxRedirects: 0 })
}

async function ask(page: Page, say: Words, email: string, password: string): Promise<void> {
  await page.getByLabel(say.newAddress).fill(email)
  await page.getByLabel(say.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: say.ask }).click()
}

/** Without scripts on the page nothing can be evaluated in it; what it shows is the same. */
async function expectNoViolations(page: Page, javaScriptEnabled: boolean): Promise<void> {
  if (javaScriptEnabled) await expectAccessibleNow(page, page.url())
}
