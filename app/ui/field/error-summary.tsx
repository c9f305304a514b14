/**
 * What is wrong in a form, in one place above it: takes the focus after a refused submit, and each line leads to its
 * field. It reports that submit, so its lines stay where they are; a line whose field has been mended is struck out.
 */
import { type Ref, useId } from 'react'
import { unbroken } from '#app/unbroken.ts'
import { ErrorMark } from './error-mark.tsx'
import styles from './field.module.css'

export interface SummaryItem {
  fieldId: string
  /** The field's name, as its label says it. */
  field: string
  error: string
  mended?: boolean
}

interface ErrorSummaryProps {
  title: string
  items: readonly SummaryItem[]
  /** Level of its heading: one below the heading it stands under. */
  level?: 2 | 3
  ref?: Ref<HTMLElement>
}

export function ErrorSummary({ title, items, level = 3, ref }: ErrorSummaryProps) {
  const Heading = `h${level}` as const
  const titleId = useId()
  return (
    <section
      className={styles.summary}
      aria-labelledby={titleId}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without a script this is how the focus reaches the errors
      autoFocus
      data-error-summary
      ref={ref}
    >
      <Heading className={styles.summaryTitle} id={titleId}>
        <ErrorMark />
        {title}
      </Heading>
      <ul>
        {items.map(({ fieldId, field, error, mended }) => (
          <li key={fieldId}>
            <a className={[styles.summaryLink, mended ? styles.mended : ''].join(' ')} href={`#${fieldId}`}>
              <b>{unbroken(field)}</b>
              {field.endsWith('?') ? ' ' : ': '}
              {unbroken(error)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
