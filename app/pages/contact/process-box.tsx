/** A step of the road a message takes, as a process box: its name, the work in it, who does it with what. */
import type { ReactNode } from 'react'
import type { ContactCopy } from './copy.ts'
import styles from './process-box.module.css'

interface ProcessBoxProps {
  name: string
  minutes: number
  who: string
  tool: string
  words: Pick<ContactCopy['map'], 'work' | 'minute'>
  /** The step is done: drawn in the colour of flow. */
  done?: boolean
  className?: string | undefined
  children?: ReactNode
}

export function ProcessBox({ name, minutes, who, tool, words, done, className, children }: ProcessBoxProps) {
  return (
    <div className={[styles.box, done ? styles.done : '', className].join(' ')}>
      <h2 className={styles.name}>{name}</h2>
      <ul className={[styles.data, children ? '' : styles.stacked].join(' ')}>
        <li>
          <span className={styles.unit}>{words.work}</span>{' '}
          <b className={styles.minutes}>{`${minutes} ${words.minute}`}</b>
        </li>
        <li>
          <Person />
          {who}
        </li>
        <li>{tool}</li>
      </ul>
      {children}
    </div>
  )
}

function Person() {
  return (
    <svg className={styles.person} viewBox="0 0 14 16" aria-hidden="true">
      <circle cx="7" cy="4.5" r="3.4" />
      <path d="M1 15.5a6 6 0 0 1 12 0" />
    </svg>
  )
}
