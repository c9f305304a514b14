/** A promise in a frame of its own: what is promised, and on which condition. The two are never shown apart. */
import styles from './stamp.module.css'

interface StampProps {
  promise: string
  condition: string
  /** The one above the other: for a narrow column. */
  stacked?: boolean
}

export function Stamp({ promise, condition, stacked }: StampProps) {
  return (
    <p className={stacked ? styles.stacked : styles.stamp}>
      <strong>{promise}</strong> <span>{condition}</span>
    </p>
  )
}
