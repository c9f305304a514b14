/** What an author wrote, on the ladder. */
import { fill, fillCounted } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import { type ArticleSummary, categories } from '#app/domain/blog/article.ts'
import { integer } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { Register } from '../register/register.tsx'
import styles from './sheets-section.module.css'

interface SheetsSectionProps {
  copy: Content<'blog'>
  labels: Content<'labels'>
  at: SheetPlace
  /** Newest first. */
  articles: readonly ArticleSummary[]
  locale: Locale
}

export function SheetsSection({ copy, labels, at, articles, locale }: SheetsSectionProps) {
  const { section, headline, none } = copy.author
  const count = articles.length
  const values = { count: integer(count, locale), minutes: integer(minutesOf(articles), locale) }
  return (
    <SheetSection id="sheets" at={at} name={section} step={5}>
      <h2 className={styles.headline}>{count === 0 ? none : fillCounted(headline, count, values)}</h2>
      <p className={`label ${styles.split}`}>{minutesByCategory(articles, labels.blog, locale)}</p>
      <Register articles={articles} level="h3" authors={false} copy={copy} labels={labels.blog} locale={locale} />
    </SheetSection>
  )
}

function minutesOf(articles: readonly ArticleSummary[]): number {
  return articles.reduce((sum, { minutes }) => sum + minutes, 0)
}

/** Automation 6 min, AI 16 min. */
function minutesByCategory(articles: readonly ArticleSummary[], words: Content<'labels'>['blog'], locale: Locale) {
  const parts = categories.flatMap((category) => {
    const minutes = minutesOf(articles.filter((article) => article.category === category))
    return minutes === 0
      ? []
      : [
          `${words.categories[category]} ${fill(words.minutes, { count: integer(minutes, locale) })}`.replaceAll(
            ' ',
            '\u00a0',
          ),
        ]
  })
  return parts.join(', ')
}
