/** One lead at the desk: read, answered from a template, taken back, noted, decided. */
import type { Page } from '@playwright/test'
import { anyAddress } from '../support/any-address.ts'
import { bookOverHttp } from '../support/book-over-http.ts'
import { doubleClick } from '../support/double-click.ts'
import { expectAccessibleNow } from '../support/expect-accessible.ts'
import { holdPosts } from '../support/hold-posts.ts'
import { expect, test } from '../support/journey.ts'
import { holdScripts, untilHydrated } from '../support/late-scripts.ts'
import { makeStaff } from '../support/staff.ts'
import type { Site } from '../support/start-site.ts'
import { writtenLead } from '../support/written-lead.ts'

const form = (page: Page) => page.getByRole('form', { name: 'Reply' })
const message = (page: Page) => form(page).getByLabel('Message')
const template = (page: Page) => form(page).getByLabel('Template')
/** Says until when a reply can be stopped. */
const leaves = (page: Page) => page.getByText('Until then Undo stops it.')
const fault = (page: Page) => page.getByRole('alert')

/** Runs in the browser: whether the line of the caret, in a text of short lines, is in the window with nothing over it. */
function seesItsCaret(field: Element): boolean {
  const { value, selectionStart, scrollTop } = field as HTMLTextAreaElement
  const { lineHeight, paddingTop, borderTopWidth } = getComputedStyle(field)
  const [line, ...before] = [lineHeight, paddingTop, borderTopWidth].map(Number.parseFloat)
  const { left, top } = field.getBoundingClientRect()
  const lines = value.slice(0, selectionStart).split('\n').length
  const bottom = before.reduce((sum, length) => sum + length, top) + lines * (line ?? Number.NaN) - scrollTop
  return document.elementFromPoint(left + 20, bottom - 2) === field
}

/** Its visitor cancels a call while staff write about it: nothing goes out, and nothing that was typed is lost. */
async function holdsBackALetter(page: Page, site: Site): Promise<void> {
  await makeStaff(page.context().request, site)
  const { id, email } = await writtenLead(site)
  const token = await bookOverHttp(site.origin, { event: 'intro-call-30-minutes', typed: { email } })
  await page.goto(`/admin/leads/${id}`)
  await message(page).fill('Beste Marieke,\n\nTot de dag die u koos.')
  const cancelled = await fetch(`${site.origin}/b/${token}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: site.origin, 'X-Forwarded-For': anyAddress() },
    body: new URLSearchParams({ intent: 'cancel' }),
  })
  expect(cancelled.status).toBe(303)
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(fault(page)).toContainText('Not sent: there is something new.')
  await expect(fault(page).getByRole('link', { name: /^Cancelled by the lead/ })).toBeVisible()
  await expect(message(page)).toHaveValue('Beste Marieke,\n\nTot de dag die u koos.')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(leaves(page)).toBeVisible()
}

test.describe('a lead', () => {
  test.use({ expectedStatuses: [409, 422] })

  test('that cancels its call gets no letter that does not know of it', async ({ page, site }) => {
    await holdsBackALetter(page, site)
  })

  test('is answered from a template, by the keyboard, and Undo stops it', async ({ page, site }) => {
    await makeStaff(page.context().request, site)
    const lead = await writtenLead(site)
    await page.goto(`/admin/leads/${lead.id}#reply`)
    await expect(page.getByText('Kunnen jullie meekijken?')).toBeVisible()
    await expect(message(page)).toBeFocused()
    await template(page).selectOption({ label: 'Answer to a message, in Dutch' })
    await expect(message(page)).toHaveValue(/^Beste Marieke de Wit,\n\nDank voor uw bericht\. U schreef dat \[…\]\./)
    await expect(form(page).getByLabel('Subject')).toHaveValue(/^Re: Uw bericht is binnen \(nr\. \d+\)$/)

    // A gap of the template is no answer; what was typed is not lost with the page, nor to another template.
    await message(page).press('Control+Enter')
    await expect(form(page).getByRole('alert')).toHaveText(
      'A gap of the template is left: fill in or take out each […].',
    )
    await expect(message(page)).toBeFocused()
    await page.keyboard.type(' Waw')
    await expect(message(page)).toHaveValue(/ Waw$/)
    await message(page).fill('Beste Marieke,\n\nJa, dinsdag komt goed uit.\n\nMet vriendelijke groet')
    await page.reload()
    await expect(message(page)).toHaveValue(/Ja, dinsdag komt goed uit/)
    await template(page).selectOption({ label: 'Offer the process audit, in Dutch' })
    await expect(fault(page)).toContainText('Replace what you typed')
    await page.getByRole('button', { name: 'Keep my text' }).click()
    await expect(message(page)).toHaveValue(/Ja, dinsdag komt goed uit/)

    await message(page).press('Control+Enter')
    await expect(leaves(page)).toBeVisible()
    await expect(message(page)).toHaveValue('')
    const [confirmation, reply, ...others] = lead.mails()
    expect(others).toEqual([])
    expect(reply).toMatchObject({ status: 'waiting', headers: { 'In-Reply-To': confirmation?.messageId } })

    // A subject alone is nothing that anybody would miss.
    await form(page).getByLabel('Subject').fill('Dinsdag')
    await page.getByRole('button', { name: 'Stop this reply' }).click()
    await expect(page.getByText(/stopped before it left/)).toBeVisible()
    await expect(message(page)).toHaveValue(/Ja, dinsdag komt goed uit/)
    expect(lead.mails()).toHaveLength(1)
    await page.reload()
    await expect(message(page)).toHaveValue(/Ja, dinsdag komt goed uit/)
  })

  // As the second press of a double click finds it: the first one is done, and its answer was overtaken.
  test('says at the foot what was done already, where a second press finds it done', async ({ page, site }) => {
    await makeStaff(page.context().request, site)
    const lead = await writtenLead(site)
    await page.goto(`/admin/leads/${lead.id}`)
    const elsewhere = await page.context().newPage()
    await elsewhere.goto(`/admin/leads/${lead.id}`)
    await elsewhere.getByRole('button', { name: 'Won' }).click()
    const foot = (of: Page) => of.getByRole('contentinfo').getByRole('status')
    await expect(foot(elsewhere)).toContainText('set to won')
    await expect(foot(page)).toContainText('None yet')
    await page.getByRole('button', { name: 'Won' }).click()
    await expect(fault(page)).toContainText('Not done: there is something new.')
    await expect(foot(page)).toContainText('set to won')
    await page.keyboard.press('z')
    await expect(foot(page)).toContainText('undone: set to won')
  })

  test('is decided once by a double click', async ({ page, site }) => {
    await makeStaff(page.context().request, site)
    const lead = await writtenLead(site)
    await page.goto(`/admin/leads/${lead.id}`)
    await doubleClick(page.getByRole('button', { name: 'Won' }))
    await expect(page.getByRole('contentinfo').getByRole('status')).toContainText('set to won')
    await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible()
    await expect(fault(page)).toHaveCount(0)
  })

  test('keeps the focus near when a decision has taken its button away', async ({ page, site }) => {
    await makeStaff(page.context().request, site)
    const lead = await writtenLead(site)
    await page.goto(`/admin/leads/${lead.id}`)
    await page.getByRole('button', { name: 'Won' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible()
    await expect(page.locator('h1')).toBeFocused()
    await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter')
    await expect(page.getByRole('button', { name: 'Won' })).toBeVisible()
    await expect(page.locator('h1')).not.toBeFocused()
  })

  test('undoes nothing that was done before while something is on its way', async ({ page, site }) => {
    test.setTimeout(60_000)
    await makeStaff(page.context().request, site)
    const [before, lead] = [await writtenLead(site), await writtenLead(site)]
    const foot = page.getByRole('contentinfo').getByRole('status')
    await page.goto(`/admin/leads/${before.id}`)
    await page.keyboard.press('l')
    await expect(foot).toContainText('set to lost')
    await page.goto(`/admin/leads/${lead.id}`)
    await expect(foot).toContainText('set to lost')
    const answer = Promise.withResolvers<void>()
    await page.route(`**/admin/leads/${lead.id}*`, async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      const response = await route.fetch()
      await answer.promise
      return route.fulfill({ response })
    })
    await page.keyboard.press('w')
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('z')
    answer.resolve()
    await expect(foot).toContainText('set to won')
    await page.keyboard.press('z')
    await expect(foot).toContainText('undone: set to won')
    await expect(page.getByRole('button', { name: 'Won' })).toBeVisible()
    await page.goto(`/admin/leads/${before.id}`)
    await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible()
  })

  test('has no text any more that was begun a month ago and not sent', async ({ page, site }) => {
    await makeStaff(page.context().request, site)
    const lead = await writtenLead(site)
    await page.goto(`/admin/leads/${lead.id}`)
    await message(page).fill('Half')
    await page.evaluate(() => localStorage.setItem('desk-x-note-1', JSON.stringify({ text: 'Old', keptAt: 0 })))
    await page.reload()
    await expect(message(page)).toHaveValue('Half')
    const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('desk-')))
    await expect.poll(kept).toEqual([expect.stringMatching(new RegExp(`^desk-[\\w-]+-reply-${lead.id}$`))])

    // With the sheet open, its tab would load anew by itself.
    await page.goto('about:blank')
    await makeStaff(page.context().request, site, { name: 'Bram Visser' })
    await page.goto(`/admin/leads/${lead.id}`)
    await expect(message(page)).not.toHaveValue('Half')
    await message(page).fill('Of Bram')
    expect(await kept()).toHaveLength(2)
  })

  test('is answered in sight: nothing lies over the line that is typed', async ({ page, site }) => {
    await makeStaff(page.context().request, site)
    const { id } = await writtenLead(site)
    for (const [width, height] of [
      [390, 844],
      [1180, 850],
      [1440, 900],
      [1920, 950],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(`/admin/leads/${id}`)
      await page.keyboard.press('r')
      await expect(message(page)).toBeFocused()
      for (let line = 1; line <= 9; line++) {
        await page.keyboard.type(`Regel ${line}`)
        expect.soft(await message(page).evaluate(seesItsCaret), `${width} x ${height}, line ${line}`).toBe(true)
        await page.keyboard.press('Enter')
      }
      await message(page).fill('')
    }
  })

  test('says what is new before a reply to it goes out; is noted, owned, decided and put back', async ({
    page,
    site,
  }) => {
    const { name } = await makeStaff(page.context().request, site)
    const lead = await writtenLead(site)
    await page.goto(`/admin/leads/${lead.id}`)
    await expect(page.getByText('Kunnen jullie meekijken?')).toBeVisible()
    await page.keyboard.press('r')
    await expect(message(page)).toBeFocused()
    await message(page).fill('Beste Marieke,\n\nDat kan.')
    await lead.writesAgain('Nog iets: het gaat om twee vestigingen.')
    await page.getByRole('button', { name: 'Send reply' }).click()
    await expect(fault(page)).toContainText('Not sent: there is something new.')
    await expect(fault(page).getByRole('link', { name: 'Message from the contact form' })).toBeVisible()
    await expect(page.getByText('twee vestigingen')).toBeVisible()
    await expect(message(page)).toHaveValue('Beste Marieke,\n\nDat kan.')
    await page.getByRole('button', { name: 'Send reply' }).click()
    await expect(leaves(page)).toBeVisible()

    await page.locator('h1').click()
    await page.keyboard.press('n')
    await expect(page.getByLabel('Add a note')).toBeFocused()
    await page.getByLabel('Add a note').fill('Called, got voicemail.')
    await page.getByLabel('Add a note').press('Control+Enter')
    await expect(page.getByRole('heading', { name: `Note by ${name}, not shown to the lead` })).toBeVisible()
    await expect(page.getByLabel('Add a note')).toHaveValue('')
    await page.locator('h1').click()
    await page.keyboard.press('w')
    await expect(page.getByRole('heading', { name: `Set to won, by ${name}` })).toBeVisible()
    await page.keyboard.press('z')
    await expect(page.getByRole('heading', { name: `Set to won, by ${name}` })).toBeHidden()
    await page.getByLabel('Owner').selectOption({ label: 'Nobody' })
    await page.getByRole('button', { name: 'Set', exact: true }).click()
    await expect(page.getByRole('heading', { name: `Owner set to nobody, by ${name}` })).toBeVisible()

    await page.getByRole('button', { name: 'Everything held on this address' }).click()
    await expect(page).toHaveURL(/\/admin\/privacy$/)
    await expect(page.getByText(lead.email).first()).toBeVisible()
  })

  test('keeps the field of a note that is typed on while the one before is stored', async ({ page, site }) => {
    await makeStaff(page.context().request, site)
    const { id } = await writtenLead(site)
    await page.goto(`/admin/leads/${id}`)
    await untilHydrated(page)
    const release = await holdPosts(page, `**/admin/leads/${id}.data**`)
    const note = page.getByLabel('Add a note')
    await note.pressSequentially('Belt terug')
    await note.press('Control+Enter')
    await page.keyboard.type('. Wil ')
    release()
    await expect(page.getByRole('listitem').getByText('Belt terug', { exact: true })).toBeVisible()
    await page.keyboard.type('niet wachten, wil het weten.')
    await expect(note).toHaveValue('Belt terug. Wil niet wachten, wil het weten.')
    await expect(page.getByRole('form', { name: 'Reply' }).getByLabel('Message')).toHaveValue('')
    await expect(page.getByText('set to won')).toHaveCount(0)
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect(note).toHaveValue('')
  })

  test('is noted from the keyboard, and the focus goes on to what the note became', async ({ page, site }) => {
    await makeStaff(page.context().request, site)
    const { id } = await writtenLead(site)
    const release = await holdScripts(page)
    await page.goto(`/admin/leads/${id}`, { waitUntil: 'commit' })
    const note = page.getByLabel('Add a note')
    await note.fill('Typed before the script ran.')
    release()
    await untilHydrated(page)
    await expect(note).toHaveValue('Typed before the script ran.')
    await note.press('Control+Enter')
    await expect(note).toHaveValue('')
    await expect(page.locator('h1:focus, #story-items > li:focus')).toHaveCount(1)
  })

  test('keeps the note that is being typed when somebody else adds one', async ({ page, site, browser }) => {
    await makeStaff(page.context().request, site)
    const { id } = await writtenLead(site)
    await page.goto(`/admin/leads/${id}`)
    await untilHydrated(page)
    const note = page.getByLabel('Add a note')
    const other = await browser.newContext({ baseURL: site.origin })
    await makeStaff(other.request, site)
    const form = { do: 'note', note: 'Belde zelf al.' }
    expect((await other.request.post(`/admin/leads/${id}`, { form, headers: { Origin: site.origin } })).ok()).toBe(true)
    await other.close()
    // A reply of one's own reads the page again, while the next thing is typed.
    await page.getByRole('form', { name: 'Reply' }).getByLabel('Message').fill('Beste Marieke,\n\nDat kan.')
    const release = await holdPosts(page, `**/admin/leads/${id}.data**`)
    await page.getByRole('button', { name: 'Send reply' }).click()
    await note.pressSequentially('Twee vestigingen, ')
    release()
    await expect(page.getByText('Belde zelf al.')).toBeVisible()
    await page.keyboard.type('wil weten wat het kost.')
    await expect(note).toHaveValue('Twee vestigingen, wil weten wat het kost.')
    await expect(page.getByText('set to won')).toHaveCount(0)
  })

  test.describe('whose note meets no server', () => {
    test.use({ expectedStatuses: [502] })

    test('keeps it until it is stored', async ({ page, site }) => {
      await makeStaff(page.context().request, site)
      const { id } = await writtenLead(site)
      const note = page.getByLabel('Add a note')
      const data = `**/admin/leads/${id}.data**`
      await page.goto(`/admin/leads/${id}`)
      await note.fill('Called: 1,200 invoices a year, two approvers.')
      await page.route(data, (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }))
      await page.getByRole('button', { name: 'Add note' }).click()
      await expect(page.getByRole('heading', { name: 'Not read' })).toBeVisible()

      await page.unroute(data)
      await page.getByRole('link', { name: 'Try again' }).click()
      await expect(note).toHaveValue('Called: 1,200 invoices a year, two approvers.')
      await page.getByRole('button', { name: 'Add note' }).click()
      await expect(page.getByText('two approvers.')).toBeVisible()
      await expect(note).toHaveValue('')
      await page.reload()
      await expect(note).toHaveValue('')
    })
  })

  test('has nothing that axe finds, and scrolls nowhere sideways', async ({ page, site }) => {
    test.setTimeout(90_000)
    await makeStaff(page.context().request, site)
    const next = await writtenLead(site, { since: '2026-06-02T10:05:00.000Z' })
    const lead = await writtenLead(site, { since: '2026-06-01T10:05:00.000Z' })
    await page.goto(`/admin/leads/${lead.id}?template=audit`)
    await message(page).press('End')
    await message(page).pressSequentially(' x')
    await template(page).selectOption({ label: 'We could not reach you, in Dutch' })
    await expectAccessibleNow(page, 'a lead with a reply begun')

    // J goes to the lead that is due next, K back.
    await page.locator('h1').click()
    await page.keyboard.press('j')
    await expect(page.locator(`#lead-${next.id}`)).toBeFocused()
    await page.keyboard.press('k')
    await expect(page.locator(`#lead-${lead.id}`)).toBeFocused()
    await expect(page).toHaveURL(`/admin/leads/${lead.id}`)
  })
})

test.describe('a lead without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedStatuses: [409, 422] })

  test('that cancels its call gets no letter that does not know of it', async ({ page, site }) => {
    await holdsBackALetter(page, site)
  })

  test('is answered from a template too', async ({ page, site }) => {
    await makeStaff(page.context().request, site)
    const lead = await writtenLead(site)
    await page.goto(`/admin/leads/${lead.id}`)
    await template(page).selectOption({ label: 'Offer the process audit, in Dutch' })
    await page.getByRole('button', { name: 'Use it' }).click()
    await expect(message(page)).toHaveValue(/gratis procesaudit/)
    await message(page).fill('Beste Marieke, ja.')
    await template(page).selectOption({ label: 'We could not reach you, in Dutch' })
    await page.getByRole('button', { name: 'Use it' }).click()
    await expect(fault(page)).toContainText('Replace what you typed')
    await expect(message(page)).toHaveValue('Beste Marieke, ja.')
    await page.getByRole('button', { name: 'Replace it' }).click()
    await expect(message(page)).toHaveValue(/konden u niet bereiken/)

    await message(page).fill('Ja.')
    await page.getByRole('button', { name: 'Send reply' }).click()
    await expect(form(page).getByText('A reply has at least 10 characters.')).toBeVisible()
    await message(page).fill('Beste Marieke,\n\nDat kan.')
    await page.getByRole('button', { name: 'Send reply' }).click()
    await expect(page).toHaveURL(`/admin/leads/${lead.id}`)
    await expect(leaves(page)).toBeVisible()
    await page.getByRole('button', { name: 'Stop this reply' }).click()
    await expect(message(page)).toHaveValue('Beste Marieke,\n\nDat kan.')
    await page.getByLabel('Add a note').fill('Called.')
    await page.getByRole('button', { name: 'Add note' }).click()
    await page.getByRole('button', { name: 'Answered' }).click()
    await expect(page.getByRole('heading', { name: /^Set to answered, by / })).toBeVisible()
  })
})
