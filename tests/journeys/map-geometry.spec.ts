/**
 * The drawing of a process that a visitor typed, as the browser sets it: whatever the names and numbers, no words lie on
 * other words, none leave their box or the drawing, and nothing is wider than the window.
 *
 * The layout is computed from a table of letter widths (app/ui/value-stream-map/geometry); this holds it against real
 * letters. Names are the worst we know, and some from a seed.
 */

import type { Page } from '@playwright/test'
import fc from 'fast-check'
import { type RoiSheet, type RoiStep, stepCount, usualAssumptions } from '#app/domain/roi/sheet.ts'
import { typeSheet, writeTypedSheet } from '#app/domain/roi/typed-sheet.ts'
import { expect, test } from '../support/journey.ts'
import { findMisplacedText } from '../support/misplaced-text.ts'

const widths = [390, 640, 820, 1025, 1180, 1440]
const seed = 20261121

const worstNames = [
  'W'.repeat(40),
  'MMMM '.repeat(8),
  'Qualitätsüberprüfungsausschussmitglieder',
  'Проверка счетов-фактур поставщиков щщщщщ',
  'ααβΩ Ñandú œuvre łódź Straße æøå ÞðŁ ẞ',
  '0123456789 0123456789 0123456789 0123456',
]

const text = fc.oneof(
  fc.constantFrom('', 'Same again', ...worstNames),
  fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz   ABCWM,-é&0'), minLength: 1, maxLength: 40 }),
)
const hundredths = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((count) => count / 100)
const step: fc.Arbitrary<RoiStep> = fc.record({
  name: text,
  who: text,
  waitDays: fc.oneof(fc.constantFrom(0, 0.02, 0.1, 250), hundredths(9)),
  minutes: fc.oneof(fc.constantFrom(0, 12.5, 959.99), hundredths(30)),
  timesPerMonth: fc.constantFrom(1, 120, 9_999.99),
  becomes: fc.constantFrom('software', 'person', 'gone'),
})

/** As wide as it gets. */
const worstStep: RoiStep = {
  name: 'W'.repeat(40),
  who: 'M'.repeat(40),
  waitDays: 250,
  minutes: 959.99,
  timesPerMonth: 9_999.99,
  becomes: 'person',
}

for (let count: number = stepCount.least; count <= stepCount.most; count++) {
  test(`${count} steps of any names`, async ({ page }) => {
    const steps = fc.sample(step, { seed: seed + count, numRuns: count })
    await page.goto(`/tools/automation-roi-calculator?${query(steps)}`)
    await expectWordsInPlace(page)
  })
}

test('twelve steps, each as wide as it gets', async ({ page }) => {
  await page.goto(`/nl/tools/automation-roi-calculator?${query(Array(stepCount.most).fill(worstStep))}`)
  await expectWordsInPlace(page)
})

test('steps of which none stays', async ({ page }) => {
  await page.goto(`/tools/automation-roi-calculator?${query(Array(5).fill({ ...worstStep, becomes: 'gone' }))}`)
  await expectWordsInPlace(page)
})

async function expectWordsInPlace(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => document.fonts.ready)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`)
      .toBeLessThanOrEqual(width)
    for (const state of ['current', 'future']) {
      await page.locator(`figure input[value=${state}]`).evaluate((radio: HTMLInputElement) => {
        radio.checked = true
      })
      expect.soft(await page.evaluate(findMisplacedText), `${state} state at ${width} px`).toEqual([])
    }
  }
}

function query(steps: RoiStep[]): URLSearchParams {
  const sheet: RoiSheet = {
    process: 'invoice',
    name: 'W'.repeat(40),
    timesPerMonth: 120,
    people: 3,
    hourlyCostCents: 4_200,
    steps,
    assumptions: usualAssumptions,
  }
  return writeTypedSheet(typeSheet(sheet, 'en'))
}
