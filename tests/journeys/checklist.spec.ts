/**
 * The checklist: ticks are kept, shared by tabs and languages, and never lost; without a script it reads, prints and
 * saves. It leaves the page as a PDF and as a mail.
 */
import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { unbroken } from '#app/unbroken.ts'
import { makeAccount, signIn, signOut } from '../support/account-client.ts'
import { asSlowAsAPerson } from '../support/as-slow-as-a-person.ts'
import { expectAccessibleNow } from '../support/expect-accessible.ts'
import { expect, test } from '../support/journey.ts'
import { readChecklistLeads, until } from '../support/leads.ts'
import { mailsTo } from '../support/mailed.ts'
import { watchShifts } from '../support/watch-shifts.ts'

const point = 'one-process'
const box = (page: Page, id = point) => page.locator(`#${id}`)
/** Ready once the script has taken over. */
const startOver = (page: Page) => page.getByRole('button', { name: 'Start over' })

async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(path)
  await expect(
    page
      .getByRole('button')
      .filter({ hasText: /Print the list|Lijst afdrukken/ })
      .first(),
  ).toBeVisible()
  return page
}

/** How many steps of the ladder are low, as drawn. */
function stepsDown(page: Page): Promise<number> {
  return page
    .locator('i[class*="step-"]')
    .evaluateAll((steps) => steps.filter((step) => getComputedStyle(step).getPropertyValue('--on') === '1').length)
}

/** Whether the part of a theme's drawing is drawn, or still dashed; its gaps close as it is ticked. */
async function isDrawn(page: Page, id = point): Promise<boolean> {
  const dashes = await page
    .locator(`g[class~="step-${id}"] path`)
    .evaluate((part) => getComputedStyle(part).strokeDasharray)
  return Number.parseFloat(dashes.split(',')[1] ?? '') === 0
}

test('a tick shows in every tab, in both languages, and survives a reload', { tag: '@firefox' }, async ({
  page,
  context,
}) => {
  await page.goto('/checklist')
  const dutch = await open(context, '/nl/checklist')
  await box(page).check()
  await expect(box(dutch)).toBeChecked()
  await box(dutch, 'one-owner').check()
  await expect(box(page, 'one-owner')).toBeChecked()
  await box(dutch).uncheck()
  await expect(box(page)).not.toBeChecked()
  await page.reload()
  await expect(box(page)).not.toBeChecked()
  await expect(box(page, 'one-owner')).toBeChecked()
  await expect.poll(() => stepsDown(page)).toBe(1)
  await dutch.reload()
  await expect(box(dutch, 'one-owner')).toBeChecked()
})

test('what is kept stands there before the script, without a shift or a word too many', async ({ page, context }) => {
  await context.addInitScript(() => {
    const ticks = { 'one-process': { on: true, at: '2026-11-21T12:00:00.000Z' }, 'of-another-year': 1 }
    localStorage.setItem('checklist', JSON.stringify(ticks))
  })
  const shifts = await watchShifts(page)
  const scripts: (() => void)[] = []
  await page.route(/\/assets\/(?!live-).*\.js$/, async (route) => {
    await new Promise<void>((resolve) => scripts.push(resolve))
    await route.continue()
  })
  await page.goto('/checklist', { waitUntil: 'commit' })
  await expect(box(page)).toBeChecked()
  await expect.poll(() => stepsDown(page)).toBe(1)
  // Ticked by a visitor who does not wait for scripts.
  await box(page, 'one-owner').check()
  await page.unroute(/\/assets\//)
  await expect
    .poll(async () => {
      for (const go of scripts.splice(0)) go()
      return startOver(page).isVisible()
    })
    .toBe(true)
  await expect(box(page)).toBeChecked()
  await expect(box(page, 'one-owner')).toBeChecked()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('checklist'))).toContain('one-owner')
  expect(await page.evaluate(() => localStorage.getItem('checklist'))).toContain('2026-11-21T12:00:00.000Z')
  expect(await shifts()).toEqual([])
})

test('the score is put into words, and said once', async ({ page }) => {
  await page.goto('/checklist')
  await expect(startOver(page)).toBeDisabled()
  await expect(page.getByText('Nothing ticked yet.')).toBeVisible()
  for (const id of ['one-process', 'start-and-end', 'drawn-as-it-runs']) await box(page, id).check()
  await expect(page.getByText('27 still wait')).toBeVisible()
  await expect(page.getByText('Nearly known.')).toBeVisible()
  await expect(page.locator('#data')).toContainText('mend this first')
  await expect(page.locator('#checklist').getByRole('status')).toHaveText('3 of 30 in place. Mend first, then buy.')
  const first = page.locator('#result').getByRole('link').first()
  await expect(first).toHaveText('Every customer exists once')
  await first.click()
  await expect(box(page, 'customers-once')).toBeFocused()
  const [bar, target] = [page.getByRole('region', { name: 'Score' }), box(page, 'customers-once')]
  const [above, below] = [await bar.boundingBox(), await target.boundingBox()]
  expect(below?.y ?? 0).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
})

test('starting over can be taken back, and a double click does not do both', async ({ page }) => {
  await page.goto('/checklist')
  await box(page).check()
  await box(page, 'one-owner').check()
  await startOver(page).dblclick()
  await expect(page.locator('#checklist input:checked')).toHaveCount(0)
  await page.getByRole('button', { name: 'Put my ticks back' }).click()
  await expect(page.locator('#checklist input:checked')).toHaveCount(2)
  await expect(startOver(page)).toBeFocused()
  await page.reload()
  await expect(page.locator('#checklist input:checked')).toHaveCount(2)
  await expect(startOver(page)).toBeEnabled()
  await page.waitForTimeout(1_500)
  await expect(page.locator('#checklist').getByRole('status'), 'what was kept is no news').toBeEmpty()
})

test('comes back from another page with its ticks', { tag: '@firefox' }, async ({ page, context }) => {
  await page.goto('/checklist')
  await box(page).check()
  await page.goto('/contact')
  const other = await open(context, '/checklist')
  await box(other, 'one-owner').check()
  await page.goBack()
  await expect(box(page)).toBeChecked()
  await expect(box(page, 'one-owner')).toBeChecked()
})

test('comes back from the privacy statement with the address that was typed', async ({ page }) => {
  await page.goto('/checklist')
  await page.getByRole('textbox', { name: words.en.email }).fill('anna@example.nl')
  await page.locator('#take-along a[href="/privacy"]').click()
  await expect(page).toHaveURL(/privacy$/)
  await page.goBack()
  await expect(page.getByRole('textbox', { name: words.en.email })).toHaveValue('anna@example.nl')
})

test('works where the browser keeps nothing, and says so', async ({ page, context }) => {
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto('/checklist')
  await box(page).check()
  await expect(page.getByText('Your browser keeps nothing for this site.')).toBeVisible()
  await expect(page.getByText('29 still wait')).toBeVisible()
})

test('Enter in a box sends nothing', async ({ page }) => {
  await page.goto('/checklist')
  await box(page).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/checklist$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/checklist', '/nl/checklist']) {
    test(`${path} can be ticked, read and printed`, async ({ page }) => {
      await page.goto(path)
      expect([await isDrawn(page), await isDrawn(page, 'one-owner')]).toEqual([false, false])
      await box(page).check()
      await expect.poll(() => isDrawn(page)).toBe(true)
      expect(await isDrawn(page, 'one-owner')).toBe(false)
      await box(page).press('Enter')
      await expect(box(page)).toBeChecked()
      await expect(page.locator('noscript p')).toBeVisible()
      await expect(page.getByRole('button', { name: /Print|afdrukken/ })).toBeHidden()
      await page.locator('main summary').first().click()
      await expect(page.locator('main details dl').first()).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('main details dl').last()).toBeVisible()
    })
  }
})

test('an account puts the ticks of two devices together, and loses none', async ({ page, browser, site }) => {
  const person = await makeAccount(page.request, site)
  await signOut(page.request)
  await page.goto('/checklist')
  await box(page).check()
  const context = await browser.newContext({ baseURL: site.origin })
  const other = await open(context, '/nl/checklist')
  await box(other, 'one-owner').check()

  await signIn(page.request, person)
  await expect(page.getByText('kept in your account')).toBeVisible()
  await signIn(context.request, person)
  await expect(other.getByText('in uw account')).toBeVisible()
  await expect(box(other)).toBeChecked()

  await box(other).uncheck()
  await expect(other.getByText('in uw account')).toBeVisible()
  await page.reload()
  await expect(box(page, 'one-owner')).toBeChecked()
  await expect(box(page)).not.toBeChecked()
  await context.close()
})

test('a tick and an untick of the account that are made before the script comes are kept', async ({ page, site }) => {
  await makeAccount(page.request, site)
  await page.goto('/checklist')
  await box(page).check()
  await box(page, 'one-owner').check()
  await expect.poll(() => ticksInAccount(page)).toEqual(['one-owner', 'one-process'])
  await page.evaluate(() => localStorage.clear())

  const scripts: (() => void)[] = []
  await page.route(/\/assets\/(?!live-).*\.js$/, async (route) => {
    await new Promise<void>((resolve) => scripts.push(resolve))
    await route.continue()
  })
  await page.goto('/checklist', { waitUntil: 'commit' })
  await expect(box(page)).toBeChecked()
  await box(page).uncheck()
  await box(page, 'waiting-timed').check()
  await page.unroute(/\/assets\//)
  await expect
    .poll(async () => {
      for (const go of scripts.splice(0)) go()
      return startOver(page).isVisible()
    })
    .toBe(true)
  await expect(box(page)).not.toBeChecked()
  await expect.poll(() => ticksInAccount(page)).toEqual(['one-owner', 'waiting-timed'])
})

test('a tick that is kept between the document and what starts it leaves the page alive', async ({ page, site }) => {
  await makeAccount(page.request, site)
  let kept = 0
  await page.route('**/start/**', async (route) => {
    if (kept++ === 0) await page.request.post('/api/checklist', { data: { 'one-owner': tickedNow() } })
    await route.continue()
  })
  await page.goto('/checklist')
  await expect(startOver(page)).toBeVisible()
  await expect(box(page, 'one-owner')).toBeChecked()
  await box(page).check()
  await expect.poll(() => ticksInAccount(page)).toEqual(['one-owner', 'one-process'])
  expect(kept).toBe(1)
})

test('who signs in where somebody else was gets the ticks in an account of their own', async ({ page, site }) => {
  const second = await makeAccount(page.request, site, { name: 'Bea de Vries' })
  await makeAccount(page.request, site)
  await page.goto('/checklist')
  await box(page).check()
  await expect.poll(() => ticksInAccount(page)).toEqual(['one-process'])
  await expect(page.getByText('kept in your account')).toBeVisible()
  await signIn(page.request, second)
  await expect(page.getByText('Signed in as Bea de Vries')).toBeVisible()
  await expect.poll(() => ticksInAccount(page)).toEqual(['one-process'])
})

test.describe('signed in, without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedStatuses: [401] })

  for (const { path, save, saved, signedOut } of [
    { path: '/checklist', save: 'Save my ticks', saved: 'Saved.', signedOut: 'Not saved: you are signed out.' },
    { path: '/nl/checklist', save: 'Vinkjes bewaren', saved: 'Bewaard.', signedOut: 'Niet bewaard: u bent uitgelogd.' },
  ]) {
    test(`${path} is saved, read again and unticked`, async ({ page, site }) => {
      const person = await makeAccount(page.request, site)
      await page.goto(path)
      await box(page).check()
      await box(page, 'one-owner').check()
      await page.getByRole('button', { name: save }).first().click()
      await expect(page.getByText(saved)).toBeVisible()
      await page.goto(path)
      await expect(box(page)).toBeChecked()
      await expect(box(page, 'one-owner')).toBeChecked()
      await expect(page.locator('#result h3')).toBeVisible()

      await box(page).uncheck()
      await page.getByRole('button', { name: save }).last().click()
      await expect(page.getByText(saved)).toBeVisible()
      await page.reload()
      await expect(box(page)).not.toBeChecked()
      await expect(box(page, 'one-owner')).toBeChecked()

      await box(page, 'waiting-timed').check()
      await signOut(page.request)
      await page.getByRole('button', { name: save }).first().click()
      await expect(page.getByText(signedOut)).toBeVisible()
      await expect(box(page, 'waiting-timed')).toBeChecked()
      await signIn(page.request, person)
      await page.getByRole('button', { name: save }).first().click()
      await expect(page.getByText(saved)).toBeVisible()
      await expect(box(page, 'waiting-timed')).toBeChecked()
      await expect(box(page)).not.toBeChecked()
    })
  }
})

test.describe('signed in, where what starts the page does not come', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('the button stands there as soon as the words name it', async ({ page, site }) => {
    await makeAccount(page.request, site)
    await page.route('**/start/**', (route) => route.abort())
    await page.goto('/checklist', { waitUntil: 'commit' })
    const words = page.locator('#kept').getByText('Save my ticks').first()
    await expect(words).toContainText('when you press')
    await expect(page.locator('#kept').getByRole('button', { name: 'Save my ticks' })).toBeVisible({ timeout: 1_000 })
  })
})

const words = {
  en: {
    path: '/checklist',
    pdf: 'Download PDF',
    score: ['2 of 30 in place', 'Mend first, then buy', 'What to do first', 'You have timed the waiting'],
    email: 'Email',
    send: 'Mail me the list',
    wrong: 'Check the address: one @',
    sent: 'The list is on its way.',
    subject: 'Your checklist: 2 of 30 points',
    open: '1.4 You have timed the waiting',
  },
  nl: {
    path: '/nl/checklist',
    pdf: 'Download pdf',
    score: ['2 van 30 op orde', 'Eerst op orde, dan pas kopen', 'Wat u het eerst doet', 'U hebt de wachttijd gemeten'],
    email: 'E-mail',
    send: 'Mail mij de lijst',
    wrong: 'Controleer het adres: één @',
    sent: 'De lijst is onderweg.',
    subject: 'Uw checklist: 2 van 30 punten',
    open: '1.4 U hebt de wachttijd gemeten',
  },
} as const

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'taken along, with JavaScript' : 'taken along, without JavaScript', () => {
    test.use({ javaScriptEnabled, expectedStatuses: [422] })

    for (const language of ['en', 'nl'] as const) {
      test(`as a PDF and by mail (${language})`, async ({ page, site }) => {
        const { path, pdf, score, email, send, wrong, sent, subject, open } = words[language]
        await page.goto(path)
        if (javaScriptEnabled) await expect(page.getByText(/still wait|wachten nog/)).toBeVisible()
        await box(page).check()
        await box(page, 'one-owner').check()

        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: pdf }).click(),
        ])
        expect(download.suggestedFilename()).toMatch(/^checklist-\d{4}-\d\d-\d\d\.pdf$/)
        const bytes = new Uint8Array(await readFile(await download.path()))
        const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
        for (const said of score) expect(plain(text), said).toContain(plain(said))

        const address = `${crypto.randomUUID()}@example.nl`
        const field = page.getByRole('textbox', { name: email })
        await field.fill('example')
        await page.locator('#take-along input[type=checkbox]').check()
        if (javaScriptEnabled) await field.press('Enter')
        else await page.getByRole('button', { name: send }).click()
        await expect(page.getByText(wrong)).toBeVisible()
        await expect(field).toBeFocused()
        await expect(field).toHaveValue('example')
        await expect(page.locator('#take-along input[type=checkbox]')).toBeChecked()
        await expect(box(page)).toBeChecked()
        await field.fill(address)
        await asSlowAsAPerson()
        await page.getByRole('button', { name: send }).click()
        await expect(page.getByRole('heading', { name: sent })).toBeFocused()
        await expect(box(page, 'one-owner')).toBeChecked()

        await until('the mail is written', async () => (await mailsTo(site, address)).length === 1)
        const [mail] = await mailsTo(site, address)
        expect(mail?.subject).toBe(subject)
        expect(mail?.text).toContain(open)
        expect(mail?.text).toContain(`${site.origin}${path}`)
        expect(readChecklistLeads(site).filter((lead) => lead.email === address)).toMatchObject([
          { locale: language, ticked: ['one-process', 'one-owner'] },
        ])
      })
    }
  })
}

for (const { path, email, send, sent, none } of [
  { ...words.en, none: 'No connection. What you typed is kept on this page.' },
  { ...words.nl, none: 'Geen verbinding. Wat u typte, blijft op deze pagina staan.' },
])
  test(`without a connection ${path} keeps the address and says why`, async ({ page, context, site }) => {
    await page.goto(path)
    await expect(page.getByText(/still wait|wachten nog/)).toBeVisible()
    const address = `${crypto.randomUUID()}@example.nl`
    const field = page.getByRole('textbox', { name: email })
    await field.fill(address)
    await asSlowAsAPerson()
    await context.setOffline(true)
    for (const press of [() => field.press('Enter'), () => page.getByRole('button', { name: send }).click()]) {
      await press()
      await expect(page.getByText(none)).toBeVisible()
      await expect(page.locator('[data-failure=offline]')).toBeFocused()
    }
    await expect(field).toHaveValue(address)
    await context.setOffline(false)
    await page.getByRole('button', { name: send }).click()
    await expect(page.getByRole('heading', { name: sent })).toBeFocused()
    await until('the mail is written', async () => (await mailsTo(site, address)).length === 1)
  })

test('mailed without consent, it is no lead', async ({ page, site }) => {
  const address = `${crypto.randomUUID()}@example.nl`
  await page.goto('/checklist')
  await page.getByRole('textbox', { name: words.en.email }).fill(address)
  await asSlowAsAPerson()
  await page.getByRole('button', { name: words.en.send }).click()
  await expect(page.getByRole('heading', { name: words.en.sent })).toBeVisible()
  await until('the mail is written', async () => (await mailsTo(site, address)).length === 1)
  expect(readChecklistLeads(site).filter((lead) => lead.email === address)).toEqual([])
})

test.describe('a form that comes back', () => {
  test.use({ expectedStatuses: [422] })

  test('has nothing that a machine finds fault with', async ({ page }) => {
    await page.goto('/nl/checklist')
    await page.getByRole('button', { name: words.nl.send }).click()
    await expect(page.getByText(unbroken('Vul uw e-mailadres in'))).toBeVisible()
    await expectAccessibleNow(page, 'a form that came back')
  })
})

test('prints every point with why and how, and no menu, buttons or form', async ({ page }) => {
  await page.goto('/checklist')
  await box(page).check()
  await page.emulateMedia({ media: 'print' })
  for (const shown of ['details dl', '#result']) await expect(page.locator('main').locator(shown).last()).toBeVisible()
  await expect(page.locator('main details dl').first()).toBeVisible()
  // On paper as wide as the window in which each would be shown.
  for (const [name, width] of [
    ['Main', 1280],
    ['Quick contact', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await expect(page.getByRole('navigation', { name, exact: true })).toHaveCount(0)
  }
  await expect(page.locator('#main').getByText('Sign in')).toBeHidden()
  await expect(page.locator('#take-along')).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
})

/** As the server answers, in the order of their names. */
async function ticksInAccount(page: Page): Promise<string[]> {
  const answer = await page.request.post('/api/checklist', { data: {} })
  const { ticks } = (await answer.json()) as { ticks: Record<string, { on: boolean }> }
  return Object.keys(ticks)
    .filter((id) => ticks[id]?.on)
    .sort()
}

function tickedNow() {
  return { on: true, at: new Date().toISOString() }
}

/** Spaces are told by distance in a PDF, so they are of no account. */
function plain(text: string): string {
  return text.replaceAll(/\s/g, '')
}
