/** The contents as a ladder: a step is as high as its section takes to read. A phone folds it away. */
import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import type { ArticleSection } from '#app/domain/blog/article.ts'
import { integer } from '#app/formats.ts'
import { Fold } from '#app/ui/fold/fold.tsx'
import styles from './contents.module.css'
import type { ProseWords } from './prose.tsx'

interface ContentsProps {
  sections: readonly ArticleSection[]
  copy: Content<'blog'>['article']['contents']
  /** Of the whole article. */
  minutes: number
  words: ProseWords
}

/** Height of a second, in rem: a minute is as high as two lines. */
const second = 0.058

export function Contents({ sections, copy, minutes, words: { copy: article, locale } }: ContentsProps) {
  const time = fill(article.minutes, { count: integer(minutes, locale) })
  return (
    <nav className={styles.contents} aria-label={copy.label}>
      <Fold
        id="contents"
        until="desk"
        title={
          <p className={styles.title}>
            <strong>{copy.label}</strong> <span className={styles.scale}>{copy.scale}</span>{' '}
            <span className={styles.time}>{time}</span>
          </p>
        }
      >
        <ol className={styles.list}>
          {sections.map(({ id, title, seconds }) => (
            <li key={id}>
              <svg className={styles.step} height={`${(seconds * second).toFixed(2)}rem`} aria-hidden="true" />
              <a href={`#${id}`}>{title}</a> <span className={styles.clock}>{clockOf(seconds)}</span>
            </li>
          ))}
        </ol>
      </Fold>
    </nav>
  )
}

/** `1:35`, in steps of five seconds. */
function clockOf(seconds: number): string {
  const rounded = Math.max(5, Math.round(seconds / 5) * 5)
  return `${Math.floor(rounded / 60)}:${String(rounded % 60).padStart(2, '0')}`
}
