/** The words of a page as a reader gets them: what has to change before a page counts as changed. */
import { createHash } from 'node:crypto'
import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { plainText } from '../app/plain-text.ts'

/**
 * Title, description and the text of `<main>`, in order, with single spaces. Not the frame around every page, not the
 * markup, scripts and addresses of files, which change with every build.
 */
export function pageWords(html: string): string[] {
  const document = elementsIn(fromHtml(html))
  const [main, title] = ['main', 'title'].map((name) => document.find(({ tagName }) => tagName === name))
  if (!main || !title) throw new Error('A page has a title and a main part.')
  const description = document.find(({ properties }) => properties['name'] === 'description')?.properties['content']
  return [textOf(title), String(description ?? ''), textOf(main)].map((text) => text.replace(/\s+/g, ' ').trim())
}

/** Of any words of a page. Where a line may break or must not is nothing that a page says. */
export function hashOf(words: unknown): string {
  const said = plainText(JSON.stringify(words)).replaceAll('\u00a0', ' ')
  return createHash('sha256').update(said).digest('hex')
}

const unread = ['script', 'style', 'template']

function elementsIn(node: Root | Element): Element[] {
  return node.children.flatMap((child) => (child.type === 'element' ? [child, ...elementsIn(child)] : []))
}

/** A space where an element ends: `<li>one</li><li>two</li>` is two words. */
function textOf(node: Element): string {
  return node.children
    .map((child) => {
      if (child.type === 'text') return child.value
      return child.type === 'element' && !unread.includes(child.tagName) ? ` ${textOf(child)} ` : ''
    })
    .join('')
}
