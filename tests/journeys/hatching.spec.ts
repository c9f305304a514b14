/** Hatching is drawn by gradients, which browsers mix each in its own way: its strokes are counted in a picture. */
import sharp from 'sharp'
import { expect, test } from '../support/journey.ts'

// For a picture Playwright writes a style into the page, which our policy forbids and Firefox reports.
test.use({ expectedErrors: [/blocked an inline style/] })

test('what is closed on a day is hatched', { tag: '@firefox' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/book/intro-call-30-minutes')
  const closed = page.getByRole('listitem', { includeHidden: true }).filter({ hasText: /^closed$/ })
  const picture = await closed.first().screenshot()
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true })
  // Along the lower edge, where no word stands.
  const row = data.subarray((info.height - 4) * info.width, (info.height - 3) * info.width)
  const ground = row.toSorted()[row.length >> 1] ?? 0
  const isDrawn = (x: number) => Math.abs((row[x] ?? ground) - ground) > 30
  const strokes = [...row.keys()].filter((x) => isDrawn(x) && !isDrawn(x - 1))
  // One every 8 px across its slant.
  const apart = 8 * Math.SQRT2
  expect(Math.abs(strokes.length - info.width / apart)).toBeLessThanOrEqual(1.5)
})
