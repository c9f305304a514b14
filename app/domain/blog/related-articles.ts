/** What to read after an article. */
import type { ArticleSummary } from './article.ts'

/** Three at most: the same category first, then the nearest in time. */
export function relatedArticles<Found extends ArticleSummary>(
  article: Pick<ArticleSummary, 'slug' | 'category' | 'published'>,
  all: readonly Found[],
): Found[] {
  const written = Date.parse(article.published)
  return all
    .filter(({ slug }) => slug !== article.slug)
    .map((other) => ({
      other,
      rank: other.category === article.category ? 0 : 1,
      distance: Math.abs(Date.parse(other.published) - written),
    }))
    .sort((a, b) => a.rank - b.rank || a.distance - b.distance)
    .slice(0, 3)
    .map(({ other }) => other)
}
