/** `/feed.xml` and `/nl/feed.xml`: the newest articles of a language, whole, as RSS. */
import { content } from '#app/content/index.server.ts'
import { findArticle, listArticles } from '#app/domain/blog/articles.server.ts'
import { isoDay } from '#app/formats.ts'
import { localeOfPath } from '#app/locales.ts'
import { clockContext, originContext } from '#app/request-context.ts'
import { articleFeed } from '#app/seo/feed.server.ts'
import type { Route } from './+types/feed.ts'
import { machineText } from './machine-text.ts'

/** Enough for a reader who looks in once a quarter. */
const mostArticles = 20

export async function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const locale = localeOfPath(url.pathname)
  const today = isoDay(context.get(clockContext).now())
  const newest = listArticles(locale, today).slice(0, mostArticles)
  const found = await Promise.all(newest.map(({ slug }) => findArticle(slug, locale, today)))
  const articles = found.filter((article) => article !== undefined)
  const { categories } = content('labels', locale).blog
  const { article } = content('blog', locale)
  const words = { ...content('titles', locale).blog, categories, article }
  return machineText(
    articleFeed(articles, { locale, origin: context.get(originContext), words }),
    'application/rss+xml',
  )
}
