/** The article as plain Markdown, for readers that are no browser: our elements give way to what they hold. */
import type { Nodes, Root, RootContent } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'

const writer = unified().use(remarkGfm).use(remarkStringify, { bullet: '-', rule: '-' })

/** Links stay paths within the site, in English; the tree is left as it is. */
export function articleMarkdown(tree: Root, title: string): string {
  const children = tree.children.filter((node) => node.type !== 'yaml').flatMap(plain)
  const heading: RootContent = { type: 'heading', depth: 1, children: [{ type: 'text', value: title }] }
  return writer.stringify({ type: 'root', children: [heading, ...children] })
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
