/** What surrounds every page: language, theme, menus, error pages. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'

test.describe('language', () => {
  test('the switch replaces the history entry, keeps query and hash, and is remembered', { tag: '@firefox' }, async ({
    page,
    context,
  }) => {
    await page.goto('/')
    await page.goto('/contact?a=1#main')
    await page.getByRole('link', { name: 'Nederlands' }).first().click()
    await expect(page).toHaveURL(/\/nl\/contact\?a=1#main$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
    const [cookie] = (await context.cookies()).filter(({ name }) => name === 'preferred-language')
    expect(cookie).toMatchObject({ value: 'nl', sameSite: 'Strict', path: '/' })
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(days).toBeGreaterThan(364)
    expect(await page.evaluate(() => localStorage.getItem('preferred-language'))).toBe('nl')
    await page.goBack()
    await expect(page).not.toHaveURL(/contact/)
  })

  for (const [path, label, tag] of [
    ['/nl/contact', 'Bericht', ['@firefox']],
    // Firefox keeps nothing of a page that says `no-store`, as those of an account do.
    ['/nl/sign-up', 'E-mailadres', []],
  ] as const)
    test(`Back brings what was typed before the switch on ${path}`, { tag: [...tag] }, async ({ page }) => {
      await page.goto(path)
      await page.getByLabel(label, { exact: true }).fill('Onze facturen wachten.')
      await page.getByRole('link', { name: 'English' }).first().click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await page.goBack()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue('Onze facturen wachten.')
    })

  test('Back brings what was typed on an English address that was entered on', { tag: '@firefox' }, async ({
    page,
  }) => {
    await page.goto('/')
    await page.goto('/contact')
    await page.getByLabel('Message', { exact: true }).fill('Our invoices wait.')
    await page.getByRole('link', { name: 'Nederlands' }).first().click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
    await page.goBack()
    await expect(page).toHaveURL(/\d\/contact$/)
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Our invoices wait.')
  })

  test('who chose Dutch earlier and enters on an English address is taken to the twin', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'preferred-language', value: 'nl', url: baseURL ?? '' }])
    await page.goto('/contact?utm_source=x')
    await expect(page).toHaveURL(/\/nl\/contact\?utm_source=x$/)
  })

  test('who chose English stays, whatever the path of the browser says', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'preferred-language', value: 'en', url: baseURL ?? '' }])
    await page.goto('/contact')
    await expect(page).toHaveURL(/\d\/contact$/)
    // The path decides what is rendered: a Dutch address stays Dutch.
    await page.goto('/nl/contact')
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
  })

  test.describe('a Dutch browser', () => {
    test.use({ locale: 'nl-NL' })

    test('enters in Dutch, but a link inside the site is followed as it stands', async ({ page }) => {
      await page.goto('/')
      await expect(page).toHaveURL(/\/nl$/)
      await page.goto('/checklist')
      await page.locator('main a[href="/contact"]').first().click()
      await expect(page).toHaveURL(/\d\/contact$/)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    })

    test('keeps the checklist where it is', async ({ page }) => {
      await page.goto('/checklist')
      await expect(page).toHaveURL(/\d\/checklist$/)
    })
  })
})

test.describe('theme', () => {
  test('is dark by default, changes at once, is remembered, and reaches the other tab', { tag: '@firefox' }, async ({
    page,
    context,
  }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    const other = await context.newPage()
    await other.goto('/contact')
    await chooseLight(page)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'light')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
  })

  test('is the one of the device again for who chooses that', async ({ page }) => {
    const html = page.locator('html')
    const paper = () => html.evaluate((element) => getComputedStyle(element).backgroundColor)
    await page.goto('/')
    await chooseLight(page)
    const light = await paper()
    await page
      .getByRole('radio', { name: /System/ })
      .first()
      .check()
    await expect(html).not.toHaveAttribute('data-theme')
    for (const _ of ['chosen', 'loaded again']) {
      await page.emulateMedia({ colorScheme: 'light' })
      expect(await paper()).toBe(light)
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await paper()).not.toBe(light)
      await page.reload()
      await expect(html).not.toHaveAttribute('data-theme')
    }
  })

  test('a stored theme is there before the first paint', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'light'))
    await page.goto('/', { waitUntil: 'commit' })
    await page.waitForFunction(() => document.body !== null)
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('light')
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('the switch works for the page', async ({ page }) => {
      await page.goto('/')
      const dark = await page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor)
      await page.locator('details[data-menu] summary').first().click()
      await page.getByRole('radio', { name: /Light/ }).first().check()
      const light = await page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor)
      expect(light).not.toBe(dark)
    })
  })
})

test.describe('an unknown address', () => {
  test.use({ expectedStatuses: [404] })

  for (const [path, lang, heading, home] of [
    ['/nothing-here', 'en', 'Page not found', '/'],
    ['/nl/niets-hier', 'nl', 'Pagina niet gevonden', '/nl'],
  ] as const) {
    test(`${path} is a 404 in the language of its path`, async ({ page }) => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expect(page).toHaveTitle(`${heading} | Vlotwerk`)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      const goHome = page.locator('main').getByRole('link', { name: lang === 'nl' ? 'Naar de startpagina' : 'Go home' })
      await expect(goHome).toHaveAttribute('href', home)
    })
  }
})

test.describe('a crash', () => {
  test.use({ expectedErrors: [/a script broke/] })

  test('is told to the server, at most three times', async ({ page }) => {
    const told: string[] = []
    page.on('request', (request) => {
      if (!request.url().endsWith('/api/app-error')) return
      const { message, path } = request.postDataJSON()
      told.push(`${path}: ${message}`)
    })
    await page.goto('/terms?q=typed')
    await page.evaluate(() => {
      for (let n = 1; n < 5; n += 1) Promise.reject(new Error(`a script broke promise ${n}`))
      setTimeout(() => {
        throw new Error('a script broke later')
      })
    })
    await page.evaluate(() => new Promise((done) => setTimeout(done, 50)))
    await expect.poll(() => told).toHaveLength(3)
    for (const one of told) expect(one).toMatch(/^\/terms: a script broke /)
  })

  for (const [path, headline] of [
    ['/tools/automation-roi-calculator', 'Something went wrong'],
    ['/nl/tools/automation-roi-calculator', 'Er ging iets mis'],
  ] as const)
    test(`of what draws ${path} in the browser shows a screen, and is told too`, async ({ page }) => {
      const told = page.waitForRequest('**/api/app-error')
      await page.goto(path)
      await expect.poll(() => page.evaluate(startedScripts)).toContain('hydrated')
      // Each figure that is drawn from now on is written by this.
      await page.evaluate(() =>
        Object.assign(Number.prototype, {
          toFixed() {
            throw new Error('a script broke while it drew')
          },
        }),
      )
      await page.locator('main input[inputmode]').first().fill('7')
      await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible()
      expect((await told).postDataJSON()).toMatchObject({ path, message: 'a script broke while it drew' })
    })
})

test.describe('a page of which no first paint is told', () => {
  test('starts its scripts: told by nobody', async ({ page }) => {
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => undefined
    })
    await page.goto('/contact')
    expect(await page.evaluate(startedScripts)).toEqual(['live', 'hydrated'])
  })

  // Firefox keeps it to itself where a page does not open at its top.
  test('starts its scripts: opened at a part of it, reloaded where one had read to', { tag: '@firefox' }, async ({
    page,
  }) => {
    await page.goto('/contact#main')
    expect(await page.evaluate(startedScripts)).toEqual(['live', 'hydrated'])
    await page.evaluate(() => scrollTo(0, 900))
    await page.reload()
    expect(await page.evaluate(startedScripts)).toEqual(['live', 'hydrated'])
  })
})

function startedScripts(): string[] {
  return performance.getEntriesByType('mark').map(({ name }) => name)
}

test('the skip link leads to the content', { tag: '@firefox' }, async ({ page }) => {
  await page.goto('/contact')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#main$/)
})

test('menus close with Escape and give the focus back', { tag: '@firefox' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/')
  const menu = page.locator('summary', { hasText: 'Menu' })
  await menu.click()
  await expect(page.locator('details[data-menu][open]')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.locator('details[data-menu][open]')).toHaveCount(0)
  await expect(menu).toBeFocused()
})

test.describe('the mobile bar', () => {
  test('hides no focused element', { tag: '@firefox' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 })
    await page.goto('/contact')
    const bar = page.locator('nav', { has: page.getByRole('link', { name: 'WhatsApp' }) }).last()
    await expect(bar).toBeVisible()
    const barTop = (await bar.boundingBox())?.y ?? 0
    for (let n = 0; n < 40; n += 1) {
      await page.keyboard.press('Tab')
      const isHidden = () =>
        page.evaluate((top) => {
          const focused = document.activeElement
          if (!focused || focused === document.body || focused.closest('nav')) return false
          const box = focused.getBoundingClientRect()
          return box.height > 0 && box.top >= top
        }, barTop)
      // Firefox scrolls to it a moment after it has the focus.
      await expect.poll(isHidden).toBe(false)
    }
  })
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'on the contact page' : 'on the contact page, without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('the bar leads to the calendar, and what is typed stays', { tag: '@firefox' }, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 })
      await page.goto('/contact')
      const message = page.locator('textarea').first()
      await message.fill('Our invoices wait.')
      await page.getByRole('link', { name: 'Book consultation' }).last().click()
      await expect(page).toHaveURL(/\/contact#plan$/)
      await expect(page.locator('#plan')).toBeInViewport()
      await expect(message).toHaveValue('Our invoices wait.')
    })
  })

for (const { from, width, press } of [
  { from: 'header', width: 1440, press: (page: Page) => page.locator('header').getByRole('link', { name: 'Contact' }) },
  {
    from: 'menu',
    width: 390,
    press: (page: Page) => page.locator('details[data-menu]').getByRole('link', { name: 'Contact' }),
  },
])
  test(`on the contact page the link of the ${from} keeps what is typed, and begins anew where nothing is`, {
    tag: '@firefox',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const follow = async () => {
      if (from === 'menu') await page.locator('summary', { hasText: 'Menu' }).click()
      await press(page).click()
    }
    const message = page.locator('textarea').first()
    // A refused post that came before the script stands at the second.
    for (const address of ['/nl/contact', '/nl/contact?do=send']) {
      await page.goto(address)
      await expect.poll(() => page.evaluate(startedScripts)).toContain('hydrated')
      await message.fill('Onze facturen wachten op een handtekening.')
      await follow()
      await expect(page).toHaveURL((url) => url.href.endsWith(`${address}#contact`))
      await expect(message).toBeInViewport()
      await expect(message).toHaveValue('Onze facturen wachten op een handtekening.')
      await message.fill('')
      await follow()
      await expect(page).toHaveURL((url) => url.href.endsWith(address))
      await expect(message).toHaveValue('')
    }
  })

test('the header stays on one line, in both languages, where it has least room', { tag: '@firefox' }, async ({
  page,
}) => {
  for (const path of ['/blog', '/nl/blog']) {
    await page.goto(path)
    for (const width of [320, 360, 375, 390, 1025, 1100]) {
      await page.setViewportSize({ width, height: 700 })
      expect((await page.locator('header').boundingBox())?.height, `${path} at ${width} px`).toBeLessThan(75)
    }
  }
})

test('the ring of the focus leaves the words of the main menu whole', async ({ page }) => {
  await page.setViewportSize({ width: 1025, height: 700 })
  await page.goto('/nl/blog')
  const links = await page.locator('header nav').first().getByRole('link').all()
  expect(links.length).toBeGreaterThan(2)
  for (const link of links) {
    await link.focus()
    const room = await link.evaluate((element) => {
      const words = document.createRange()
      words.selectNodeContents(element)
      return words.getBoundingClientRect().left - element.getBoundingClientRect().left
    })
    const offset = await link.evaluate((element) => Number.parseFloat(getComputedStyle(element).outlineOffset))
    expect(room + offset, await link.innerText()).toBeGreaterThan(0)
  }
})

test('each theme is shown in its own colours, whichever is on', async ({ page }) => {
  await page.goto('/blog')
  for (const theme of ['dark', 'light']) {
    await page.locator(`#theme-${theme}`).evaluate((radio: HTMLInputElement) => radio.click())
    const { sheet, ink } = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.documentElement)
      return { sheet: backgroundColor, ink: color }
    })
    for (const on of ['dark', 'light']) {
      await page.locator(`#theme-${on}`).evaluate((radio: HTMLInputElement) => radio.click())
      const [paper, line] = await page.locator(`label:has(#theme-${theme}) path`).all()
      expect(await paper?.evaluate((path) => getComputedStyle(path).fill), `${theme}, on ${on}`).toBe(sheet)
      expect(await line?.evaluate((path) => getComputedStyle(path).stroke), `${theme}, on ${on}`).toBe(ink)
    }
  }
})

async function chooseLight(page: Page): Promise<void> {
  await page
    .locator('summary')
    .filter({ has: page.locator('svg') })
    .first()
    .click()
  await page.getByRole('radio', { name: /Light/ }).first().check()
}
