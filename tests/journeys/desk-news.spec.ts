/** What came of a press at the desk stands in the window, however far the page was scrolled. */
import type { Locator, Page } from '@playwright/test'
import { leadRow, plantLeads } from '../support/desk-leads.ts'
import { plantMail } from '../support/desk-mails.ts'
import { expect, test } from '../support/journey.ts'
import { openLeads } from '../support/open-leads.ts'
import { reportAppError } from '../support/report-app-error.ts'
import { makeStaff } from '../support/staff.ts'
import { writtenLead } from '../support/written-lead.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

for (const size of sizes) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size })

    test.describe('a reply', () => {
      test.use({ expectedStatuses: [409] })

      test('that was not sent is said to be so, and one that was has the focus', async ({ page, site }) => {
        await makeStaff(page.context().request, site)
        const lead = await writtenLead(site)
        for (let n = 0; n < 5; n += 1)
          await lead.writesAgain(`Nog iets, ${n}.\n\n${'Het gaat om twee vestigingen.\n'.repeat(5)}`)
        await page.goto(`/admin/leads/${lead.id}`)
        await page.getByRole('form', { name: 'Reply' }).getByLabel('Message').fill('Beste Marieke,\n\nDat kan.')
        await lead.writesAgain('En nog iets.')
        await page.getByRole('button', { name: 'Send reply' }).click()
        await expectSeen(page, page.getByRole('alert').getByText('Not sent: there is something new.'))

        await page.getByRole('button', { name: 'Send reply' }).click()
        const sent = page.getByText('Until then Undo stops it.')
        await expect(sent).toBeInViewport()
        await expect(page.locator('#story-items > li:focus')).toContainText('Until then Undo stops it.')
      })
    })

    test('a decision on several leads is said where it was made', async ({ page, site }) => {
      await openLeads(page, site, 'Ingrid Postma', 24)
      for (const index of [20, 21, 22]) await page.getByRole('checkbox', { name: 'Select Ingrid' }).nth(index).check()
      await page.getByRole('group', { name: 'Selected leads' }).getByRole('button', { name: 'Won' }).click()
      await expectSeen(page, page.getByText('3 leads: set to won.'))
      await expect(page.getByRole('button', { name: 'Undo all 3' })).toBeInViewport({ ratio: 1 })

      for (let n = 0; n < 18; n += 1) await page.keyboard.press('j')
      // Where there is room the lead is read meanwhile, and shown beside the list.
      await page.waitForTimeout(500)
      await expect(page.locator('[data-row] a:focus')).toBeInViewport({ ratio: 1 })
    })

    test('a mail is opened beside its row, and what came of it is said there', async ({ page, site }) => {
      await makeStaff(page.context().request, site)
      const subjects = Array.from({ length: 25 }, (_, index) => `Uw offerte ${size.width} ${index}`)
      for (const subject of subjects) plantMail(site.dataDir, { subject })
      await page.goto('/admin/outbox?view=dead')
      const link = page.getByRole('link', { name: `Uw offerte ${size.width} 6`, exact: true })
      await link.click()
      const pane = page.getByRole('complementary', { name: 'Mail as it was sent' })
      await expect(pane.getByRole('heading', { name: `Uw offerte ${size.width} 6` })).toBeInViewport()
      if (size.width > 1024) await expect(link).toBeInViewport({ ratio: 1 })
      await pane.getByRole('button', { name: 'Settle' }).click()
      await expectSeen(page, pane.getByText('Settled.', { exact: true }))
      await pane.getByRole('button', { name: 'Try again' }).click()
      await expectSeen(page, pane.getByText('It is tried again.'))
      await expect(page.locator('body')).not.toBeFocused()
    })

    test('a line of the audit log that cannot be taken back any more says so', async ({ page, site }) => {
      await makeStaff(page.context().request, site)
      const post = async (path: string, form: Record<string, string>) => {
        const answer = await page.context().request.post(path, { form, headers: { Origin: site.origin } })
        expect(answer.ok()).toBe(true)
      }
      const ids = plantLeads(
        site.dataDir,
        Array.from({ length: 15 }, (_, index) => leadRow({ name: `Lotte Vos ${size.width} ${index}` })),
      )
      for (const id of ids) await post('/admin?index', { do: 'won', lead: `${id}.0` })
      await page.goto('/admin/audit')
      const row = page.getByRole('row').filter({ hasText: `Lotte Vos ${size.width} 0` })
      await post('/admin/undo', { change: await row.locator('input[name=change]').inputValue(), to: '/admin' })
      await row.getByRole('button', { name: 'Undo' }).click()
      await expectSeen(page, page.getByText('Not undone.', { exact: true }))
      await expect(page.locator('body')).not.toBeFocused()
    })

    test('an error is settled where it is read', async ({ page, site }) => {
      const { request } = page.context()
      await makeStaff(request, site)
      await page.setViewportSize({ ...size, height: 480 })
      const message = `y is undefined ${size.width}`
      await reportAppError(request, message)
      await page.goto('/admin/errors')
      await page.getByRole('row').filter({ hasText: message }).getByRole('link').click()
      await page.getByRole('complementary').getByRole('button', { name: 'Settle' }).click()
      await expectSeen(page, page.getByText('Settled.', { exact: true }))
      await expect(page.locator('body')).not.toBeFocused()
    })

    test('time that cannot be freed again says so above the week', async ({ page, site }) => {
      await makeStaff(page.context().request, site)
      await page.goto('/admin/bookings?week=2027-W20')
      await page.getByRole('button', { name: 'Block this time' }).click()
      await expect(page.locator('#opened').getByText('Blocked.', { exact: true })).toBeVisible()
      const line = page.getByRole('contentinfo')
      const change = await line.locator('input[name=change]').inputValue()
      const form = { change, to: '/admin' }
      const headers = { Origin: site.origin }
      expect((await page.context().request.post('/admin/undo', { form, headers })).ok()).toBe(true)
      await line.getByRole('button', { name: 'Undo' }).click()
      await expectSeen(page, page.getByText('Not undone.', { exact: true }))
      await expect(page.locator('body')).not.toBeFocused()
    })
  })
}

for (const width of [820, 1024]) {
  test(`the last change is told with what was done, of a long name and a short one, at ${width} px`, async ({
    page,
    site,
  }) => {
    await makeStaff(page.context().request, site)
    const names = ['Willem-Alexander van Oranje-Nassau '.repeat(3).trim(), 'Jan Bos']
    const ids = plantLeads(
      site.dataDir,
      names.map((name) => leadRow({ name })),
    )
    await page.setViewportSize({ width, height: 700 })
    for (const id of ids) {
      await page.goto(`/admin/leads/${id}`)
      await page.getByRole('button', { name: 'Won' }).click()
      const change = page.getByRole('contentinfo').getByText('set to won')
      await expect(change).toBeInViewport({ ratio: 1 })
      expect(await change.evaluate((words) => words.scrollWidth <= words.clientWidth)).toBe(true)
    }
  })
}

async function expectSeen(page: Page, words: Locator): Promise<void> {
  await expect(words).toBeInViewport({ ratio: 1 })
  const isOnTop = await words.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const at = document.elementFromPoint(left + Math.min(width, 40) / 2, top + height / 2)
    return at !== null && (element.contains(at) || at.contains(element))
  })
  expect(isOnTop, await page.title()).toBe(true)
}
