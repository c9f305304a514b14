/** Reading: the list of articles, its search and filter with and without JavaScript, and an article. */
import { expect, test } from '../support/journey.ts'

const titles = { automation: 'Before you automate an approval, ask who reads it' }

for (const javaScriptEnabled of [true, false]) {
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('a word and a category stand in the address, and back undoes them', { tag: '@firefox' }, async ({ page }) => {
      await page.goto('/blog')
      await expect(page.getByRole('article').or(page.locator('main li h2')).first()).toBeVisible()
      await page.getByRole('searchbox').fill('signature')
      await page.getByRole('searchbox').press('Enter')
      await expect(page).toHaveURL(/[?&]q=signature/)
      await expect(page.getByRole('link', { name: titles.automation, exact: true })).toBeVisible()
      await page.getByRole('link', { name: /^Automation/ }).click()
      await expect(page).toHaveURL(/category=automation/)
      await expect(page).toHaveURL(/q=signature/)
      await page.goBack()
      await expect(page).not.toHaveURL(/category=/)
      await page.reload()
      await expect(page.getByRole('searchbox')).toHaveValue('signature')
    })

    test('nothing found says so, and how to go on', async ({ page }) => {
      await page.goto('/nl/blog?q=zeppelin')
      await expect(page.getByText('Geen artikelen gevonden')).toBeVisible()
      await expect(page.getByRole('searchbox')).toHaveValue('zeppelin')
    })

    test('a long word that is not found stays in its box', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 })
      await page.goto('/nl/blog?q=automatiseringsmogelijkheden')
      const box = page.locator('div:has(> div > h2)', { hasText: 'Geen artikelen gevonden' }).last()
      await expect(box).toBeVisible()
      expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    })

    test('an odd query is only words', async ({ page }) => {
      await page.goto(`/blog?q=${encodeURIComponent('<b>"\'&')}&category=nonsense`)
      await expect(page.getByRole('searchbox')).toHaveValue('<b>"\'&')
    })
  })
}

test('the list follows the typing, without a new entry in the history for each letter', { tag: '@firefox' }, async ({
  page,
}) => {
  await page.goto('/blog')
  const box = page.getByRole('searchbox')
  const length = await page.evaluate(() => history.length)
  await box.pressSequentially('chatbot', { delay: 20 })
  await expect(page).toHaveURL(/q=chatbot/)
  await expect(page.getByRole('status')).toContainText('1 article')
  await expect(box).toBeFocused()
  expect(await page.evaluate(() => history.length)).toBe(length)
})

test('what is typed while an answer is drawn stays in the field, and Back still fills it', {
  tag: '@firefox',
}, async ({ page }) => {
  await page.goto('/blog')
  const box = page.getByRole('searchbox')
  const status = page.getByRole('status')
  const all = (await status.textContent()) ?? ''
  await status.evaluate((count) => {
    const drawn = new MutationObserver(() => {
      drawn.disconnect()
      const field = document.querySelector<HTMLInputElement>('#q')
      if (!field) return
      // More is asked for before the effects of what was drawn have run, and one letter comes after that.
      field.value += 'bo'
      field.form?.requestSubmit()
      field.value += 't'
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
    drawn.observe(count, { characterData: true, childList: true, subtree: true })
  })
  await box.fill('chat')
  await expect(page).toHaveURL(/q=chatbot/)
  await expect(status).toContainText('1 article')
  await expect(status).not.toHaveText(all)
  await expect(box).toHaveValue('chatbot')
  await page.getByRole('link', { name: /^Automation/ }).click()
  await expect(page).toHaveURL(/category=automation/)
  await expect(box).toHaveValue('chatbot')
  await box.fill('signature')
  await expect(page).toHaveURL(/q=signature/)
  await page.goBack()
  await expect(page).not.toHaveURL(/category=/)
  await expect(box).toHaveValue('chatbot')
})

test('an article is found from the start page, and read without framework JavaScript', { tag: '@firefox' }, async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/')
  await page.locator('#insights').getByRole('link', { name: titles.automation, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.automation)
  expect(new Set(scripts).size).toBe(1)
  await page
    .getByRole('link', { name: /Ilse van der Meer/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/author\/ilse-van-der-meer$/)
})

test('an address that no article, service, case or writer has is the 404 page', async ({ request }) => {
  for (const path of ['/blog/nope', '/nl/blog/nope', '/services/nope', '/nl/projects/nope', '/author/nope']) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
    expect(await answer.text()).toContain(path.startsWith('/nl') ? 'Pagina niet gevonden' : 'Page not found')
  }
})
