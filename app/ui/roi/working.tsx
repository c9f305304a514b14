/** Every figure worked out: its formula in words, with the visitor's numbers, and what comes out. */
import { Fragment } from 'react'
import styles from './working.module.css'
import { conclusions, type WorkingProps, workingLines } from './working-lines.ts'

export function Working(props: WorkingProps) {
  const { caption, columns } = props.words.working
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.line}</th>
          <th scope="col">{columns.figure}</th>
          <th scope="col">{columns.filledIn}</th>
          <th scope="col">{columns.result}</th>
        </tr>
      </thead>
      <tbody>
        {workingLines(props).map(({ key, name, how, formula, result }, index) => (
          <tr key={key} className={conclusions.has(key) ? styles.conclusion : undefined}>
            <td>{index + 1}</td>
            <th scope="row">
              {name} <span className={`label ${styles.how}`}>{how}</span>
            </th>
            <td>
              <Formula of={formula} />
            </td>
            <td>{result}</td>
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
