/** Two roads to the same place, side by side, stop by stop. */
import type { ReactNode } from 'react'
import styles from './roads.module.css'

export function Roads({ children }: { children?: ReactNode }) {
  return <div className={styles.roads}>{children}</div>
}
