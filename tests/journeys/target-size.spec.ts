/** What is pressed at 320 px is 24 px wide and high, or has that much room around it (WCAG 2.5.8). */
import { expect, test } from '../support/journey.ts'

for (const path of [
  '/',
  '/services/workflow-optimization',
  '/contact',
  '/tools/automation-roi-calculator',
  '/book/intro-call-30-minutes',
  '/checklist',
  '/sign-in',
  '/blog',
  '/blog/approval-nobody-reads',
  '/get-started',
  '/partnership',
  '/projects',
]) {
  test(`${path} at 320 px: no target is too small, nothing is wider than the window`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(path)
    expect(await page.evaluate(smallTargets)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
}

/** Runs in the page. Links within a sentence are excepted. A box counts with its label. */
function smallTargets(): string[] {
  const least = 24
  const rooms = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, summary, select, textarea, input'),
  ].flatMap((element) => {
    if (
      element.matches('[type=hidden], .skip') ||
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
      return []
    const label =
      element instanceof HTMLInputElement && /radio|checkbox/.test(element.type) ? element.labels?.[0] : undefined
    const boxes = [element, ...(label ? [label] : [])].map((one) => one.getBoundingClientRect())
    const left = Math.min(...boxes.map((box) => box.left))
    const right = Math.max(...boxes.map((box) => box.right))
    const top = Math.min(...boxes.map((box) => box.top))
    const bottom = Math.max(...boxes.map((box) => box.bottom))
    return [{ element, left, right, top, bottom, x: (left + right) / 2, y: (top + bottom) / 2 }]
  })
  const isSmall = ({ left, right, top, bottom }: (typeof rooms)[number]) => right - left < least || bottom - top < least
  return rooms
    .filter((room) => isSmall(room) && !withinText(room.element))
    .filter((room) =>
      rooms.some((other) => {
        if (other === room) return false
        if (isSmall(other)) return Math.hypot(other.x - room.x, other.y - room.y) < least
        const away = [
          Math.max(other.left - room.x, room.x - other.right, 0),
          Math.max(other.top - room.y, room.y - other.bottom, 0),
        ]
        return Math.hypot(...away) < least / 2
      }),
    )
    .map(
      ({ element, left, right, top, bottom }) =>
        `${Math.round(right - left)} x ${Math.round(bottom - top)}: ${element.tagName} ${element.textContent?.trim().slice(0, 40) || element.id || element.outerHTML.slice(0, 90)}`,
    )

  function withinText(element: HTMLElement): boolean {
    const block = element.closest('p, li, dd, td, figcaption, blockquote')
    return (
      element.matches('a') &&
      block !== null &&
      (block.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0) + 3 &&
      getComputedStyle(element).display === 'inline'
    )
  }
}
