/** Every figure worked out: its formula in words, with the visitor's numbers, and what comes out. */
import { Fragment } from 'react'
import { TableHead } from '#app/ui/table-head.tsx'
import { roles } from '#app/ui/table-roles.ts'
import styles from './working.module.css'
import { conclusions, type WorkingProps, workingLines } from './working-lines.ts'

export function Working(props: WorkingProps) {
  const { caption, columns } = props.words.working
  return (
    <table className={styles.table} {...roles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <TableHead columns={[columns.line, columns.figure, columns.filledIn, columns.result]} />
      <tbody {...roles.group}>
        {workingLines(props).map(({ key, name, how, formula, result }, index) => (
          <tr key={key} className={conclusions.has(key) ? styles.conclusion : undefined} {...roles.row}>
            <td {...roles.cell}>{index + 1}</td>
            <th scope="row" {...roles.rowHead}>
              {name} <span className={`label ${styles.how}`}>{how}</span>
            </th>
            <td {...roles.cell}>
              <Formula of={formula} />
            </td>
            <td {...roles.cell}>{result}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Term by term: a line ends between two of them, and inside one, before its × or ÷, only where it is wider than the cell. */
function Formula({ of }: { of: string }) {
  return of.split(' ').map((term, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: terms may be alike but for their place
    <Fragment key={index}>
      {index > 0 ? ' ' : null}
      <span className={styles.term}>{term.replaceAll(/\u00a0(?=[×÷])/g, ' ')}</span>
    </Fragment>
  ))
}
