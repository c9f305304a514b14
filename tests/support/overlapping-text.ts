/**
 * Words of a page that lie on those of another block: `one / other`. Drawings have rules of their own (misplaced-text.ts).
 * Runs in the browser, by itself: it may use nothing of this module.
 */
export function findOverlappingText(root: Element): string[] {
  const lines: Line[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent?.trim()
    if (!text || !element || !isSeen(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const block = blockOf(element)
    const height = Number.parseFloat(getComputedStyle(element).fontSize) * 0.8
    for (const { left, right, top, bottom } of range.getClientRects()) {
      if (right - left > 2) lines.push({ left, right, middle: (top + bottom) / 2, height, text, block })
    }
  }
  const found = new Set<string>()
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (one.block !== other.block && lieOnOneAnother(one, other)) found.add(`${one.text} / ${other.text}`)
    }
  }
  return [...found]

  interface Line {
    left: number
    right: number
    middle: number
    /** Of its letters. */
    height: number
    text: string
    block: Element
  }

  function lieOnOneAnother(one: Line, other: Line): boolean {
    const slack = 0.5
    return (
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > slack &&
      Math.abs(one.middle - other.middle) < (one.height + other.height) / 2 - 3
    )
  }

  function blockOf(element: Element): Element {
    let block = element
    while (block.parentElement && getComputedStyle(block).display === 'inline') block = block.parentElement
    return block
  }

  function isSeen(element: Element): boolean {
    if (element.closest('style, script, option, svg, [aria-hidden="true"], details:not([open]) > :not(summary)'))
      return false
    if (getComputedStyle(element).writingMode !== 'horizontal-tb') return false
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { position, clipPath } = getComputedStyle(around)
      // Bars lie on the page; what is there for screen readers only stands in a pixel.
      if (position === 'fixed' || position === 'sticky' || clipPath !== 'none') return false
    }
    return true
  }
}
