/** One way in: its name, what to do, and the line on, with a triangle where somebody waits. */
import type { ReactNode } from 'react'
import styles from './lane.module.css'

interface LaneProps {
  /** Of its name, for the fields that it is the name of, too. */
  nameId?: string
  name: string
  note?: string
  /** How long this way takes, in words. */
  time: string
  waits?: boolean
  children: ReactNode
}

export function Lane({ nameId, name, note, time, waits, children }: LaneProps) {
  return (
    <li className={`${styles.lane} ${waits ? styles.waits : ''}`}>
      <h2 className={styles.name}>
        <span id={nameId}>{name}</span>
        {note ? <span className={styles.note}> {note}</span> : null}
      </h2>
      <div className={styles.form}>{children}</div>
      <div className={styles.onward}>
        {waits ? (
          <svg className={styles.queue} viewBox="0 0 28 26" aria-hidden="true">
            <path d="M14 2L27 25H1Z" />
            <text x="14" y="21.5">
              I
            </text>
          </svg>
        ) : null}
        <span className={styles.time}>{time}</span>
      </div>
    </li>
  )
}
