/** What the answer assumes, read only. */
import { type AssumptionsProps, assumedValues } from './assumed-values.ts'
import styles from './assumption-list.module.css'

export function AssumptionList(props: AssumptionsProps) {
  return (
    <dl className={styles.list}>
      {assumedValues(props).map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
