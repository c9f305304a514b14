/** Everything that an account stores, as the parts list of a drawing. */
import type { Content } from '#app/content/index.server.ts'
import styles from './parts-list.module.css'

export function PartsList({ copy }: { copy: Content<'account'>['signUp']['parts'] }) {
  const { columns } = copy
  return (
    <div className={styles.parts}>
      <table className={styles.table}>
        <caption>{copy.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.number}</th>
            <th scope="col">{columns.what}</th>
            <th scope="col">{columns.purpose}</th>
            <th scope="col">{columns.howLong}</th>
          </tr>
        </thead>
        <tbody>
          {copy.list.map(({ what, purpose, howLong }, index) => (
            <tr key={what}>
              <td>{index + 1}</td>
              <th scope="row">{what}</th>
              <td>{purpose}</td>
              <td>{howLong}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{copy.note}</p>
    </div>
  )
}
