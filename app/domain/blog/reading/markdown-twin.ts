/** The article as plain Markdown, for readers that are no browser: our elements give way to what they hold. */
import type { Nodes, Root, RootContent } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import type { Locale } from '#app/locales.ts'
import { plainText } from '#app/plain-text.ts'
import { linkIn } from './article-tree.ts'

const writer = unified().use(remarkGfm).use(remarkStringify, { bullet: '-', rule: '-' })

/**
 * Links stay paths within the site, in the language of the article; where a word may or may not part on a page is
 * nothing to a program. The tree is left as it is.
 */
export function articleMarkdown(tree: Root, title: string, locale: Locale): string {
  const children = tree.children.filter((node) => node.type !== 'yaml').flatMap(plain)
  const heading: RootContent = { type: 'heading', depth: 1, children: [{ type: 'text', value: title }] }
  return writer.stringify({ type: 'root', children: [heading, ...children.map((node) => forPrograms(node, locale))] })
}

function forPrograms<Node extends Nodes>(node: Node, locale: Locale): Node {
  if (node.type === 'text') return { ...node, value: plainText(node.value) }
  const linked = node.type === 'link' ? { ...node, url: linkIn(locale, node.url) } : node
  if (!('children' in linked)) return linked
  return { ...linked, children: linked.children.map((child) => forPrograms(child, locale)) }
}

function plain(node: RootContent): RootContent[] {
  if (node.type !== 'mdxJsxFlowElement') return [node]
  const texts = node.attributes.flatMap((one) =>
    one.type === 'mdxJsxAttribute' && ['title', 'caption'].includes(one.name) ? [String(one.value)] : [],
  )
  return [...texts.map(bold), ...(node.children as Nodes[] as RootContent[])]
}

function bold(value: string): RootContent {
  return { type: 'paragraph', children: [{ type: 'strong', children: [{ type: 'text', value }] }] }
}
