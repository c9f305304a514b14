/** The mark of an error: a solid square with a cross, in ink. Orange means waste on this site, so errors never wear it. */
import styles from './field.module.css'

export function ErrorMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 18 18" aria-hidden="true">
      <path className={styles.markSquare} d="M0 0H18V18H0Z" />
      <path className={styles.markCross} d="M5.25 5.25L12.75 12.75M12.75 5.25L5.25 12.75" />
    </svg>
  )
}
