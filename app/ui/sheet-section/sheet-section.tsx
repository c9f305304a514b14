/**
 * One section of a sheet: a divider and a twelve-column grid (four below 1025 px) that its children stand on.
 *
 * The divider is one step of a lead-time ladder: the line runs high as far as `step` columns, drops, and runs low to
 * the edge. Its words name the section, for readers and as the name of the landmark.
 */
import type { ReactNode } from 'react'
import styles from './sheet-section.module.css'

/** Where a section stands on its sheet. */
export interface SheetPlace {
  /** Place in the order, as a letter: the first below the head is A. */
  letter: string
  /** How long it takes to read, in words. */
  reading: string
}

interface SheetSectionProps {
  /** What links point at, such as `/#pricing`. */
  id: string
  at: SheetPlace
  name: string
  /** Column after which the line drops. */
  step: 2 | 3 | 4 | 5 | 6 | 7 | 9
  /** Draws the divider in the colour of waste. */
  waste?: boolean
  /** Less room around: for a section that is one row. */
  tight?: boolean
  children: ReactNode
}

export function SheetSection({ id, at, name, step, waste, tight, children }: SheetSectionProps) {
  const nameId = `${id}-name`
  return (
    <section className={`${styles.section} ${tight ? styles.tight : ''}`} id={id} aria-labelledby={nameId}>
      <div className={`${styles.divider} ${styles[`after${step}`]} ${waste ? styles.waste : ''}`}>
        <p className={styles.high}>
          <span className={styles.letter}>{at.letter}</span> <span id={nameId}>{name}</span>
        </p>
        <p className={styles.low}>{at.reading}</p>
      </div>
      {children}
    </section>
  )
}
