/** The search of the blog: every word of the query must stand in the article, at least as the start of a word. */
import type { ArticleSummary } from './article.ts'
import { findableWords, plainWords } from './plain-words.ts'

/** Keeps the order of the articles. `words` is every different word of the text, see plain-words.ts. */
export function searchArticles<Found extends ArticleSummary & { readonly words: string }>(
  articles: readonly Found[],
  query: string,
): readonly Found[] {
  const wanted = query
    .split(/\s+/)
    .map(plainWords)
    .filter(({ length }) => length > 0)
  if (wanted.length === 0) return articles
  return articles.filter(({ title, summary, author, words }) => {
    const heading = findableWords(`${title} ${summary} ${author.name}`).join(' ')
    const all = ` ${heading} ${words}`
    const stands = (word: string) => all.includes(` ${word}`)
    return wanted.every((parts) => stands(parts.join('')) || (parts.every(saysSomething) && parts.every(stands)))
  })
}

/** Nearly every text has a word that begins with the e of `e-factuur`. */
function saysSomething(part: string): boolean {
  return !/^\p{L}$/u.test(part)
}
