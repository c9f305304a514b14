/** The head of an article: title across the sheet, what it says in two sentences, and its title block. */
import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import type { ArticleSummary } from '#app/domain/blog/article.ts'
import { integer, longDate } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { Breadcrumb } from '#app/ui/breadcrumb/breadcrumb.tsx'
import { Sentences } from '#app/ui/sentences/sentences.tsx'
import { unbrokenReferences } from '#app/unbroken-references.ts'
import { blogAddress } from '../list/filter.ts'
import styles from './article-head.module.css'

interface ArticleHeadProps {
  article: ArticleSummary
  copy: Content<'blog'>
  labels: Content<'labels'>
  locale: Locale
}

export function ArticleHead({ article, copy, labels, locale }: ArticleHeadProps) {
  const { title, summary, category, author, published, updated, minutes } = article
  const { by, published: publishedOn, updated: updatedOn, readingTime, minutes: toRead } = copy.article
  const categoryName = labels.blog.categories[category]
  return (
    <header className={styles.head}>
      <div className={styles.above}>
        <Breadcrumb
          label={copy.trail}
          steps={[
            { label: labels.nav.blog, href: pathTo('blog', locale) },
            { label: categoryName, href: blogAddress(locale, { query: '', category }) },
          ]}
        />
      </div>
      <h1 className={styles.title}>
        <Sentences of={title} />
      </h1>
      <p className={`lede ${styles.summary}`}>{unbrokenReferences(summary)}</p>
      <dl className={styles.block}>
        <div>
          <dt className="label">{by}</dt>
          <dd>
            <a href={pathTo('author', locale, { slug: author.slug })}>{author.name}</a>
          </dd>
        </div>
        <div>
          <dt className="label">{copy.article.category}</dt>
          <dd>{categoryName}</dd>
        </div>
        <DateCell label={publishedOn} date={published} locale={locale} />
        {updated ? <DateCell label={updatedOn} date={updated} locale={locale} /> : null}
        <div>
          <dt className="label">{readingTime}</dt>
          <dd>{fill(toRead, { count: integer(minutes, locale) })}</dd>
        </div>
      </dl>
    </header>
  )
}

function DateCell({ label, date, locale }: { label: string; date: string; locale: Locale }) {
  return (
    <div>
      <dt className="label">{label}</dt>
      <dd>
        <time dateTime={date}>{longDate(date, locale)}</time>
      </dd>
    </div>
  )
}
