/** A page for the reader to take over: rules, a letter. It looks like the sheet that it will become. */
import type { ReactNode } from 'react'
import styles from './copyable.module.css'

interface CopyableProps {
  title: string
  /** Says that it may be taken over. */
  label: string
  children?: ReactNode
}

export function Copyable({ title, label, children }: CopyableProps) {
  return (
    <section className={styles.page} aria-label={title}>
      <p className={styles.head}>
        <strong>{title}</strong> <span className="label">{label}</span>
      </p>
      {children}
    </section>
  )
}
