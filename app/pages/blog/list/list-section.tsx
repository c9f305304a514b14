/** The articles that were asked for, or that there are none. The count is read out whenever it changes. */
import { fillCounted } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import type { ArticleSummary } from '#app/domain/blog/article.ts'
import { integer } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { Register } from '../register/register.tsx'
import type { Filter } from './filter.ts'
import { LeadLadder } from './lead-ladder.tsx'
import styles from './list-section.module.css'
import { NoResults } from './no-results.tsx'
import type { Waits } from './waits-of.ts'

/** The part of the blog's copy that the list needs. */
export type ListCopy = Pick<Content<'blog'>, 'list' | 'count' | 'gap' | 'readMore'>

interface ListSectionProps {
  copy: ListCopy
  labels: Content<'labels'>['blog']
  locale: Locale
  at: SheetPlace
  articles: readonly ArticleSummary[]
  waits: Waits | undefined
  /** Articles there are, found or not. */
  total: number
  /** Of them those that match the search, in whatever category. */
  matching: number
  filter: Filter
  stale: boolean
  busy: boolean
}

export function ListSection({
  copy,
  at,
  articles,
  waits,
  total,
  matching,
  filter,
  stale,
  busy,
  labels,
  locale,
}: ListSectionProps) {
  const { section, found, ladder } = copy.list
  const count = articles.length
  const counted = count === 0 ? found.none : fillCounted(found, count, { count: integer(count, locale) })
  return (
    <SheetSection id="list" at={at} name={section} step={2}>
      <div className={styles.found}>
        <p className="label" role="status">
          {stale ? copy.list.stale : counted}
        </p>
        {count > 1 ? <p className="label">{ladder}</p> : null}
      </div>
      {count > 0 ? (
        <Register
          articles={articles}
          level="h2"
          lead={waits ? <LeadLadder waits={waits} /> : true}
          busy={busy}
          copy={copy}
          labels={labels}
          locale={locale}
        />
      ) : (
        <NoResults copy={copy.list.none} labels={labels} locale={locale} {...{ filter, total, matching }} />
      )}
    </SheetSection>
  )
}
