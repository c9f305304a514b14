/** A double click as the hand makes it, whatever the machine is busy with. */
import type { Locator } from '@playwright/test'

/**
 * Clicks where the button is, and once more a fifth of a second later by the time of the hand: on what is there then.
 * The driver waits for each of its clicks to be handled, which makes two single ones of them on a slow machine.
 */
export async function doubleClick(button: Locator): Promise<void> {
  await button.evaluate(async (element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const press = (time: number, detail: number) => {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail, clientX: x, clientY: y })
      Object.defineProperty(click, 'timeStamp', { value: time })
      document.elementFromPoint(x, y)?.dispatchEvent(click)
    }
    const first = performance.now()
    press(first, 1)
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    press(first + 200, 2)
  })
}
