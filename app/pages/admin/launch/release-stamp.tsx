/** What stands on the drawing until all is clear. */
import { counted } from '#app/formats.ts'
import styles from './release-stamp.module.css'

export function ReleaseStamp({ total, facts }: { total: number; facts: number }) {
  if (total === 0) {
    return (
      <p className={`${styles.stamp} ${styles.released}`}>
        <b>Released</b> <span>All six are clear</span>
      </p>
    )
  }
  return (
    <p className={styles.stamp}>
      <b>Not released</b>{' '}
      <span>{facts > 0 ? `${counted(facts, 'invented fact')} to replace` : `${counted(total, 'point')} to clear`}</span>
    </p>
  )
}
