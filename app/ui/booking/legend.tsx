/** What the filling of a cell means, and its scale. */
import type { Content } from '#app/content/index.server.ts'
import styles from './legend.module.css'
import type { PlanKind } from './month-plan.tsx'

export function Legend({ kind, words }: { kind: PlanKind; words: Content<'booking'>['plan']['legend'] }) {
  const halfDay = kind === 'halfDay'
  return (
    <div className={styles.legend}>
      <span className={halfDay ? styles.outlined : styles.free}>{words.free}</span>
      <span className={halfDay ? styles.closed : undefined}>{words.taken}</span>
      {halfDay ? null : <span className={styles.closed}>{words.closed}</span>}
      <p className={kind === 'introCall' ? styles.scale : undefined}>
        {kind === 'introCall' ? words.scale : words[kind]}
      </p>
    </div>
  )
}
