/**
 * Words of drawings (maps, the lanes of the calculator's list, the days of a month) that lie where they must not. Runs
 * in the browser, by itself: it may use nothing of this module.
 */
export function findMisplacedText(): string[] {
  const problems = new Set<string>()
  for (const drawing of document.querySelectorAll(
    'figure[id^="map-"], figure:has([role="img"]), [data-step] td[class*="lane"], td[data-day]',
  )) {
    const words = wordsIn(drawing)
    const edges = drawing.getBoundingClientRect()
    for (const [index, word] of words.entries()) {
      if (word.left < edges.left - 1 || word.right > edges.right + 1) problems.add(`outside the drawing: ${word.text}`)
      const box = boxAround(word.element)
      if (box && !lies(word, box)) problems.add(`outside its box: ${word.text}`)
      for (const other of words.slice(index + 1)) {
        if (overlap(word, other)) problems.add(`on one another: ${word.text} / ${other.text}`)
      }
    }
  }
  return [...problems]

  interface Area {
    left: number
    right: number
    top: number
    bottom: number
  }

  interface Word extends Area {
    text: string
    element: Element
    node: Node
  }

  /** A line of a text has the room of its font, which is more than its letters take: a fifth less at both ends. */
  function wordsIn(drawing: Element): Word[] {
    const words: Word[] = []
    const walker = document.createTreeWalker(drawing, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim()
      if (!text || !element || !isSeen(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { left, right, top, height } of range.getClientRects()) {
        words.push({ left, right, top: top + height * 0.2, bottom: top + height * 0.8, text, element, node })
      }
    }
    return words
  }

  function isSeen(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    return !element.closest('.visually-hidden, style, option, details:not([open])')
  }

  /** The process box that a text stands in: drawn in the map, or a box of the list. */
  function boxAround(element: Element): Area | undefined {
    const paths = [...(element.closest('g[data-step]')?.querySelectorAll('path') ?? [])].filter(isSeen)
    const areas = paths.map((path) => path.getBoundingClientRect())
    if (areas.length > 0) {
      return {
        left: Math.min(...areas.map(({ left }) => left)),
        right: Math.max(...areas.map(({ right }) => right)),
        top: Math.min(...areas.map(({ top }) => top)),
        bottom: Math.max(...areas.map(({ bottom }) => bottom)),
      }
    }
    return element.closest('td [class*="box"]')?.getBoundingClientRect()
  }

  function lies(word: Area, box: Area): boolean {
    const slack = 0.5
    return (
      word.left > box.left - slack &&
      word.right < box.right + slack &&
      word.top > box.top - slack &&
      word.bottom < box.bottom + slack
    )
  }

  function overlap(one: Word, other: Word): boolean {
    const slack = 0.5
    return (
      one.node !== other.node &&
      one.left < other.right - slack &&
      other.left < one.right - slack &&
      one.top < other.bottom - slack &&
      other.top < one.bottom - slack
    )
  }
}
