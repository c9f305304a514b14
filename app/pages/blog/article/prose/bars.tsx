/** A table whose last column is drawn to scale, see table-tree.ts. */
import type { ReactNode } from 'react'
import styles from './bars.module.css'

export function Bars({ caption, children }: { caption: string; children?: ReactNode }) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      {children}
    </figure>
  )
}
