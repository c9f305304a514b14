/** Figures with a bar each, the largest first, and what they add up to. */
import type { ReactNode } from 'react'
import { integer } from '#app/formats.ts'
import desk from '../parts/desk.module.css'
import styles from './figure-table.module.css'

export interface FigureRow {
  readonly key: string
  readonly name: ReactNode
  readonly count: number
  /** A second number, of the column `besides`. */
  readonly besides?: number
}

interface FigureTableProps {
  caption: string
  /** Heads of the columns. */
  what: string
  count: string
  besides?: string
  rows: readonly FigureRow[]
  /** Instead of rows, where there are none. */
  empty: string
}

export function FigureTable({ caption, what, count, besides, rows, empty }: FigureTableProps) {
  const most = Math.max(...rows.map((row) => row.count), 1)
  const sum = (of: (row: FigureRow) => number) =>
    integer(
      rows.reduce((all, row) => all + of(row), 0),
      'en',
    )
  return (
    <div className={desk.tableBox}>
      <table className={`${desk.table} ${styles.table}`}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {what}
            </th>
            {besides ? (
              <th scope="col" className={desk.number}>
                {besides}
              </th>
            ) : null}
            <th scope="col" className={desk.number}>
              {count}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 ? (
            <tr>
              <td className={styles.empty} colSpan={besides ? 4 : 3}>
                {empty}
              </td>
            </tr>
          ) : null}
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row" className={desk.break}>
                {row.name}
              </th>
              <td className={styles.scale}>
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={(row.count / most) * 100} height="10" />
                </svg>
              </td>
              {besides ? <td className={desk.number}>{integer(row.besides ?? 0, 'en')}</td> : null}
              <td className={desk.number}>{integer(row.count, 'en')}</td>
            </tr>
          ))}
        </tbody>
        {rows.length > 1 ? (
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                Together
              </th>
              {besides ? <td className={desk.number}>{sum((row) => row.besides ?? 0)}</td> : null}
              <td className={desk.number}>{sum((row) => row.count)}</td>
            </tr>
          </tfoot>
        ) : null}
      </table>
    </div>
  )
}
