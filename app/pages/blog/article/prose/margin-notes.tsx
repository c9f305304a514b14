/** Sources beside the sentence that they prove: copies for the eye, the list at the end is what is read out. */
import type { ArticleSource } from '#app/domain/blog/article.ts'
import styles from './margin-notes.module.css'
import { SourceText } from './source-text.tsx'

export function MarginNotes({ sources }: { sources: readonly ArticleSource[] }) {
  return (
    <div className={styles.notes} aria-hidden="true">
      {sources.map(({ id, number, content }) => (
        <p key={id}>
          <b>{number}</b> <SourceText content={content} quiet />
        </p>
      ))}
    </div>
  )
}
