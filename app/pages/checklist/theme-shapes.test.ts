import { expect, it } from 'vitest'
import { checklist } from '#app/content/checklist.ts'
import { sheet, themeShapes } from './theme-shapes.ts'

it('draws every point of every theme, in the order of the list', () => {
  const listed = checklist.themes.map(({ id, points }) => [id, points.map(({ id }) => id)])
  const drawn = Object.entries(themeShapes).map(([theme, parts]) => [theme, parts.map(({ point }) => point)])
  expect(drawn).toEqual(listed)
})

it('keeps every number on the sheet, and off every other', () => {
  /** Of "1.1" at 13.5 px, 78 per cent wide. */
  const [width, height] = [18, 10]
  for (const parts of Object.values(themeShapes))
    for (const [index, { point, number: at }] of parts.entries()) {
      const [x, y] = at
      const inside = x >= width / 2 && x <= sheet.width - width / 2 && y >= height && y <= sheet.height
      expect(inside, point).toBe(true)
      const near = parts.slice(index + 1).filter(({ number }) => {
        return Math.abs(number[0] - x) < width && Math.abs(number[1] - y) < height
      })
      expect(near, point).toEqual([])
    }
})
