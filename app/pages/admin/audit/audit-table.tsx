/** The lines, as the revision block of a drawing: number, date, by, what. */
import { type RefObject, useRef } from 'react'
import { Form, Link, useLocation } from 'react-router'
import { byWhom } from '#app/domain/desk/by-whom.ts'
import { TableHead } from '#app/ui/table-head.tsx'
import { roles } from '#app/ui/table-roles.ts'
import desk from '../parts/desk.module.css'
import { deskTime } from '../parts/desk-time.ts'
import { Icon } from '../parts/icons.tsx'
import { useGivesFocus } from '../parts/use-gives-focus.ts'
import { withoutNews } from '../parts/without-news.ts'
import styles from './audit-table.module.css'
import type { AuditLineView } from './audit-view.server.ts'

const columns = ['Line', 'When', 'Who', 'On', 'What changed', 'Undo']

interface AuditTableProps {
  lines: readonly AuditLineView[]
  /** When they were read. */
  now: string
}

export function AuditTable({ lines, now }: AuditTableProps) {
  return (
    <div className={desk.tableBox}>
      <table className={`${desk.table} ${desk.stack} ${styles.log}`} {...roles.table}>
        <caption className="visually-hidden">Changes at the desk, newest first</caption>
        <TableHead columns={columns} />
        <tbody {...roles.group}>
          {lines.map((line) => (
            <Line key={line.id} line={line} now={now} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Line({ line, now }: { line: AuditLineView; now: string }) {
  const { id, at, by, target, which, href, summary, changes, undo } = line
  const cell = useRef<HTMLTableCellElement>(null)
  return (
    <tr {...roles.row} data-row={href ? true : undefined}>
      <th scope="row" {...roles.rowHead} className={styles.revision}>
        {id}
      </th>
      <td {...roles.cell} className={styles.when}>
        <time dateTime={at}>{deskTime(at, { now })}</time>
      </td>
      <td {...roles.cell} className={styles.who}>
        {byWhom(by, summary)}
      </td>
      <td {...roles.cell} className={`${desk.break} ${styles.target}`}>
        {href ? (
          <Link to={href}>
            <bdi>{target}</bdi>
          </Link>
        ) : (
          <bdi>{target}</bdi>
        )}
        {which ? <span className={desk.second}>{which}</span> : null}
      </td>
      <td {...roles.cell} className={`${desk.break} ${styles.what}`}>
        {summary}
        {changes.map(({ field, from, to }) => (
          <span key={field} className={desk.second}>
            {`${field}: `}
            <bdi>{from}</bdi> <span aria-hidden="true">→</span>
            <span className="visually-hidden"> is now</span> <bdi>{to}</bdi>
          </span>
        ))}
      </td>
      <td {...roles.cell} ref={cell} className={styles.undo} tabIndex={-1}>
        {undo === 'yes' ? <Undo id={id} about={`${target}: ${summary}`} rest={cell} /> : <span>{undo.why}</span>}
      </td>
    </tr>
  )
}

/** `rest` says afterwards what became of it. */
function Undo({ id, about, rest }: { id: number; about: string; rest: RefObject<HTMLElement | null> }) {
  const { pathname, search } = useLocation()
  const button = useGivesFocus(rest)
  return (
    <Form method="post" action="/admin/undo" preventScrollReset>
      <input type="hidden" name="change" value={id} />
      <input type="hidden" name="to" value={pathname + withoutNews(search)} />
      <button ref={button} className={desk.tool} type="submit">
        <Icon name="undo" />
        Undo
        <span className="visually-hidden"> {about}</span>
      </button>
    </Form>
  )
}
