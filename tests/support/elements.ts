/** Small tools for HTML trees in tests. */
import type { Element, Root } from 'hast'

/** Every element below, in the order of the document. */
export function elementsIn(node: Root | Element): Element[] {
  return node.children.flatMap((child) => (child.type === 'element' ? [child, ...elementsIn(child)] : []))
}

/** The words of an element. */
export function textOf(node: Element): string {
  return node.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : ''))
    .join('')
}
