/** The search of the blog: every word of the query must stand in the article, at least as the start of a word. */
import type { ArticleSummary } from './article.ts'
import { plainWords } from './plain-words.ts'

/** Keeps the order of the articles. `words` is every different word of the text, see plain-words.ts. */
export function searchArticles<Found extends ArticleSummary & { readonly words: string }>(
  articles: readonly Found[],
  query: string,
): readonly Found[] {
  const wanted = plainWords(query)
  if (wanted.length === 0) return articles
  return articles.filter(({ title, summary, author, words }) => {
    const heading = plainWords(`${title} ${summary} ${author.name}`).join(' ')
    const all = ` ${heading} ${words}`
    return wanted.every((word) => all.includes(` ${word}`))
  })
}
