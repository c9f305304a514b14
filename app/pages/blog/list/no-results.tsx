/** An empty sheet: what was asked for, and the ways on. */
import { fill, fillCounted } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import { integer } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import type { Filter } from './filter.ts'
import styles from './no-results.module.css'

interface NoResultsProps {
  copy: Content<'blog'>['list']['none']
  labels: Content<'labels'>['blog']
  locale: Locale
  filter: Filter
  total: number
  matching: number
}

export function NoResults({ copy, labels, locale, filter: { query, category }, total, matching }: NoResultsProps) {
  const asked = category ? (query ? copy.both : copy.category) : copy.query
  const values = { query, category: category ? labels.categories[category] : '' }
  return (
    <div className={styles.none}>
      <div className={styles.empty}>
        <svg className={styles.cross} aria-hidden="true">
          <line x1="0" y1="0" x2="100%" y2="100%" />
        </svg>
        <div className={styles.words}>
          <h2>{copy.title}</h2>
          <p>
            {query || category ? fill(asked, values) : null} {matching > 0 ? copy.elsewhere : copy.nowhere}
          </p>
          <p>{copy.hint}</p>
        </div>
      </div>
      <div className={styles.ways}>
        {total > 0 ? (
          <a className="btn quiet" href={pathTo('blog', locale)}>
            {fillCounted(copy.clear, total, { count: integer(total, locale) })}
          </a>
        ) : null}
        <p>{copy.ask}</p>
        <a className="link" href={pathTo('contact', locale)}>
          {copy.askLink}
        </a>
      </div>
    </div>
  )
}
