/** `/blog/some-slug.md`: an article as Markdown, for programs that read. */
import { findArticle } from '#app/domain/blog/articles.server.ts'
import { isoDay } from '#app/formats.ts'
import { localeOfPath } from '#app/locales.ts'
import { clockContext } from '#app/request-context.ts'
import type { Route } from './+types/article-markdown.ts'
import { machineText } from './machine-text.ts'

export async function loader({ url, params, context }: Route.LoaderArgs): Promise<Response> {
  const today = isoDay(context.get(clockContext).now())
  const article = await findArticle(params.slug, localeOfPath(url.pathname), today)
  if (!article) return new Response('Not found\n', { status: 404 })
  return machineText(article.markdown, 'text/markdown')
}
