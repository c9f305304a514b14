/**
 * The article as plain Markdown, for readers that are no browser: our elements give way to what they hold, and those that
 * are drawn, to a link to their page too.
 */
import type { Link, Nodes, PhrasingContent, Root, RootContent } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { blog } from '#app/content/blog.ts'
import type { Locale } from '#app/locales.ts'
import { plainText } from '#app/plain-text.ts'
import { linkIn } from './article-tree.ts'
import { dialect } from './dialect.ts'

interface TwinOptions {
  readonly title: string
  /** Of the article's page, in English. */
  readonly path: string
  readonly locale: Locale
}

const writer = unified().use(remarkGfm).use(remarkStringify, { bullet: '-', rule: '-' })

/**
 * Links stay paths within the site, in the language of the article; where a word may or may not part on a page is
 * nothing to a program. The tree is left as it is.
 */
export function articleMarkdown(tree: Root, options: TwinOptions): string {
  const { title, locale } = options
  const children = tree.children.filter((node) => node.type !== 'yaml').flatMap((node) => plain(node, options))
  const heading: RootContent = { type: 'heading', depth: 1, children: [{ type: 'text', value: title }] }
  return writer.stringify({ type: 'root', children: [heading, ...children.map((node) => forPrograms(node, locale))] })
}

function forPrograms<Node extends Nodes>(node: Node, locale: Locale): Node {
  if (node.type === 'text') return { ...node, value: plainText(node.value) }
  const linked = node.type === 'link' ? { ...node, url: linkIn(locale, node.url) } : node
  if (!('children' in linked)) return linked
  return { ...linked, children: linked.children.map((child) => forPrograms(child, locale)) }
}

function plain(node: RootContent, { path, locale }: TwinOptions): RootContent[] {
  if (node.type !== 'mdxJsxFlowElement') return [node]
  const { label: key, drawn } = dialect[node.name ?? ''] ?? {}
  const label = key === undefined ? [] : [blog.article[key][locale]]
  const texts = node.attributes.flatMap((one) =>
    one.type === 'mdxJsxAttribute' && ['title', 'caption'].includes(one.name) ? [String(one.value)] : [],
  )
  const held = node.children as Nodes[] as RootContent[]
  const link = drawn ? [paragraph(linkTo(path, blog.article.drawing[locale]))] : []
  return [...[...label, ...texts].map(bold), ...link, ...held]
}

function bold(value: string): RootContent {
  return paragraph({ type: 'strong', children: [{ type: 'text', value }] })
}

function linkTo(url: string, value: string): Link {
  return { type: 'link', url, children: [{ type: 'text', value }] }
}

function paragraph(child: PhrasingContent): RootContent {
  return { type: 'paragraph', children: [child] }
}
