/** I: the newest articles, as the list of revisions of a drawing. */

import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import { integer, shortDate } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import styles from './insights-section.module.css'

interface InsightsSectionProps {
  copy: Content<'home'>['insights']
  at: SheetPlace
  words: Content<'labels'>['blog']
  locale: Locale
}

export function InsightsSection({ copy, at, words, locale }: InsightsSectionProps) {
  const { article, category, readingTime, published } = copy.columns
  return (
    <SheetSection id="insights" at={at} name={copy.section} step={6}>
      <h2 className={styles.headline}>{copy.headline}</h2>
      <p className={styles.all}>
        <a className="link" href={pathTo('blog', locale)}>
          {copy.link}
        </a>
      </p>
      <table className={styles.table}>
        <caption className="visually-hidden">{copy.headline}</caption>
        <thead>
          <tr>
            {[article, category, readingTime, published].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {copy.posts.map((post) => (
            <tr key={post.slug}>
              <th scope="row">
                <a href={pathTo('blog', locale)}>{post.title}</a>
              </th>
              <td>{post.category}</td>
              <td>{fill(words.minutes, { count: integer(post.minutes, locale) })}</td>
              <td>
                <time dateTime={post.date}>{shortDate(post.date, locale)}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SheetSection>
  )
}
