/** The worked example: a table that ends in its sum, and a sentence or two on it. Never without its label. */
import type { ReactNode } from 'react'
import styles from './example.module.css'

interface ExampleProps {
  title: string
  /** Says that the figures are an example. */
  label: string
  children?: ReactNode
}

export function Example({ title, label, children }: ExampleProps) {
  return (
    <figure className={styles.example}>
      <figcaption className={styles.caption}>
        <span className={styles.title}>{title}</span> <span className="label">{label}</span>
      </figcaption>
      {children}
    </figure>
  )
}
