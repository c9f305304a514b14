/** What moves in a page without being asked to, as the browser tells it. Chromium only. */
import type { Page } from '@playwright/test'

export interface Shift {
  /** Share of the window, times how far: what layout shift is counted in. */
  readonly value: number
  readonly moved: readonly Moved[]
}

interface Moved {
  /** The part of the page that it stands in. */
  readonly part: 'header' | 'main' | 'footer' | undefined
  /** Its name, how its text begins, and from where it went where: left, top, width and height in px. */
  readonly what: string
}

/** From the next document on. What comes back gives the shifts of the document that is open. */
export async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(observe)
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
}

/** Runs in the page. */
function observe(): void {
  interface Entry extends PerformanceEntry {
    readonly value: number
    readonly sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
  }
  const shifts: Shift[] = []
  Object.assign(window, { shifts })
  const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Entry[]) {
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement
        return {
          part: element?.closest('header, main, footer')?.localName as Moved['part'],
          what: `${node?.nodeName} "${node?.textContent?.slice(0, 30)}" ${place(previousRect)} > ${place(currentRect)}`,
        }
      })
      shifts.push({ value, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
