/** Where every way ends: the box of the checklist. */
import type { Content } from '#app/content/index.server.ts'
import styles from './goal.module.css'

export function Goal({ copy }: { copy: Content<'account'>['signIn']['goal'] }) {
  return (
    <div className={styles.goal}>
      <div className={styles.box}>
        <h2 className={styles.name}>{copy.name}</h2>
        <p className={styles.points}>
          {copy.points} <b>{copy.pointCount}</b>
        </p>
        <p>{copy.who}</p>
        <p>{copy.where}</p>
      </div>
      <p className={styles.ticks}>{copy.ticks}</p>
    </div>
  )
}
