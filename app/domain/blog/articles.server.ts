/** The articles of this build, as a day sees them: what is published later is not there yet. */
import { posts } from 'virtual:posts'
import { content } from '#app/content/index.server.ts'
import type { Locale } from '#app/locales.ts'
import type { Article, ArticleSummary } from './article.ts'
import { searchArticles } from './search-articles.ts'

/** Newest first; with a query, those that have its words. `today` is an ISO date in Amsterdam. */
export function listArticles(locale: Locale, today: string, query = ''): ArticleSummary[] {
  const published = posts
    .filter((post) => post.published <= today)
    .map((post) => ({ ...summaryOf(post, locale), words: post.heads[locale].words }))
  // The words of the articles are for the search, and stay here.
  return searchArticles(published, query).map(({ words: _, ...summary }) => summary)
}

/** Undefined when there is none, or not yet. `markdown` is the whole of it as a document. */
export async function findArticle(
  slug: string,
  locale: Locale,
  today: string,
): Promise<(Article & { markdown: string }) | undefined> {
  const post = posts.find((one) => one.slug === slug && one.published <= today)
  if (!post) return undefined
  const { text } = await post.load[locale]()
  const { description, sections, sources, body, markdown } = text
  return { ...summaryOf(post, locale), description, sections, sources, body, markdown }
}

function summaryOf(post: (typeof posts)[number], locale: Locale): ArticleSummary {
  const { slug, category, published, updated, author } = post
  const { title, summary, minutes, map } = post.heads[locale]
  const name = content('authors', locale).find((one) => one.slug === author)?.name ?? author
  const facts = { slug, title, summary, category, author: { slug: author, name }, published, minutes }
  return { ...facts, ...(updated ? { updated } : {}), ...(map ? { map } : {}) }
}
