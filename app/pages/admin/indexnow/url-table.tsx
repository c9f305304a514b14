import { roles } from '#app/ui/table-roles.ts'
import desk from '../parts/desk.module.css'
import { deskDay } from '../parts/desk-time.ts'
import { PathWords } from '../parts/path-words.tsx'
import { useHydrated } from '../parts/use-hydrated.ts'
import type { Sheet } from './read-sheet.server.ts'
import styles from './url-table.module.css'

interface UrlTableProps {
  rows: Sheet['urls']['rows']
  preTicked: readonly string[]
  /** Whether every row is ticked. */
  all: boolean
  onTickAll(ticked: boolean): void
}

export function UrlTable({ rows, preTicked, all, onTickAll }: UrlTableProps) {
  const hydrated = useHydrated()
  if (rows.length === 0) return <p className={desk.empty}>No URL of the site is among these.</p>
  return (
    <div className={desk.tableBox}>
      <table className={`${desk.table} ${desk.stack} ${styles.urls}`} {...roles.table}>
        <caption className="visually-hidden">URLs of the site, the new or changed ones first</caption>
        <thead {...roles.group}>
          <tr {...roles.row}>
            <th {...roles.columnHead} scope="col">
              <label className={styles.tick}>
                <input
                  type="checkbox"
                  checked={all}
                  disabled={!hydrated}
                  onChange={(event) => onTickAll(event.currentTarget.checked)}
                  className={styles.scripted}
                />
                <span className="visually-hidden">Tick all rows</span>
              </label>
            </th>
            <th {...roles.columnHead} scope="col">
              URL
            </th>
            <th {...roles.columnHead} scope="col">
              Since last submitted
            </th>
            <th {...roles.columnHead} scope="col">
              Content hash
            </th>
          </tr>
        </thead>
        <tbody {...roles.group}>
          {rows.map((row) => (
            <Row key={row.path} {...row} ticked={preTicked.includes(row.path)} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowProps = Sheet['urls']['rows'][number] & { ticked: boolean }

function Row({ path, state, was, hash, submittedAt, ticked }: RowProps) {
  const same = state === 'same'
  return (
    <tr {...roles.row} data-row>
      <td {...roles.cell}>
        <label className={styles.tick}>
          <input type="checkbox" name="path" value={path} defaultChecked={ticked} data-key="x" />
          <span className="visually-hidden">Submit {path}</span>
        </label>
      </td>
      <th {...roles.rowHead} scope="row" className={desk.break}>
        <a href={path}>
          <PathWords path={path} />
        </a>
      </th>
      <td {...roles.cell} className={same ? styles.quiet : undefined}>
        {same && submittedAt ? `same, told ${deskDay(new Date(submittedAt))}` : state}
      </td>
      <td {...roles.cell} className={styles.quiet}>
        {same ? hash : `${was ?? 'none'} → ${hash ?? 'none'}`}
      </td>
    </tr>
  )
}
