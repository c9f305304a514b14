/** The sheet's head: what we ask for. */
import type { ContactCopy } from './copy.ts'
import styles from './intro.module.css'

export function Intro({ copy }: { copy: ContactCopy }) {
  return (
    <div className={styles.intro}>
      <h1 className={styles.headline}>{copy.headline}</h1>
      <p className={`lede ${styles.sub}`}>{copy.sub}</p>
    </div>
  )
}
