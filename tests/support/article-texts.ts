/** Every text of every article, block by block, as the rules of our voice read it. */
import type { Root } from 'hast'
import { type Locale, locales } from '#app/locales.ts'
import { readSitePosts } from '#app/site-posts.server.ts'
import { elementsIn, textOf } from './elements.ts'

export interface ArticleText {
  /** Such as `posts/some-slug`. */
  readonly path: string
  readonly locale: Locale
  readonly text: string
}

/** Titles, summaries, captions, paragraphs, cells, list items and sources. Links give their words. */
export function articleTexts(): ArticleText[] {
  return readSitePosts().flatMap(({ slug, texts }) =>
    locales.flatMap((locale) => {
      const { title, summary, description, body, sources } = texts[locale]
      const blocks = [
        title,
        summary,
        description,
        ...blocksOf(body),
        ...sources.flatMap(({ content }) => blocksOf(content)),
      ]
      return blocks.map((text) => ({ path: `posts/${slug}`, locale, text }))
    }),
  )
}

/** Words of running text: paragraphs and list items, without tables, headings, captions and sources. */
export function runningWords(body: Root): number {
  return elementsIn(body)
    .filter(({ tagName }) => tagName === 'p' || tagName === 'li')
    .filter(({ children }) => !children.some((child) => child.type === 'element' && child.tagName === 'p'))
    .reduce((sum, block) => sum + textOf(block).split(/\s+/).filter(Boolean).length, 0)
}

const blocks = new Set(['p', 'li', 'h2', 'h3', 'td', 'th'])

function blocksOf(root: Root): string[] {
  return elementsIn(root).flatMap((element) => {
    const { title, caption } = element.properties
    const said = [title, caption].flatMap((text) => (text ? [String(text)] : []))
    return [...said, ...(blocks.has(element.tagName) ? [textOf(element).trim()] : [])].filter(Boolean)
  })
}
