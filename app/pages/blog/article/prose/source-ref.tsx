/** The raised number of a source; the first of each is where its list entry leads back to. */
import { fill } from '#app/content/fill.ts'
import styles from './source-ref.module.css'

interface SourceRefProps {
  id: string
  number: string
  first?: string
  /** `Source {number}`. */
  label: string
}

export function SourceRef({ id, number, first, label }: SourceRefProps) {
  return (
    <sup className={styles.ref} id={first ? `ref-${id}` : undefined}>
      <a href={`#source-${id}`} aria-label={fill(label, { number })}>
        {number}
      </a>
    </sup>
  )
}
