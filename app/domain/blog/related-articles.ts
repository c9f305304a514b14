/** What to read after an article. */
import type { ArticleSummary } from './article.ts'

/** Three at most: the same category first, then the nearest in time. */
export function relatedArticles<Found extends ArticleSummary>(
  article: Pick<ArticleSummary, 'slug' | 'category' | 'published'>,
  all: readonly Found[],
): Found[] {
  const distance = ({ published }: ArticleSummary) => Math.abs(Date.parse(published) - Date.parse(article.published))
  const rank = (other: ArticleSummary) => (other.category === article.category ? 0 : 1)
  return all
    .filter(({ slug }) => slug !== article.slug)
    .toSorted((a, b) => rank(a) - rank(b) || distance(a) - distance(b))
    .slice(0, 3)
}
