/** Everything that an account stores, as the parts list of a drawing. */
import type { Content } from '#app/content/index.server.ts'
import { TableHead } from '#app/ui/table-head.tsx'
import { roles } from '#app/ui/table-roles.ts'
import styles from './parts-list.module.css'

export function PartsList({ copy }: { copy: Content<'account'>['signUp']['parts'] }) {
  const { columns } = copy
  return (
    <div className={styles.parts}>
      <table className={styles.table} {...roles.table}>
        <caption>{copy.caption}</caption>
        <TableHead columns={[columns.number, columns.what, columns.purpose, columns.howLong]} />
        <tbody {...roles.group}>
          {copy.list.map(({ what, purpose, howLong }, index) => (
            <tr key={what} {...roles.row}>
              <td {...roles.cell}>{index + 1}</td>
              <th scope="row" {...roles.rowHead}>
                {what}
              </th>
              <td {...roles.cell}>{purpose}</td>
              <td {...roles.cell}>{howLong}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{copy.note}</p>
    </div>
  )
}
