import { expect, it } from 'vitest'
import { content } from '#app/content/index.server.ts'
import { findArticle, listArticles } from '#app/domain/blog/articles.server.ts'
import { locales } from '#app/locales.ts'
import { plainText } from '#app/plain-text.ts'
import { articleFeed } from './feed.server.ts'

it.each(locales)('carries the articles in %s as they are written, without breaks for our pages', async (locale) => {
  const lastDay = '9999-12-31'
  const found = await Promise.all(listArticles(locale, lastDay).map(({ slug }) => findArticle(slug, locale, lastDay)))
  const articles = found.filter((article) => article !== undefined)
  const { categories } = content('labels', locale).blog
  const words = { title: 'Auto\u00admatisering', description: 'Over btw-\u2060id’s', categories }
  const xml = articleFeed(articles, { locale, origin: 'https://example.org', words })
  expect(xml.length).toBeGreaterThan(articles.length * 5000)
  expect(xml).toBe(plainText(xml))
})
