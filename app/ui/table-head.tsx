/** The heads of a table's columns: one row, each head once. */
import { roles } from './table-roles.ts'

interface TableHeadProps {
  columns: readonly string[]
  className?: string
}

export function TableHead({ columns, className }: TableHeadProps) {
  return (
    <thead className={className} {...roles.group}>
      <tr {...roles.row}>
        {columns.map((column) => (
          <th key={column} scope="col" {...roles.columnHead}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
  )
}
