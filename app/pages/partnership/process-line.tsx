/**
 * One process over time, in months: it zigzags until its quarter, is built in the second month of it, and runs straight
 * from the third, at the end of which it is counted again. Drawn as wide as the page has room.
 */
import styles from './process-line.module.css'

/** Half a wave of the zigzag, in months. */
const halfWave = 0.25

/** Of the arrow at the end, in px. A mark at the end stands before it. */
const headLength = 15

interface ProcessLineProps {
  /** Its quarter, counted from 0. */
  quarter: number
  /** Months that the full width stands for, from the start of the year. */
  months: number
}

export function ProcessLine({ quarter, months }: ProcessLineProps) {
  const start = quarter * 3
  const [build, straight, measured] = [start + 1, start + 2, start + 3]
  return (
    <svg className={styles.line} width="100%" height="64" aria-hidden="true">
      <svg width="100%" height="64" viewBox={`0 0 ${months} 64`} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.before} d={zigzag(build)} />
        <path className={styles.build} d={`M${build} 32H${straight}`} />
        <path className={styles.straight} d={`M${straight} 32H${months}`} />
      </svg>
      <svg x={`${(measured / months) * 100}%`} y="32" overflow="visible" aria-hidden="true">
        <path className={styles.measured} d={`M${measured === months ? -headLength - 8 : 0}-12v24`} />
      </svg>
      <svg x="100%" y="32" overflow="visible" aria-hidden="true">
        <path className={styles.head} d={`M0 0l-${headLength}-9v18z`} />
      </svg>
    </svg>
  )
}

/** From the start of the year until a month, in whole waves. */
function zigzag(until: number): string {
  const waves = Array.from({ length: until / (halfWave * 2) }, () => `V6h${halfWave}V58h${halfWave}`)
  return `M0 32${waves.join('')}V32`
}
