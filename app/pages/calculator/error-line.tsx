/** An error at its field: a revision cloud, as drawings mark what has to change, and words. */
import styles from './error-line.module.css'
import { errorInWords, type FieldError } from './field-errors.ts'

interface ErrorLineProps {
  error: FieldError & { id: string }
  /** It stands right below its field, so the field needs no naming. */
  below?: boolean
}

export function ErrorLine({ error, below = false }: ErrorLineProps) {
  return (
    <p className={styles.error} id={error.id}>
      <RevisionCloud />
      <span>{below ? error.text.charAt(0).toUpperCase() + error.text.slice(1) : errorInWords(error)}</span>
    </p>
  )
}

export function RevisionCloud() {
  return (
    <svg className={styles.cloud} viewBox="0 0 22 22" aria-hidden="true">
      <path d="M6 5a4 4 0 0 1 6-2.2A4 4 0 0 1 18.4 6A4 4 0 0 1 20 12.5A4 4 0 0 1 16 18.5A4.2 4.2 0 0 1 9 19.2A4 4 0 0 1 3 16.3A4 4 0 0 1 2 10A4 4 0 0 1 6 5Z" />
      <path d="M8 8l6 6M14 8l-6 6" />
    </svg>
  )
}
