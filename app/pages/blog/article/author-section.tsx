/** Who drew it, in the style of a title block. */
import type { Author } from '#app/content/authors/author.ts'
import type { Content } from '#app/content/index.server.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import styles from './author-section.module.css'

interface AuthorSectionProps {
  copy: Content<'blog'>['article']['author']
  at: SheetPlace
  author: Author
  locale: Locale
}

export function AuthorSection({ copy, at, author: { slug, name, role, story }, locale }: AuthorSectionProps) {
  return (
    <div className={styles.screen}>
      <SheetSection id="author" at={at} name={copy.section} step={2}>
        <div className={styles.block}>
          <div>
            <p className="label">{copy.label}</p>
            <h2 className={styles.name}>
              <a href={pathTo('author', locale, { slug })}>{name}</a>
            </h2>
          </div>
          <div>
            <p className="label">{copy.about}</p>
            <p className={styles.story}>{`${role} ${story}`}</p>
          </div>
        </div>
      </SheetSection>
    </div>
  )
}
