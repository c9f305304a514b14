/** Where the figures come from. The numbers in the text lead here, and every source leads back. */
import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import type { ArticleSource } from '#app/domain/blog/article.ts'
import { SourceText } from './prose/source-text.tsx'
import styles from './sources.module.css'

export function Sources({ sources, copy }: { sources: readonly ArticleSource[]; copy: Content<'blog'>['article'] }) {
  if (sources.length === 0) return null
  return (
    <section className={styles.sources} aria-labelledby="sources">
      <h2 className={styles.title} id="sources">
        {copy.sources}
      </h2>
      <ol className={styles.list}>
        {sources.map(({ id, number, content }) => (
          <li key={id} id={`source-${id}`}>
            <b>{number}</b>
            <p>
              <SourceText content={content} />
            </p>
            <a className={styles.back} href={`#ref-${id}`}>
              {copy.back.text} <span className="visually-hidden">{fill(copy.back.at, { number: String(number) })}</span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}
