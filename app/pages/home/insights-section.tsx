/** H: the newest articles, as the list of revisions of a drawing. */

import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import type { ArticleSummary } from '#app/domain/blog/article.ts'
import { integer, shortDate } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { TableHead } from '#app/ui/table-head.tsx'
import { roles } from '#app/ui/table-roles.ts'
import styles from './insights-section.module.css'

interface InsightsSectionProps {
  copy: Content<'home'>['insights']
  /** The newest, newest first. */
  articles: readonly ArticleSummary[]
  at: SheetPlace
  words: Content<'labels'>['blog']
  locale: Locale
}

export function InsightsSection({ copy, articles, at, words, locale }: InsightsSectionProps) {
  const { columns } = copy
  return (
    <SheetSection id="insights" at={at} name={copy.section} step={6}>
      <h2 className={styles.headline}>{copy.headline}</h2>
      <p className={styles.all}>
        <a className="link" href={pathTo('blog', locale)}>
          {copy.link}
        </a>
      </p>
      <table className={styles.table} {...roles.table}>
        <caption className="visually-hidden">{copy.headline}</caption>
        <TableHead columns={[columns.article, columns.category, columns.readingTime, columns.published]} />
        <tbody {...roles.group}>
          {articles.map(({ slug, title, category, minutes, published }) => (
            <tr key={slug} {...roles.row}>
              <th scope="row" {...roles.rowHead}>
                <a href={pathTo('article', locale, { slug })}>{title}</a>
              </th>
              <td {...roles.cell}>{words.categories[category]}</td>
              <td {...roles.cell}>{fill(words.minutes, { count: integer(minutes, locale) })}</td>
              <td {...roles.cell}>
                <time dateTime={published}>{shortDate(published, locale)}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SheetSection>
  )
}
