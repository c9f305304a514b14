/** One of the six checks: its name with what is open, and why it counts. The ladder leads here. */
import type { ReactNode } from 'react'
import styles from './launch-section.module.css'

interface LaunchSectionProps {
  id: string
  /** With its figure, such as `Settings: 2 open`. */
  title: string
  note?: string
  children: ReactNode
}

export function LaunchSection({ id, title, note, children }: LaunchSectionProps) {
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        {note ? <p>{note}</p> : null}
      </div>
      {children}
    </section>
  )
}
