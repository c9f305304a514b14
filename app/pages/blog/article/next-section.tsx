/** What to do with what was read: three steps, the last one with us. */
import type { Content } from '#app/content/index.server.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import styles from './next-section.module.css'

interface NextSectionProps {
  copy: Content<'blog'>['article']['next']
  at: SheetPlace
  locale: Locale
}

export function NextSection({ copy, at, locale }: NextSectionProps) {
  return (
    <div className={styles.screen}>
      <SheetSection id="next" at={at} name={copy.section} step={4}>
        <h2 className={styles.headline}>{copy.headline}</h2>
        <ol className={styles.steps}>
          {(['calculator', 'workshop', 'contact'] as const).map((page) => {
            const { title, text, link } = copy[page]
            return (
              <li key={page}>
                <div>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
                <a className={page === 'contact' ? 'btn' : 'link'} href={pathTo(page, locale)}>
                  {link}
                </a>
              </li>
            )
          })}
        </ol>
      </SheetSection>
    </div>
  )
}
