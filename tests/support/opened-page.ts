/** An opened page as a stranger's words could have changed it: what it became, and what it says. */
import type { Page } from '@playwright/test'

export interface OpenedPage {
  /** Elements and attributes that no page of ours has, and a page that scrolls sideways. */
  readonly wrong: readonly string[]
  readonly title: string
  /** All that can be seen, in the order of the document: texts, and what fields hold. */
  readonly words: string
  /** What runs from right to left on a line with other words, which it could set out of order. */
  readonly mixed: readonly string[]
}

export function readOpened(page: Page): Promise<OpenedPage> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('*')]
    const sideways = document.documentElement.scrollWidth - innerWidth
    return {
      wrong: [...all.flatMap(wrongIn), ...(sideways > 0 ? [`scrolls ${sideways} px sideways`] : [])],
      title: document.title,
      words: all.flatMap((element) => (element.checkVisibility() ? wordsIn(element) : [])).join(''),
      mixed: all.filter((element) => element.checkVisibility()).flatMap(mixedIn),
    }

    function mixedIn(element: Element): string[] {
      const texts = element.matches('script, style, option, input, textarea') ? [] : wordsIn(element)
      return texts.filter((text) => /[\u0590-\u08FF]/.test(text) && isMixed(element, text))
    }

    function isMixed(element: Element, text: string): boolean {
      let box = element
      while (getComputedStyle(box).display === 'inline' && !box.matches('bdi, [dir]'))
        box = box.parentElement ?? document.documentElement
      return !box.matches('bdi, [dir]') && box.textContent?.trim() !== text.trim()
    }

    function wrongIn(element: Element): string[] {
      const active = /^(iframe|frame|object|embed|applet|base|math|portal)$/i.test(element.localName)
      const bare = /^(script|style)$/i.test(element.localName) && !isOurs(element as HTMLElement)
      const refresh = element.matches('meta[http-equiv="refresh" i]')
      const attributes = [...element.attributes].filter(({ name, value }) => isActive(name, value))
      return [
        ...(active || bare || refresh ? [element.outerHTML.slice(0, 200)] : []),
        ...attributes.map(({ name, value }) => `${element.localName} ${name}=${value}`),
      ]
    }

    /** By a nonce, by its address, or because it is data. */
    function isOurs({ nonce, attributes }: HTMLElement): boolean {
      const src = (attributes.getNamedItem('src') ?? attributes.getNamedItem('data-late'))?.value
      const type = attributes.getNamedItem('type')?.value
      return !!nonce || src?.startsWith('/assets/') === true || type === 'application/ld+json'
    }

    function isActive(name: string, value: string): boolean {
      if (/^on|^srcdoc$|^style$/i.test(name)) return true
      return (
        /^(href|xlink:href|src|action|formaction|poster|data)$/i.test(name) &&
        /^\s*(javascript|data|vbscript|\/\/)/i.test(value)
      )
    }

    /** Of the element itself: of those in it the list holds their own. */
    function wordsIn(element: Element): string[] {
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return [element.value]
      if (element.matches('script, style')) return []
      return [...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : []))
    }
  })
}
