/** Small tools for the tree of an article. */
import type { Element, ElementContent, Nodes } from 'hast'

/** The words of a tree. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

/** Every element of these names, however deep; not those inside one that was found. */
export function elementsIn(node: Element, ...tagNames: string[]): Element[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return []
    return tagNames.includes(child.tagName) ? [child] : elementsIn(child, ...tagNames)
  })
}

/** Properties that are undefined are left out. */
export function element(
  tagName: string,
  properties: Readonly<Record<string, string | string[] | undefined>>,
  children: ElementContent[],
): Element {
  const given = Object.entries(properties).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value] as const],
  )
  return { type: 'element', tagName, properties: Object.fromEntries(given), children }
}
