/** `/sitemap.xml`: every page that search engines may show, articles from their day on. */
import { listArticles } from '#app/domain/blog/articles.server.ts'
import { isoDay } from '#app/formats.ts'
import { clockContext, originContext } from '#app/request-context.ts'
import { changedOn } from '#app/seo/changed.server.ts'
import { sitemapXml } from '#app/seo/sitemap.ts'
import { sitePages } from '#app/site-map.ts'
import { sitePaths } from '#app/site-paths.server.ts'
import type { Route } from './+types/sitemap.ts'
import { machineText } from './machine-text.ts'

export function loader({ context }: Route.LoaderArgs): Response {
  const articles = listArticles('en', isoDay(context.get(clockContext).now()))
  const entries = sitePaths(articles.map(({ slug }) => slug))
    .filter(({ page }) => !('unlisted' in sitePages[page]))
    .map((entry) => ({ path: entry.path, changed: changedOn(entry, articles) }))
  return machineText(sitemapXml(entries, context.get(originContext)), 'application/xml')
}
