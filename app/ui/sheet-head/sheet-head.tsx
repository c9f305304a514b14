/** The head of a sheet to read: where it stands, its headline, and across from it what it is about. */
import type { ReactNode } from 'react'
import styles from './sheet-head.module.css'

interface SheetHeadProps {
  /** A list breaks into these lines where there is room. */
  headline: string | readonly string[]
  /** Above the headline: a breadcrumb, a label. */
  above?: ReactNode
  /** Stands above the headline, and is read after it: it says little without. */
  drawn?: ReactNode
  /** Below the headline, at the left: then what stands at the right begins level with the headline. */
  below?: ReactNode
  /** Beside the headline, at the right. */
  children?: ReactNode
  /** For headlines of more than five words. */
  small?: boolean
}

export function SheetHead({ headline, above, drawn, below, children, small }: SheetHeadProps) {
  const lines = typeof headline === 'string' ? [headline] : headline
  return (
    <div className={`${styles.head} ${below ? styles.tall : ''} ${small ? styles.small : ''}`}>
      {above ? <div className={styles.above}>{above}</div> : null}
      <h1 className={styles.headline}>
        {lines.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </h1>
      {drawn ? <div className={styles.drawn}>{drawn}</div> : null}
      {below ? <div className={styles.below}>{below}</div> : null}
      {children ? <div className={styles.aside}>{children}</div> : null}
    </div>
  )
}
