/** What React takes a page for, held beside the page: of a difference in attributes it neither mends nor says anything. */
import type { Page } from '@playwright/test'

/** What is otherwise in the page than its script believes, each as `element attribute: page, script`. */
export async function toldOtherwise(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names: Record<string, string> = { className: 'class', htmlFor: 'for' }
    // No attributes, or changed by whoever uses the page.
    const passed = ['style', 'children', 'defaultValue', 'defaultChecked', 'value', 'checked', 'nonce']
    const found: string[] = []
    let held = 0
    // Scripts are left out: those of the start wait for the first paint, with another type.
    for (const element of document.querySelectorAll('*:not(script)')) {
      const key = Object.keys(element).find((each) => each.startsWith('__reactProps$'))
      if (key === undefined) continue
      held += 1
      const told = Object.entries(Reflect.get(element, key))
      for (const [name, value] of told) {
        if (passed.includes(name) || (typeof value !== 'string' && typeof value !== 'number')) continue
        const dashed = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
        const shown = element.getAttribute(names[name] ?? name) ?? element.getAttribute(dashed)
        if (shown !== String(value)) found.push(`${element.localName} ${name}: ${shown}, ${value}`)
      }
    }
    if (held === 0) throw new Error('React keeps its own of an element elsewhere: nothing was held beside it')
    return found
  })
}
