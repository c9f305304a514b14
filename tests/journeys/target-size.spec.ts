/**
 * What is pressed at 320 px is 24 px wide and high, or has that much room around it (WCAG 2.5.8). At any width it takes the
 * press itself: nothing lies over it.
 */
import { expect, test } from '../support/journey.ts'

const paths = [
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
  '/projects/client-intake-noorderschans',
]

for (const path of paths) {
  test(`${path} at 320 px: no target is too small, nothing is wider than the window`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(path)
    expect(await page.evaluate(smallTargets)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })

  test(`${path}: nothing lies over a target`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const width of [320, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      expect(await page.evaluate(coveredTargets), `${width} px`).toEqual([])
    }
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

/**
 * Runs in the page: targets that something else covers, in the middle or in the corners of the 24 px around it. A label
 * presses its box. A bar at the edge of the window is no cover: what it covers is scrolled out from under it.
 */
function coveredTargets(): string[] {
  const half = 11
  const targets = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, select, textarea, input')]
  return targets
    .filter((one) => !one.matches('.visually-hidden'))
    .flatMap((element) => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return []
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const [box] = element.getClientRects()
      if (!box) return []
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      const aside = Math.min(half, box.width / 2 - 1)
      const up = getComputedStyle(element).display === 'inline' ? 0 : Math.min(half, box.height / 2 - 1)
      const cover = [
        [x, y],
        [x - aside, y - up],
        [x + aside, y - up],
        [x - aside, y + up],
        [x + aside, y + up],
      ]
        .map(([left = 0, top = 0]) => document.elementFromPoint(left, top))
        // Nothing is there outside the window: the skip link, and what is there for programs.
        .find((hit) => hit && !isOf(element, hit) && !isInBar(hit))
      return cover ? [`${nameOf(element)} under ${nameOf(cover)}`] : []
    })

  /** Part of it, its label, or what it stands in. */
  function isOf(element: Element, hit: Element): boolean {
    return element.contains(hit) || hit.contains(element) || hit.closest('label')?.control === element
  }

  function isInBar(hit: Element): boolean {
    for (let one: Element | null = hit; one; one = one.parentElement)
      if (getComputedStyle(one).position === 'fixed') return true
    return false
  }

  function nameOf(element: Element): string {
    return element.textContent?.trim().slice(0, 40) || element.id || element.outerHTML.slice(0, 90)
  }
}
