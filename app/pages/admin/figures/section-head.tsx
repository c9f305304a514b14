/** Head of a part of the sheet, with what has to be known to read it. */
import type { ReactNode } from 'react'
import styles from './section-head.module.css'

export function SectionHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.head}>
      <h2>{title}</h2>
      <p>{children}</p>
    </div>
  )
}
