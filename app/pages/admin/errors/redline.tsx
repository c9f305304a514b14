/** The number of a kind, in the burr that a drawing office puts around what has to be mended. */
import styles from './redline.module.css'

const burr =
  'M18 1.5L21.4 7.5L27.7 4.7L26.9 11.5L33.7 12.9L29 18L33.7 23.1L26.9 24.5L27.7 31.3L21.4 28.5L18 34.5L14.6 28.5L8.3 31.3L9.1 24.5L2.3 23.1L7 18L2.3 12.9L9.1 11.5L8.3 4.7L14.6 7.5Z'

export function Redline({ number, settled }: { number: number; settled: boolean }) {
  return (
    <span className={settled ? `${styles.redline} ${styles.settled}` : styles.redline}>
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <path d={settled ? 'M2 2H34V34H2Z' : burr} />
      </svg>
      <span>{number}</span>
    </span>
  )
}
