/** When what a page says last changed, as far as its content tells. */
import { contentSources } from '#app/content/index.server.ts'
import type { ArticleSummary } from '#app/domain/blog/article.ts'
import type { SitePath } from '#app/site-paths.server.ts'

/** An ISO date; undefined where nothing tells. `articles`: those that are published, newest first. */
export function changedOn({ page, slug }: SitePath, articles: readonly ArticleSummary[]): string | undefined {
  switch (page) {
    case 'blog':
      return latestChange(articles)
    case 'article':
      return latestChange(articles.filter((article) => article.slug === slug))
    case 'author':
      return latestChange(articles.filter(({ author }) => author.slug === slug))
    case 'privacy':
    case 'terms':
    case 'cookies':
    case 'accessibility':
      return contentSources[page].lastChanged
    default:
      return undefined
  }
}

/** The day on which any of them last changed, an ISO date; undefined of none. */
export function latestChange(articles: readonly ArticleSummary[]): string | undefined {
  return articles
    .map(({ published, updated }) => updated ?? published)
    .sort()
    .at(-1)
}
