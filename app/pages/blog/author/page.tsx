/** An author: the title block of the sheets, blown up to a page, and the sheets. */
import { data } from 'react-router'
import { fill } from '#app/content/fill.ts'
import { content } from '#app/content/index.server.ts'
import { listArticles } from '#app/domain/blog/articles.server.ts'
import { isoDay } from '#app/formats.ts'
import { localeOfPath } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { readingMinutes, readingTime } from '#app/reading-time.ts'
import { clockContext, originContext } from '#app/request-context.ts'
import { pageHead } from '#app/seo/head.server.ts'
import { graph } from '#app/seo/structured-data/graph.ts'
import { profilePage } from '#app/seo/structured-data/writing.ts'
import { ClosingCall } from '#app/ui/closing-call/closing-call.tsx'
import type { Route } from './+types/page.ts'
import { NameBlock } from './name-block.tsx'
import { SheetsSection } from './sheets-section.tsx'

export function loader({ url, params: { slug }, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  const authors = content('authors', locale)
  const place = authors.findIndex((one) => one.slug === slug)
  const author = authors[place]
  if (!author) throw data(null, { status: 404 })
  const today = isoDay(context.get(clockContext).now())
  const articles = listArticles(locale, today).filter((article) => article.author.slug === slug)
  const origin = context.get(originContext)
  const copy = content('blog', locale)
  const path = pathTo('author', locale, { slug })
  return {
    locale,
    author,
    articles,
    copy,
    labels: content('labels', locale),
    head: pageHead({
      page: 'author',
      params: { slug },
      locale,
      origin,
      title: fill(copy.author.title, { name: author.name }),
      description: fill(copy.author.description, { name: author.name }),
      about: graph(profilePage({ origin, path }, author.name, author.role)),
    }),
    sheet: { title: author.name, entry: place + 1 },
    minutes: readingMinutes(author, articles),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head

export default function AuthorPage({ loaderData }: Route.ComponentProps) {
  const { locale, author, articles, copy, labels } = loaderData
  const at = (letter: string, read: unknown) => ({ letter, reading: readingTime(read, labels.reading) })
  const closing = { ...copy.author.closing, ...author.closing }
  return (
    <>
      <NameBlock author={author} copy={copy} labels={labels} locale={locale} />
      <SheetsSection copy={copy} labels={labels} at={at('A', articles)} articles={articles} locale={locale} />
      <ClosingCall copy={closing} at={at('B', closing)} href={pathTo('contact', locale)} />
    </>
  )
}
