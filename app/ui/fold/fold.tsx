/**
 * Words that a narrow screen shows on request and a wide one shows at once, without JavaScript.
 *
 * The title stands outside the `<summary>`, which lies over it as its button: so a heading stays a heading, and on a
 * wide screen no button is left that does nothing. Browsers without `::details-content` keep the button everywhere.
 */
import type { ReactNode } from 'react'
import styles from './fold.module.css'

interface FoldProps {
  /** Unique on the page; the button is named by the title through it. */
  id: string
  /** A heading, or a line that says what is folded away. */
  title: ReactNode
  /** Where folding ends: from 640 px or from 1025 px on all is shown. */
  until: 'tablet' | 'desk'
  className?: string | undefined
  bodyClassName?: string | undefined
  children: ReactNode
}

export function Fold({ id, title, until, className, bodyClassName, children }: FoldProps) {
  return (
    <div className={[styles.fold, styles[until], className].join(' ')}>
      <div className={styles.title} id={id}>
        {title}
      </div>
      <details>
        <summary aria-labelledby={id} />
        <div className={[styles.body, bodyClassName].join(' ')}>{children}</div>
      </details>
    </div>
  )
}

/** A title that says what is folded away. Where nothing is folded it is not shown. */
export function FoldLine({ text, note }: { text: string; note: string }) {
  return (
    <p className={styles.line}>
      <strong>{text}</strong> <span>{note}</span>
    </p>
  )
}
