/** The article in three points, side by side, under the title block. */
import type { ReactNode } from 'react'
import styles from './in-short.module.css'

export function InShort({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <section className={styles.short} aria-label={label}>
      <p className="label">{label}</p>
      {children}
    </section>
  )
}
