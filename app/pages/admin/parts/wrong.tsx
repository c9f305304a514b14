/** What is wrong with what was typed, beside it: a mark and words, so that orange keeps its meaning. */
import type { ReactNode } from 'react'
import { Icon } from './icons.tsx'
import styles from './wrong.module.css'

interface WrongProps {
  /** For the field that it describes. */
  id?: string
  /** Read out at once. */
  alert?: boolean
  children: ReactNode
}

export function Wrong({ id, alert, children }: WrongProps) {
  return (
    <p className={styles.wrong} id={id} role={alert ? 'alert' : undefined}>
      <Icon name="fault" />
      <span>{children}</span>
    </p>
  )
}
