/** What the filling of a cell means, and its scale. */
import type { Content } from '#app/content/index.server.ts'
import styles from './legend.module.css'
import type { PlanKind } from './month-plan.tsx'

export function Legend({ kind, words }: { kind: PlanKind; words: Content<'booking'>['plan']['legend'] }) {
  const halfDay = kind === 'halfDay'
  return (
    <div className={styles.legend}>
      <ul>
        <li className={halfDay ? styles.outlined : styles.free}>{words.free}</li>
        <li className={halfDay ? styles.closed : undefined}>{words.taken}</li>
        {halfDay ? null : <li className={styles.closed}>{words.closed}</li>}
      </ul>
      <p className={kind === 'introCall' ? styles.scale : undefined}>
        {kind === 'introCall' ? words.scale : words[kind]}
      </p>
    </div>
  )
}
