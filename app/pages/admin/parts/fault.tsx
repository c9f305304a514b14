/** What went wrong, or went well, said where it happened. A fault is inked, never only coloured. */
import type { ReactNode } from 'react'
import styles from './fault.module.css'
import { Icon } from './icons.tsx'

interface NewsProps {
  title: ReactNode
  children?: ReactNode
}

/** Read out at once. */
export function Fault({ title, children }: NewsProps) {
  return (
    <div className={styles.fault} role="alert">
      <Icon name="fault" />
      <div>
        <b>{title}</b>
        {children ? <div>{children}</div> : null}
      </div>
    </div>
  )
}

export function Done({ title, children }: NewsProps) {
  return (
    <div className={styles.done} role="status">
      <Icon name="tick" />
      <div>
        <b>{title}</b>
        {children ? <div>{children}</div> : null}
      </div>
    </div>
  )
}
