/** The head of a sheet: its name, what there is to know at once, and what can be done with the whole of it. */
import type { ReactNode } from 'react'
import styles from './page-head.module.css'

interface PageHeadProps {
  title: string
  /** One or two sentences; figures in <b>, late ones in <b className="waste">. */
  children?: ReactNode
  actions?: ReactNode
}

export function PageHead({ title, children, actions }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <h1 tabIndex={-1}>{title}</h1>
        {children ? <p>{children}</p> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  )
}
