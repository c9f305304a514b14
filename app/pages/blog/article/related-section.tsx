/** What to read after this. */
import type { Content } from '#app/content/index.server.ts'
import type { ArticleSummary } from '#app/domain/blog/article.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { Register } from '../register/register.tsx'
import styles from './related-section.module.css'

interface RelatedSectionProps {
  copy: Content<'blog'>
  at: SheetPlace
  articles: readonly ArticleSummary[]
  labels: Content<'labels'>
  locale: Locale
}

export function RelatedSection({ copy, at, articles, labels, locale }: RelatedSectionProps) {
  if (articles.length === 0) return null
  const { section, headline } = copy.article.related
  return (
    <div className={styles.screen}>
      <SheetSection id="related" at={at} name={section} step={7}>
        <h2 className={styles.headline}>{headline}</h2>
        <p className={styles.all}>
          <a className="link" href={pathTo('blog', locale)}>
            {labels.buttons.allArticles}
          </a>
        </p>
        <Register articles={articles} level="h3" gaps={false} copy={copy} labels={labels.blog} locale={locale} />
      </SheetSection>
    </div>
  )
}
