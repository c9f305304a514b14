/** A key of the keyboard beside what it does. Whatever has `data-key` is found by it, see use-desk-keys.ts. */
import styles from './key.module.css'

export function Key({ children }: { children: string }) {
  return (
    <span className={styles.key} aria-hidden="true">
      {children}
    </span>
  )
}
