/** One numbered note: its heading at the left, the text that counts, and the same in one sentence in the margin. */
import type { ReactNode } from 'react'
import type { Note, Paragraph } from '#app/content/legal/note.ts'
import type { Locale } from '#app/locales.ts'
import { unbrokenReferences } from '#app/unbroken-references.ts'
import type { LegalWords } from './legal-sheet.tsx'
import styles from './note-article.module.css'
import { NoteText } from './note-text.tsx'

interface NoteArticleProps {
  note: Note
  number: number
  /** Before the number: Note, Article. */
  word: string
  words: LegalWords
  locale: Locale
  children?: ReactNode
}

export function NoteArticle({ note, number, word, words, locale, children }: NoteArticleProps) {
  const { id, title, inShort, paragraphs } = note
  const titleId = `${id}-title`
  return (
    <article className={styles.note} id={id} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        <span>
          {word} {number}
        </span>{' '}
        {title}
      </h2>
      <p className={styles.short}>
        <span className="label">{words.inShort}</span> {unbrokenReferences(inShort)}
      </p>
      {paragraphs.length > 0 ? (
        <div className={styles.text}>
          {paragraphs.map(titled).map(({ title, text }, index) => (
            <p key={text}>
              <b>
                {number}.{index + 1}
              </b>{' '}
              {title ? <em>{title} </em> : null}
              <NoteText text={text} places={words.places} locale={locale} />
            </p>
          ))}
        </div>
      ) : null}
      {children ? <div className={styles.below}>{children}</div> : null}
    </article>
  )
}

function titled(paragraph: Paragraph): { title?: string; text: string } {
  return typeof paragraph === 'string' ? { text: paragraph } : paragraph
}
