/** A sheet of numbered notes: its head with the facts, the index, the notes. All four legal pages are one of these. */
import type { ReactNode } from 'react'
import type { Content } from '#app/content/index.server.ts'
import type { Note } from '#app/content/legal/note.ts'
import type { Locale } from '#app/locales.ts'
import { readingTime } from '#app/reading-time.ts'
import { SheetHead } from '#app/ui/sheet-head/sheet-head.tsx'
import { SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import styles from './legal-sheet.module.css'
import { NoteArticle } from './note-article.tsx'
import { SheetFacts } from './sheet-facts.tsx'

export type LegalWords = Content<'privacy'>['words']

interface LegalSheetProps {
  copy: {
    headline: string
    lede: string
    lastChanged: string
    words: LegalWords
    notes: readonly Note[]
  }
  /** Before the number of a note. */
  word: string
  reading: Content<'labels'>['reading']
  locale: Locale
  /** The copy of what stands below the notes, for the time that the section takes to read. */
  readBelow: unknown
  /** What stands below the text of a note, by its id. */
  below?: Readonly<Record<string, ReactNode>>
}

export function LegalSheet({ copy, word, reading, locale, readBelow, below = {} }: LegalSheetProps) {
  const { notes, words } = copy
  const titles = notes.map(({ title }) => title)
  return (
    <>
      <SheetHead headline={copy.headline} below={<p className={`lede ${styles.lede}`}>{copy.lede}</p>}>
        <SheetFacts words={words} lastChanged={copy.lastChanged} locale={locale} />
      </SheetHead>
      <div className={styles.index}>
        <SheetSection
          id="index"
          at={{ letter: 'A', reading: readingTime(titles, reading) }}
          name={words.sections.index}
          step={2}
          tight
        >
          <ol className={styles.list}>
            {notes.map(({ id, title }, index) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span>{index + 1}</span> {title}
                </a>
              </li>
            ))}
          </ol>
        </SheetSection>
      </div>
      <div className={styles.text}>
        <SheetSection
          id="notes"
          at={{ letter: 'B', reading: readingTime([notes, readBelow], reading) }}
          name={words.sections.notes}
          step={9}
          tight
        >
          <div className={styles.notes}>
            {notes.map((note, index) => (
              <NoteArticle key={note.id} note={note} number={index + 1} word={word} words={words} locale={locale}>
                {below[note.id]}
              </NoteArticle>
            ))}
          </div>
        </SheetSection>
      </div>
    </>
  )
}
