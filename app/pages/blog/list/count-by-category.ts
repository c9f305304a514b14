/** How many articles each category has, and all together. */
import { type ArticleSummary, type Category, categories } from '#app/domain/blog/article.ts'

export function countByCategory(articles: readonly ArticleSummary[]): Record<Category | 'all', number> {
  const counts = categories.map((one) => [one, articles.filter(({ category }) => category === one).length] as const)
  return { ...(Object.fromEntries(counts) as Record<Category, number>), all: articles.length }
}
