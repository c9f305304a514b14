/** Articles as an RSS feed with their full text. */
import { Feed } from 'feed'
import type { Element, Root, RootContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { company } from '#app/content/company.ts'
import type { Content } from '#app/content/index.server.ts'
import type { Article, Category } from '#app/domain/blog/article.ts'
import { dialect, sourceMark } from '#app/domain/blog/reading/dialect.ts'
import { type Locale, pathInLocale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { plainText } from '#app/plain-text.ts'
import { latestChange } from './changed.server.ts'
import { pageTitle } from './title.ts'

interface FeedOptions {
  readonly locale: Locale
  readonly origin: string
  readonly words: {
    readonly title: string
    readonly description: string
    readonly categories: Readonly<Record<Category, string>>
    readonly article: Pick<
      Content<'blog'>['article'],
      'inShort' | 'exampleFigures' | 'copyable' | 'sources' | 'drawing'
    >
  }
}

/** RSS 2.0. Articles newest first. Readers break lines their own way. */
export function articleFeed(articles: readonly Article[], { locale, origin, words }: FeedOptions): string {
  const address = (path: string) => origin + path
  const home = address(pathTo('blog', locale))
  const changed = latestChange(articles)
  const feed = new Feed({
    title: pageTitle(words.title, company.brand),
    generator: company.brand,
    description: words.description,
    id: home,
    link: home,
    language: locale,
    copyright: company.registration.legalName,
    ...(changed ? { updated: dayOf(changed) } : {}),
    feedLinks: { rss: address(pathInLocale('/feed.xml', locale)) },
  })
  for (const article of articles) {
    const link = address(pathTo('article', locale, { slug: article.slug }))
    feed.addItem({
      title: article.title,
      id: link,
      link,
      description: article.summary,
      content: toHtml(readable(article, { link, origin, words: words.article })),
      // Its own `author` is for a mail address, which ours have none of.
      extensions: [{ name: 'dc:creator', objects: { _text: article.author.name } }],
      category: [{ name: words.categories[article.category] }],
      date: dayOf(article.published),
    })
  }
  return plainText(feed.rss2())
}

/** Noon in Amsterdam, summer or winter, falls on that day all over Europe. */
function dayOf(date: string): Date {
  return new Date(`${date}T11:00:00Z`)
}

interface Place {
  /** Address of the article. */
  readonly link: string
  readonly origin: string
  readonly words: FeedOptions['words']['article']
}

/**
 * The body with its sources behind it, and with the origin in its links. Our elements give way to what they hold, and
 * those that are drawn, to a link to their page too.
 */
function readable({ body, sources }: Article, place: Place): Root {
  const list = element(
    'ol',
    sources.map(({ content }) => element('li', content.children as Element[])),
  )
  const children = [...body.children, ...(sources.length > 0 ? [text('h2', place.words.sources), list] : [])]
  return { type: 'root', children: children.flatMap((node) => plain(node, place)) }
}

function plain(node: RootContent, place: Place): RootContent[] {
  if (node.type !== 'element') return [node]
  const children = node.children.flatMap((child) => plain(child, place)) as Element[]
  const { title, caption, number, href } = node.properties
  if (node.tagName === sourceMark) return [text('sup', String(number))]
  if (typeof href === 'string' && href.startsWith('/')) {
    return [{ ...node, properties: { href: place.origin + href }, children }]
  }
  const tag = ours.get(node.tagName)
  if (tag === undefined) return [{ ...node, children }]
  const label = tag.label && place.words[tag.label]
  const lines = [label, title, caption].flatMap((words) => (words ? [text('p', String(words))] : []))
  return [...lines, ...(tag.drawn ? [element('p', [drawingLink(place)])] : []), ...children]
}

/** Elements that HTML does not have. */
const ours = new Map(Object.values(dialect).map((tag) => [tag.element, tag]))

function drawingLink({ link, words }: Place): Element {
  return { ...text('a', words.drawing), properties: { href: link } }
}

function text(tagName: string, value: string): Element {
  return element(tagName, [{ type: 'text', value }])
}

function element(tagName: string, children: Element['children']): Element {
  return { type: 'element', tagName, properties: {}, children }
}
