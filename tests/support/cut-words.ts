/**
 * Words that go on in the next line where nothing lets them: no hyphen, dash, slash or soft hyphen. A browser cuts a word
 * only when it does not fit its box. The browser of the tests knows no syllables; one that does would add hyphens of its
 * own: what may have them is left out when asked for. Runs in the browser, by itself: it may use nothing of this module.
 */
export function findCutWords(root: Element, but?: 'what may be hyphenated'): string[] {
  const cut = new Set<string>()
  const range = document.createRange()
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element || !isSeen(element)) continue
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
      const last = index + word.length - 1
      if (topOf(node, last) - topOf(node, index) < 4) continue
      // A letter that stands lower than the one before it, and what lets the word part there. Behind a soft hyphen the
      // browser gives the place of the first letter as in the line above.
      for (let at = index + 1; at <= last; at++) {
        const before = word.slice(0, at - index)
        if (topOf(node, at) - topOf(node, at - 1) > 4 && !/[-–—/]$|\u00ad.?$/.test(before))
          cut.add(`${before}|${word.slice(at - index)}`)
      }
    }
  }
  return [...cut]

  function topOf(node: Node, at: number): number {
    range.setStart(node, at)
    range.setEnd(node, at + 1)
    const area = [...range.getClientRects()].find(({ width }) => width > 0)
    return area?.top ?? Number.NaN
  }

  function isSeen(element: Element): boolean {
    if (element.closest('style, script, option, svg, details:not([open]) > :not(summary)')) return false
    // Along a word that stands on its side every letter is lower than the one before it.
    const { writingMode, hyphens } = getComputedStyle(element)
    if (writingMode !== 'horizontal-tb' || (but && hyphens === 'auto')) return false
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    // What is there for screen readers only, or for programs, stands in a pixel.
    for (let one: Element | null = element; one; one = one.parentElement)
      if (one.getBoundingClientRect().width <= 1 || getComputedStyle(one).clipPath === 'inset(50%)') return false
    return true
  }
}
