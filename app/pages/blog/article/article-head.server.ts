/** The head of an article's page for search engines and shared links. */
import type { MetaDescriptor } from 'react-router'
import { content } from '#app/content/index.server.ts'
import type { Article } from '#app/domain/blog/article.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { pageHead } from '#app/seo/head.server.ts'
import { imagePath } from '#app/seo/image-path.ts'
import { breadcrumbs } from '#app/seo/structured-data/breadcrumbs.ts'
import { graph } from '#app/seo/structured-data/graph.ts'
import { blogPosting } from '#app/seo/structured-data/writing.ts'

export function articleHead(article: Article, locale: Locale, origin: string): MetaDescriptor[] {
  const { slug, title, description, published, updated, author } = article
  const path = pathTo('article', locale, { slug })
  const writer = { name: author.name, path: pathTo('author', locale, { slug: author.slug }) }
  return pageHead({
    page: 'article',
    params: { slug },
    locale,
    origin,
    title,
    description,
    written: { published, updated },
    about: graph(
      blogPosting({ origin, path }, locale, { ...article, author: writer, image: imagePath(path) }),
      breadcrumbs(origin, [
        { label: content('labels', locale).nav.blog, href: pathTo('blog', locale) },
        { label: title, href: path },
      ]),
    ),
  })
}
