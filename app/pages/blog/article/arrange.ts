/**
 * Prepares the tree of an article for the page: tables get their parts, and whatever mentions a source for the first
 * time stands together with the note that goes in the margin beside it.
 */
import type { Element, Root, RootContent } from 'hast'
import type { Locale } from '#app/locales.ts'
import { drawTables } from './prose/table-tree.ts'
import { element, textOf } from './prose/tree.ts'
import styles from './prose.module.css'

export function arrange(body: Root, locale: Locale): Root {
  let heading = ''
  const children = body.children.flatMap((node): RootContent[] => {
    if (node.type !== 'element') return []
    if (node.tagName === 'h2') heading = textOf(node)
    const drawn = drawTables(node, { caption: heading, locale })
    const numbers = firstMentions(drawn)
    return [numbers.length > 0 ? withNotes(drawn, numbers) : drawn]
  })
  return { type: 'root', children }
}

/** Numbers of the sources that are mentioned here and nowhere before. */
function firstMentions(node: RootContent): string[] {
  if (node.type !== 'element') return []
  const { number, first } = node.properties
  if (node.tagName === 'source-ref') return first === undefined ? [] : [String(number)]
  return node.children.flatMap(firstMentions)
}

/** The notes come first: a float hangs beside what follows it. Style moves them below where there is no margin. */
function withNotes(node: Element, numbers: readonly string[]): Element {
  const notes = element('margin-notes', { numbers: numbers.join(' ') }, [])
  return element('div', { className: besideNotes.has(node.tagName) ? styles.cited : styles.citedBelow }, [notes, node])
}

/** Everything else reaches into the margin itself. */
const besideNotes = new Set(['p', 'ul', 'ol', 'blockquote', 'copyable'])
