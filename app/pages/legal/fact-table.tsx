/** A table in a note. On a phone each row becomes a block of named facts. */
import type { ReactNode } from 'react'
import { TableHead } from '#app/ui/table-head.tsx'
import { roles } from '#app/ui/table-roles.ts'
import { unbrokenReferences } from '#app/unbroken-references.ts'
import styles from './fact-table.module.css'

interface Column<Row> {
  label: string
  /** The first column names the row. */
  of: (row: Row) => ReactNode
}

interface FactTableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** How the columns share the width. */
  className?: string | undefined
}

export function FactTable<Row>({ caption, columns, rows, keyOf, className }: FactTableProps<Row>) {
  const [first, ...others] = columns
  return (
    <table className={[styles.table, className].join(' ')} {...roles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <TableHead columns={columns.map(({ label }) => label)} />
      <tbody {...roles.group}>
        {rows.map((row) => (
          <tr key={keyOf(row)} {...roles.row}>
            <th scope="row" {...roles.rowHead}>
              {kept(first?.of(row))}
            </th>
            {others.map(({ label, of }) => (
              <td key={label} data-label={label} {...roles.cell}>
                {kept(of(row))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Words stay together as in the notes; what is drawn sees to itself. */
function kept(cell: ReactNode): ReactNode {
  return typeof cell === 'string' ? unbrokenReferences(cell) : cell
}
