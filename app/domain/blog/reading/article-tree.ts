/** Markdown in, article out: the tree that pages and feeds are made from, its sections and its sources. */
import type { Element, ElementContent, Root as HtmlRoot, Text as HtmlText } from 'hast'
import type { FootnoteDefinition, Link, Nodes, Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { toString as textOf } from 'mdast-util-to-string'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import remarkRehype, { defaultHandlers } from 'remark-rehype'
import { unified } from 'unified'
import { type Locale, pathInLocale } from '#app/locales.ts'
import { countWords, readingMinutes, readingSeconds } from '#app/reading-time.ts'
import { unbrokenReferences } from '#app/unbroken-references.ts'
import type { Article } from '../article.ts'
import { distinctWords } from '../plain-words.ts'
import { dialect, sourceMark } from './dialect.ts'

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx).use(remarkGfm)

/** Throws a `VFileMessage` with a line when the text is no MDX at all. */
export function parseMdx(text: string): Root {
  return parser.parse(text)
}

type ArticleParts = Pick<Article, 'sections' | 'sources' | 'body' | 'minutes' | 'map'> & {
  /** Every different word of it, lower case, for the search. */
  words: string
}

/** Expects a tree that `checkTree` found nothing wrong with. */
export function articleParts(tree: Root, locale: Locale): ArticleParts {
  const definitions = tree.children.filter((node) => node.type === 'footnoteDefinition')
  const text = tree.children.filter((node) => node.type !== 'footnoteDefinition' && node.type !== 'yaml')
  const numbers = citationOrder(text)
  const convert = converter(locale, numbers)
  const sources = definitions
    .map((node) => ({
      id: node.identifier,
      number: numbers.indexOf(node.identifier) + 1,
      content: convert(rootOf(node)),
    }))
    .sort((a, b) => a.number - b.number)
  const words = text.map(textWithSpaces)
  const map = mapOf(text)
  return {
    sections: sectionsOf(text),
    sources,
    body: convert({ type: 'root', children: text }),
    minutes: readingMinutes(words),
    words: distinctWords(words.join(' ')),
    ...(map ? { map } : {}),
  }
}

/** Maps stand by themselves, never in another element. */
function mapOf(nodes: readonly Nodes[]): string | undefined {
  const map = nodes.find((node) => node.type === 'mdxJsxFlowElement' && node.name === 'Map')
  return map?.type === 'mdxJsxFlowElement' ? propertiesOf(map)['process'] : undefined
}

function propertiesOf({ attributes }: MdxJsxFlowElement): Record<string, string> {
  return Object.fromEntries(
    attributes.flatMap((one) => (one.type === 'mdxJsxAttribute' ? [[one.name, String(one.value)]] : [])),
  )
}

/** Where a link of an article leads in a language: both texts have the paths of this site in English. */
export function linkIn(locale: Locale, url: string): string {
  return url.startsWith('/') ? pathInLocale(url, locale) : url
}

/** Ids of the sources in the order in which the text first mentions them. */
function citationOrder(nodes: readonly Nodes[]): string[] {
  const found = nodes.flatMap((node): string[] => {
    if (node.type === 'footnoteReference') return [node.identifier]
    return 'children' in node ? citationOrder(node.children) : []
  })
  return [...new Set(found)]
}

function rootOf({ children }: FootnoteDefinition): Root {
  return { type: 'root', children }
}

function sectionsOf(nodes: readonly RootContent[]): Article['sections'] {
  const starts = nodes.flatMap((node, index) => (node.type === 'heading' && node.depth === 2 ? [index] : []))
  return starts.map((start, place) => {
    const title = textOf(nodes[start])
    const below = nodes.slice(start, starts[place + 1] ?? nodes.length)
    return { id: headingId(title), title, seconds: readingSeconds(countWords(below.map(textWithSpaces))) }
  })
}

/** `Three reasons, one of them yours` is `three-reasons-one-of-them-yours`. */
function headingId(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Cells and list items stand apart, where the plain text of a node would run them together. */
function textWithSpaces(node: Nodes): string {
  if ('children' in node && node.children.length > 0 && node.type !== 'paragraph' && node.type !== 'heading') {
    return node.children.map(textWithSpaces).join(' ')
  }
  return textOf(node)
}

/** Markdown to an HTML tree, with our elements, links of the language and numbered sources. No positions: they are long. */
function converter(locale: Locale, numbers: readonly string[]): (tree: Root) => HtmlRoot {
  const cited = new Set<string>()
  const processor = unified().use(remarkRehype, {
    handlers: {
      mdxJsxFlowElement(state, node: MdxJsxFlowElement): Element {
        const children = state.all(node) as ElementContent[]
        const tagName = dialect[node.name ?? '']?.element ?? 'div'
        return { type: 'element', tagName, properties: propertiesOf(node), children }
      },
      footnoteReference(_, { identifier }: { identifier: string }): Element {
        const first = !cited.has(identifier)
        cited.add(identifier)
        const number = String(numbers.indexOf(identifier) + 1)
        const properties = { number, id: identifier, ...(first ? { first: 'true' } : {}) }
        return { type: 'element', tagName: sourceMark, properties, children: [] }
      },
      text(state, node): HtmlText {
        const made = defaultHandlers.text(state, node) as HtmlText
        return { ...made, value: unbrokenReferences(made.value) }
      },
      heading(state, node): Element {
        const properties = node.depth === 2 ? { id: headingId(textOf(node)) } : {}
        return { type: 'element', tagName: `h${node.depth}`, properties, children: state.all(node) }
      },
      link(state, node: Link): Element {
        const properties = { href: linkIn(locale, node.url) }
        return { type: 'element', tagName: 'a', properties, children: state.all(node) }
      },
    },
  })
  return (tree) => withoutPositions(processor.runSync(tree))
}

function withoutPositions(tree: HtmlRoot): HtmlRoot {
  return JSON.parse(JSON.stringify(tree, (key, value) => (key === 'position' ? undefined : value)))
}
