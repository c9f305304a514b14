/** One article. Contents, notes and drawings are HTML and CSS; the one line of script is for reading it offline. */
import { data } from 'react-router'
import { content } from '#app/content/index.server.ts'
import { findArticle, listArticles } from '#app/domain/blog/articles.server.ts'
import { relatedArticles } from '#app/domain/blog/related-articles.ts'
import { isoDay } from '#app/formats.ts'
import { localeOfPath } from '#app/locales.ts'
import { readingTime } from '#app/reading-time.ts'
import { clockContext, originContext } from '#app/request-context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { HatchPattern } from '#app/ui/hatch/hatch.tsx'
import type { Route } from './+types/page.ts'
import { articleHead } from './article-head.server.ts'
import { ArticleHead } from './article-head.tsx'
import { AuthorSection } from './author-section.tsx'
import { Contents } from './contents.tsx'
import { KeepArticles } from './keep-articles.tsx'
import { NextSection } from './next-section.tsx'
import styles from './page.module.css'
import { Prose } from './prose.tsx'
import { RelatedSection } from './related-section.tsx'
import { Sources } from './sources.tsx'

export const handle: RouteHandle = { paintsAt: 'text' }

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  const today = isoDay(context.get(clockContext).now())
  const { slug } = params
  const article = await findArticle(slug, locale, today)
  if (!article) throw data(null, { status: 404 })
  const { title, minutes } = article
  const authors = content('authors', locale)
  const articles = listArticles(locale, today)
  return {
    locale,
    article,
    copy: content('blog', locale),
    labels: content('labels', locale),
    author: authors.find((one) => one.slug === article.author.slug),
    related: relatedArticles(article, articles),
    processes: content('processes', locale),
    head: articleHead(article, locale, context.get(originContext)),
    // The first that was published is the first.
    sheet: { title, entry: articles.length - articles.findIndex((one) => one.slug === slug) },
    minutes,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { locale, article, copy, labels, author, related, processes } = loaderData
  const words = { copy: copy.article, labels, locale }
  const at = (letter: string, ...read: unknown[]) => ({ letter, reading: readingTime(read, labels.reading) })
  return (
    <>
      <HatchPattern />
      <article>
        <ArticleHead article={article} copy={copy} labels={labels} locale={locale} />
        <div className={styles.sheet}>
          <Contents sections={article.sections} copy={copy.article.contents} minutes={article.minutes} words={words} />
          <div className={styles.prose} id="text">
            <Prose article={article} processes={processes} words={words} />
            <Sources sources={article.sources} copy={copy.article} />
          </div>
        </div>
      </article>
      <NextSection copy={copy.article.next} at={at('A', copy.article.next)} locale={locale} />
      {author ? (
        <AuthorSection
          copy={copy.article.author}
          at={at('B', author.role, author.story)}
          author={author}
          locale={locale}
        />
      ) : null}
      <RelatedSection copy={copy} at={at('C', related)} articles={related} labels={labels} locale={locale} />
      <KeepArticles />
    </>
  )
}
