/** Search and categories. The field is a GET form and the categories are links: both work without JavaScript. */
import { Link } from 'react-router'
import { fillCounted } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import { type Category, categories } from '#app/domain/blog/article.ts'
import { integer } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { blogAddress, type Filter, longestQuery } from './filter.ts'
import type { ListCopy } from './list-section.tsx'
import styles from './search-bar.module.css'
import { useLiveSearch } from './use-live-search.ts'

interface SearchBarProps {
  copy: ListCopy
  labels: Content<'labels'>['blog']
  locale: Locale
  filter: Filter
  /** How many articles each category has for the query. */
  counts: Readonly<Record<Category | 'all', number>>
  stale: boolean
  busy: boolean
}

export function SearchBar({ copy, labels, locale, filter, counts, stale, busy }: SearchBarProps) {
  const { search, filter: words } = copy.list
  const { typed, field, onSubmit, onChoose } = useLiveSearch(filter, locale, stale)
  const choices = [undefined, ...categories]
  return (
    <search className={styles.bar} data-busy={busy || undefined}>
      <form className={styles.form} action={pathTo('blog', locale)} onSubmit={onSubmit}>
        <label className={styles.label} htmlFor="q">
          {search.label}
        </label>
        <input
          {...field}
          className={styles.input}
          id="q"
          name="q"
          type="search"
          maxLength={longestQuery}
          autoComplete="off"
          enterKeyHint="search"
        />
        {filter.category ? <input type="hidden" name="category" value={filter.category} /> : null}
        <button type="submit" className={`btn quiet ${styles.button}`}>
          {search.button}
        </button>
      </form>
      <nav aria-label={words.label}>
        <ul className={styles.categories}>
          {choices.map((category) => {
            const count = counts[category ?? 'all']
            return (
              <li key={category ?? 'all'}>
                <Link
                  to={blogAddress(locale, { query: typed, category })}
                  onClick={onChoose}
                  preventScrollReset
                  discover="none"
                  aria-current={category === filter.category ? 'true' : undefined}
                >
                  {category ? labels.categories[category] : words.all}
                  <span>{fillCounted(copy.count, count, { count: integer(count, locale) })}</span>
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
    </search>
  )
}
