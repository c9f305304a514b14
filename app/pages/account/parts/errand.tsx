/** The ladder of an errand that goes by mail: four treads, those behind in the colour of flow. */
import type { Content } from '#app/content/index.server.ts'
import styles from './errand.module.css'

interface ErrandProps {
  copy: Content<'account'>['common']['errand']
  /** The tread where the visitor stands. */
  at: 0 | 1 | 2
}

export function Errand({ copy, at }: ErrandProps) {
  return (
    <ol className={styles.errand} aria-label={copy.label}>
      {copy.treads.map((tread, index) => (
        <li
          key={tread}
          className={index < at ? styles.behind : index === at ? styles.here : undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          {tread}
        </li>
      ))}
    </ol>
  )
}
