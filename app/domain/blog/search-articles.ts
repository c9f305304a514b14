/**
 * The search of the blog: every word of the query must stand in the article, at least as the start of a word. One with a
 * hyphen as one word, where any article has it so: nearly all have a word that begins with the e of `e-factuur`.
 */
import type { ArticleSummary } from './article.ts'
import { distinctWords, joinedWords, plainWords } from './plain-words.ts'

/** Keeps the order of the articles. `words` is every different word of the text, see plain-words.ts. */
export function searchArticles<Found extends ArticleSummary & { readonly words: string }>(
  articles: readonly Found[],
  query: string,
): readonly Found[] {
  const texts = articles.map((article) => ({ article, all: allWords(article) }))
  const having = (wanted: readonly string[]) =>
    texts.filter(({ all }) => wanted.every((word) => all.includes(` ${word}`))).map(({ article }) => article)
  const found = having(joinedWords(query))
  return found.length > 0 ? found : having(plainWords(query))
}

function allWords({ title, summary, author, words }: ArticleSummary & { readonly words: string }): string {
  return ` ${distinctWords(`${title} ${summary} ${author.name}`)} ${words}`
}
