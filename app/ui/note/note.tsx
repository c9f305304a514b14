/**
 * What came of a form, above it or in place of it: good news with a tick, trouble with the mark of errors. It takes the
 * focus, because without a script nothing else tells a reader by ear.
 */
import type { ReactNode } from 'react'
import { ErrorMark } from '#app/ui/field/error-mark.tsx'
import styles from './note.module.css'

interface NoteProps {
  /** Unique on the page. */
  id: string
  title: string
  /** Trouble unless it says otherwise. */
  tone?: 'trouble' | 'good' | 'plain'
  text?: string
  /** The title is a heading of the page. */
  heading?: boolean
  children?: ReactNode
}

export function Note({ id, title, tone = 'trouble', text, heading = false, children }: NoteProps) {
  const Title = heading ? 'h2' : 'p'
  const titleId = `${id}-title`
  return (
    <section
      className={`${styles.note} ${styles[tone] ?? ''}`}
      id={id}
      aria-labelledby={titleId}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without a script this is how the focus reaches the news
      autoFocus
      data-note={tone}
    >
      <Title className={styles.title} id={titleId}>
        {marks[tone]}
        {title}
      </Title>
      {text ? <p>{text}</p> : null}
      {children}
    </section>
  )
}

const marks = {
  trouble: <ErrorMark />,
  good: (
    <svg className={styles.tick} viewBox="0 0 20 16" aria-hidden="true">
      <path d="M1 8L7.5 14L19 1.5" />
    </svg>
  ),
  plain: null,
}
