import { describe, expect, it } from 'vitest'
import { content } from '#app/content/index.server.ts'
import { findArticle, listArticles } from '#app/domain/blog/articles.server.ts'
import { dialect } from '#app/domain/blog/reading/dialect.ts'
import { type Locale, locales } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { plainText } from '#app/plain-text.ts'
import { elementsIn } from '#tests/support/elements.ts'
import { articleFeed } from './feed.server.ts'

const origin = 'https://example.org'
const drawn = Object.values(dialect).flatMap(({ element, drawn }) => (drawn ? [element] : []))

describe.each(locales)('in %s', async (locale) => {
  const lastDay = '9999-12-31'
  const found = await Promise.all(listArticles(locale, lastDay).map(({ slug }) => findArticle(slug, locale, lastDay)))
  const articles = found.filter((article) => article !== undefined)
  const xml = articleFeed(articles, { locale, origin, words: wordsIn(locale) })

  it('carries the articles as they are written, without breaks for our pages', () => {
    expect(xml.length).toBeGreaterThan(articles.length * 5000)
    expect(xml).toBe(plainText(xml))
  })

  it('says when any of its articles last changed, not when the newest did', () => {
    const changed = articles.map((article, place) => (place === 1 ? { ...article, updated: '2099-03-14' } : article))
    const lines = articleFeed(changed, { locale, origin, words: wordsIn(locale) }).split('\n')
    const [day] = lines.filter((line) => line.includes('<lastBuildDate>'))
    expect(day).toContain('Sat, 14 Mar 2099 11:00:00 GMT')
  })

  it('names the points in short and the sources as their page does', () => {
    const { inShort, sources } = content('blog', locale).article
    const times = (html: string) => xml.split(html).length - 1
    expect(times(`<p>${inShort}</p><ul>`)).toBe(articles.length)
    expect(times(`<h2>${sources}</h2><ol>`)).toBe(articles.filter((article) => article.sources.length > 0).length)
    const named = articles.filter(({ markdown }) => markdown.includes(`\n**${inShort}**\n\n- `))
    expect(named).toHaveLength(articles.length)
  })

  it('says of what is made up, and of what is to be copied, that it is', () => {
    const { exampleFigures, copyable } = content('blog', locale).article
    const held = { example: exampleFigures, copyable }
    const labelled = articles.flatMap(({ body, markdown }) =>
      elementsIn(body).flatMap(({ tagName, properties }) => {
        const label = tagName in held ? held[tagName as keyof typeof held] : undefined
        if (label === undefined) return []
        const title = plainText(String(properties['title']))
        const inFeed = xml.includes(`<p>${label}</p><p>${title}</p>`)
        return [{ title, inFeed, inMarkdown: markdown.includes(`**${label}**\n\n**${title}**`) }]
      }),
    )
    expect(labelled.length).toBeGreaterThan(2)
    expect(labelled.filter(({ inFeed, inMarkdown }) => !(inFeed && inMarkdown))).toEqual([])
  })

  it('leads to the page of what is drawn, which neither the feed nor the Markdown can hold', () => {
    const { drawing } = content('blog', locale).article
    const drawings = articles.flatMap(({ slug, body, markdown }) => {
      const path = pathTo('article', locale, { slug })
      return elementsIn(body)
        .filter(({ tagName }) => drawn.includes(tagName))
        .map(({ properties }) => {
          const caption = plainText(String(properties['caption']))
          const inFeed = xml.includes(`<p>${caption}</p><p><a href="${origin}${path}">${drawing}</a></p>`)
          return { caption, inFeed, inMarkdown: markdown.includes(`**${caption}**\n\n[${drawing}](${path})\n`) }
        })
    })
    expect(drawings.length).toBeGreaterThan(0)
    expect(drawings.filter(({ inFeed, inMarkdown }) => !(inFeed && inMarkdown))).toEqual([])
  })
})

function wordsIn(locale: Locale) {
  const { categories } = content('labels', locale).blog
  const { article } = content('blog', locale)
  return { title: 'Auto\u00admatisering', description: 'Over btw-\u2060id’s', categories, article }
}
