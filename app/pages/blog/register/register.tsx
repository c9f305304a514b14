/**
 * Articles on a vertical lead-time ladder: it runs low for as long as one takes to read, a line a minute, and high for
 * the time between two of them. Heights are attributes of empty drawings, because style attributes are not allowed.
 */
import type { ReactNode } from 'react'
import { fill, fillCounted } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import type { ArticleSummary } from '#app/domain/blog/article.ts'
import { daysBetween, integer, shortDate } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { Sentences } from '#app/ui/sentences/sentences.tsx'
import { unbrokenReferences } from '#app/unbroken-references.ts'
import styles from './register.module.css'

export interface RegisterWords {
  copy: Pick<Content<'blog'>, 'gap' | 'readMore'>
  labels: Content<'labels'>['blog']
  locale: Locale
}

interface RegisterProps extends RegisterWords {
  /** Newest first. */
  articles: readonly ArticleSummary[]
  /** Of the titles. */
  level: 'h2' | 'h3'
  /** Draws the first one large, with what is given beside it. */
  lead?: ReactNode
  /** False on the page of an author, who need not be named in every row. */
  authors?: boolean
  /** False where the articles do not follow one another in time. */
  gaps?: boolean
  /** The list is about to change. */
  busy?: boolean
}

export function Register({ articles, lead, busy, gaps = true, ...row }: RegisterProps) {
  return (
    <ol className={styles.register} aria-busy={busy || undefined}>
      {articles.map((article, index) => (
        <Row
          key={article.slug}
          {...row}
          article={article}
          before={articles[index + 1]}
          gaps={gaps}
          lead={index === 0 ? lead : undefined}
        />
      ))}
    </ol>
  )
}

interface RowProps extends RegisterWords, Pick<RegisterProps, 'level' | 'authors' | 'gaps'> {
  article: ArticleSummary
  /** The next row, which is the article that was there before. */
  before: ArticleSummary | undefined
  lead: ReactNode
}

function Row({ article, before, level: Title, authors = true, gaps, lead, copy, labels, locale }: RowProps) {
  const { slug, title, summary, category, author, published, minutes } = article
  const href = pathTo('article', locale, { slug })
  return (
    <li className={`${styles.row} ${lead ? styles.lead : ''}`}>
      <div className={styles.text}>
        <Title className={styles.title}>
          <a href={href}>
            <Sentences of={title} />
          </a>
        </Title>
        <p>
          {unbrokenReferences(summary)}{' '}
          <a className={styles.more} href={href} aria-label={`${copy.readMore}: ${title}`}>
            {copy.readMore}
          </a>
        </p>
      </div>
      {lead}
      <p className={styles.category}>{labels.categories[category]}</p>
      <p className={styles.by}>
        <time dateTime={published}>{shortDate(published, locale)}</time>
        {authors ? <a href={pathTo('author', locale, { slug: author.slug })}>{author.name}</a> : null}
      </p>
      <div className={styles.rail}>
        <svg className={styles.low} height={`${minutes}rem`} aria-hidden="true" />
        <p className={styles.minutes}>{fill(labels.minutes, { count: integer(minutes, locale) })}</p>
        {before ? (
          <p className={styles.high} aria-hidden="true">
            {gaps ? gapBetween(article, before, copy.gap, locale) : null}
          </p>
        ) : null}
      </div>
    </li>
  )
}

function gapBetween(article: ArticleSummary, before: ArticleSummary, forms: Content<'blog'>['gap'], locale: Locale) {
  const days = daysBetween(before.published, article.published)
  return fillCounted(forms, days, { count: integer(days, locale) })
}
