/** Finds what an article may not hold, in its Markdown tree, with the line it stands on. */
import type { Heading, Nodes, Root } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { toString as textOf } from 'mdast-util-to-string'
import { dialect } from './dialect.ts'

export interface Finding {
  readonly line: number
  readonly reason: string
}

export interface LinkRules {
  /** Whether an English path of the site, such as `/contact`, leads to a page. */
  isPath(path: string): boolean
  isProcess(id: string): boolean
}

export function checkTree(tree: Root, rules: LinkRules): Finding[] {
  const findings: Finding[] = []
  const defined = new Map<string, number>()
  const cited = new Set<string>()
  const headings = new Set<string>()
  let level = 1
  walk(tree)
  for (const [id, line] of defined) {
    if (!cited.has(id)) findings.push({ line, reason: `the source [^${id}] is never cited` })
  }
  return findings

  function walk(node: Nodes, parent?: Nodes): void {
    const line = node.position?.start.line ?? 1
    for (const reason of [...problemsOf(node), ...problemsOfPlace(node, parent)]) findings.push({ line, reason })
    if ('children' in node) for (const child of node.children) walk(child, node)
  }

  function problemsOfHeading(node: Heading): string[] {
    const skipped = node.depth > level + 1
    level = node.depth
    if (node.depth === 1) return ['# is the title, which stands in the front matter']
    if (skipped) return ['skips a heading level']
    const words = textOf(node)
    const again = node.depth === 2 && headings.has(words)
    headings.add(words)
    return again ? [`a second section is called ${words}: links within the page need different names`] : []
  }

  function problemsOf(node: Nodes): string[] {
    switch (node.type) {
      case 'mdxjsEsm':
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return ['no imports, exports or {expressions} in a post: it is text, not a program']
      case 'mdxJsxTextElement':
        return [`<${node.name}> must stand on a line of its own`]
      case 'mdxJsxFlowElement':
        return problemsOfElement(node, rules)
      case 'image':
      case 'imageReference':
        return ['pictures have no place in a post: draw it with one of the elements']
      case 'heading':
        return problemsOfHeading(node)
      // A link by reference would pass by the rules for links, and by the language of its text.
      case 'definition':
        return [`[${node.label}]: write the address where the link stands, as [words](/path)`]
      case 'link':
        return problemsOfLink(node.url, rules)
      case 'footnoteDefinition':
        defined.set(node.identifier, node.position?.start.line ?? 1)
        return []
      case 'footnoteReference':
        cited.add(node.identifier)
        return []
      case 'text':
        return /\[\^[^\]]+\]/.test(node.value)
          ? [`${node.value.match(/\[\^[^\]]+\]/)?.[0]} has no source at the end`]
          : []
      default:
        return []
    }
  }
}

/** An element is drawn across the page: there is no drawing of one in a list, and no Markdown for it. */
function problemsOfPlace(node: Nodes, parent: Nodes | undefined): string[] {
  if (node.type !== 'mdxJsxFlowElement' || parent?.type === 'root') return []
  return [`<${node.name ?? ''}> must stand by itself, not in a list, a quotation or another element`]
}

function problemsOfElement({ name, attributes }: MdxJsxFlowElement, rules: LinkRules): string[] {
  const tag = dialect[name ?? '']
  if (!tag) return [`<${name ?? ''}> is not an element: there are ${Object.keys(dialect).join(', ')}`]
  const given = new Map(
    attributes.map((attribute) =>
      attribute.type === 'mdxJsxAttribute' ? [attribute.name, attribute.value] : ['{…}', undefined],
    ),
  )
  const process = given.get('process')
  return [
    ...tag.required.filter((key) => !given.has(key)).map((key) => `<${name}> needs ${key}="…"`),
    ...[...given.keys()]
      .filter((key) => ![...tag.required, ...(tag.optional ?? [])].includes(key))
      .map((key) => `<${name}> knows no ${key}`),
    ...[...given].filter(([, value]) => typeof value !== 'string').map(([key]) => `${key} must be a plain text`),
    ...(typeof process === 'string' && !rules.isProcess(process) ? [`there is no process ${process}`] : []),
  ]
}

function problemsOfLink(url: string, { isPath }: LinkRules): string[] {
  if (url.startsWith('https://')) return []
  if (!url.startsWith('/')) return [`${url}: links begin with https:// or, within the site, with /`]
  if (url === '/nl' || url.startsWith('/nl/')) return [`${url}: write the English path, the language follows the text`]
  const [path = ''] = url.split(/[?#]/)
  return isPath(path) ? [] : [`${url}: there is no such page`]
}
