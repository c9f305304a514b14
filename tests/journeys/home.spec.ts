/** The home page: what it ships, that nothing shifts, and that a deep link finds its section. */
import { expect, test } from '../support/journey.ts'
import { watchShifts } from '../support/watch-shifts.ts'

for (const path of ['/', '/nl']) {
  test.describe(`home at ${path}`, () => {
    test('ships no framework JavaScript and asks for few files, all of this site', async ({ page }) => {
      const requests: { url: string; type: string }[] = []
      page.on('request', (request) => requests.push({ url: request.url(), type: request.resourceType() }))
      await page.goto(path, { waitUntil: 'networkidle' })

      const scripts = requests.filter(({ type }) => type === 'script')
      expect(scripts.map(({ url }) => new URL(url).pathname)).toEqual([
        expect.stringMatching(/^\/assets\/live-[\w-]+\.js$/),
      ])
      const live = await (await page.request.get(scripts[0]?.url ?? '')).body()
      expect(live.length).toBeLessThan(4_000)
      // that of the head, and the scroll to a section
      expect(await page.locator('script:not([src], [type], [data-late])').count()).toBe(2)
    })

    for (const width of [390, 820, 1440]) {
      test(`nothing shifts while it loads at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        const shifts = await watchShifts(page)
        await page.goto(path, { waitUntil: 'networkidle' })
        // Through the whole page and past the end of the map's motion.
        await page.evaluate(async () => {
          for (let y = 0; y < document.body.scrollHeight; y += 700) {
            scrollTo(0, y)
            await new Promise((resolve) => setTimeout(resolve, 100))
          }
        })
        await page.waitForTimeout(5_500)
        expect(await shifts()).toEqual([])
      })
    }

    for (const width of [320, 390, 820, 1100, 1440, 1920]) {
      test(`nothing is wider than the window at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      })
    }

    test('?section= scrolls to the section and leaves the bare address', async ({ page }) => {
      await page.goto(`${path}?section=faq`)
      await expect(page).toHaveURL(new RegExp(`${path === '/' ? '/' : '/nl'}$`))
      await expect(page.locator('#faq')).toBeInViewport()
    })
  })
}

for (const width of [390, 1440]) {
  test(`the header stays where it was first painted, on a slow phone of ${width} px too`, async ({ page }) => {
    // Five loads, at an eighth of the speed.
    test.setTimeout(90_000)
    await page.setViewportSize({ width, height: 900 })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 8 })
    const shifts = await watchShifts(page)
    for (let load = 0; load < 5; load += 1) {
      await page.goto(load % 2 ? '/nl' : '/')
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
      const moved = (await shifts()).flatMap(({ moved }) => moved)
      expect(moved.filter(({ part }) => part === 'header')).toEqual([])
    }
  })
}

test.describe('for a Dutch browser', () => {
  test.use({ locale: 'nl-NL' })

  test('?section= is found on the Dutch page', { tag: '@firefox' }, async ({ page }) => {
    await page.goto('/?section=faq', { waitUntil: 'commit' })
    await expect(page).toHaveURL(/\/nl$/)
    await expect(page.locator('#faq')).toBeInViewport()
  })
})

test('the map switches between its two states from the keyboard', { tag: '@firefox' }, async ({ page }) => {
  await page.goto('/')
  const future = page.getByRole('radio', { name: 'Future state' })
  await future.focus()
  await page.keyboard.press('Space')
  await expect(future).toBeChecked()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('radio', { name: 'Current state' })).toBeChecked()
})

test('the map says the same as a table', { tag: '@firefox' }, async ({ page }) => {
  await page.goto('/')
  await page.getByText('The same drawing as a table').first().click()
  const table = page.getByRole('table').filter({ hasText: 'Typing over' }).first()
  await expect(table).toBeVisible()
  await expect(table.getByRole('row').filter({ hasText: 'Approval' }).first()).toContainText('4.6')
})

test('on a phone both tables show all they say', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const summary = page.getByText('The same drawing as a table').first()
  await summary.click()
  const region = page.getByRole('region', { name: 'The same drawing as a table' })
  expect(await region.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  const cells = page.locator('td[data-road]')
  const starts = await cells.evaluateAll((all) =>
    all.map((cell) => cell.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(cell).paddingInlineStart)),
  )
  expect(new Set(starts).size).toBe(2)
})

test('what runs in a plan is drawn in lanes that keep apart', async ({ page }) => {
  for (const path of ['/', '/nl']) {
    await page.goto(path)
    for (const width of [640, 700, 768, 800, 820, 1025, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const lanes = await page.locator('#pricing svg > svg:has(> rect)').evaluateAll((all) =>
        all.map((lane) => {
          const [box, drawing] = [lane.querySelector('rect'), lane.parentElement].map((one) =>
            one?.getBoundingClientRect(),
          )
          return { top: box?.top ?? 0, bottom: box?.bottom ?? 0, from: drawing?.top ?? 0, to: drawing?.bottom ?? 0 }
        }),
      )
      expect(lanes).toHaveLength(4)
      for (const [index, lane] of lanes.entries()) {
        const next = lanes[index + 1]
        const end = next?.from === lane.from ? next.top : lane.to
        expect.soft(lane.bottom, `lane ${index + 1} of ${path} at ${width} px`).toBeLessThan(end)
      }
    }
  }
})

test('a section of one row has little room around it, and the grid of the sheet only below it', async ({ page }) => {
  await page.goto('/')
  for (const width of [390, 800, 1280]) {
    await page.setViewportSize({ width, height: 700 })
    const { between, grid, below } = await page.locator('#clients').evaluate((section) => {
      const { rowGap, backgroundSize, paddingBlockEnd } = getComputedStyle(section)
      return { between: rowGap, grid: Number.parseFloat(backgroundSize.split(' ')[1] ?? ''), below: paddingBlockEnd }
    })
    expect(between, `at ${width} px`).toBe('0px')
    expect(grid, `at ${width} px`).toBeLessThan(Number.parseFloat(below))
  }
})
