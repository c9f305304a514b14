/** What is wrong with what was typed, beside it and read out: a mark and words, so that orange keeps its meaning. */
import type { ReactNode } from 'react'
import { Icon } from './icons.tsx'
import styles from './wrong.module.css'

interface WrongProps {
  /** For the field that it describes. */
  id?: string
  children: ReactNode
}

export function Wrong({ id, children }: WrongProps) {
  return (
    <p className={styles.wrong} id={id} role="alert">
      <Icon name="fault" />
      <span>{children}</span>
    </p>
  )
}
