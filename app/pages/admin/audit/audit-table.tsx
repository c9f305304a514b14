// biome-ignore-all lint/a11y/noRedundantRoles: on a narrow screen rows are blocks, which takes the roles away
// biome-ignore-all lint/a11y/useSemanticElements: the same
/** The lines, as the revision block of a drawing: number, date, by, what. */
import { Form, Link, useLocation } from 'react-router'
import { byWhom } from '#app/domain/desk/by-whom.ts'
import desk from '../parts/desk.module.css'
import { deskTime } from '../parts/desk-time.ts'
import { Icon } from '../parts/icons.tsx'
import { withoutNews } from '../parts/without-news.ts'
import styles from './audit-table.module.css'
import type { AuditLineView } from './audit-view.server.ts'

const columns = ['Line', 'When', 'Who', 'On', 'What changed', 'Undo']

export function AuditTable({ lines }: { lines: readonly AuditLineView[] }) {
  return (
    <div className={desk.tableBox}>
      <table className={`${desk.table} ${desk.stack} ${styles.log}`} role="table">
        <caption className="visually-hidden">Changes at the desk, newest first</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((name) => (
              <th key={name} scope="col" role="columnheader">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Line({ line: { id, at, by, target, which, href, summary, changes, undo } }: { line: AuditLineView }) {
  return (
    <tr role="row" data-row={href ? true : undefined}>
      <th scope="row" role="rowheader" className={styles.revision}>
        {id}
      </th>
      <td role="cell" className={styles.when}>
        <time dateTime={at}>{deskTime(at)}</time>
      </td>
      <td role="cell" className={styles.who}>
        {byWhom(by)}
      </td>
      <td role="cell" className={`${desk.break} ${styles.target}`}>
        {href ? (
          <Link to={href}>
            <bdi>{target}</bdi>
          </Link>
        ) : (
          <bdi>{target}</bdi>
        )}
        {which ? <span className={desk.second}>{which}</span> : null}
      </td>
      <td role="cell" className={`${desk.break} ${styles.what}`}>
        {summary}
        {changes.map(({ field, from, to }) => (
          <span key={field} className={desk.second}>
            {`${field}: `}
            <bdi>{from}</bdi> <span aria-hidden="true">→</span>
            <span className="visually-hidden"> is now</span> <bdi>{to}</bdi>
          </span>
        ))}
      </td>
      <td role="cell" className={styles.undo}>
        {undo === 'yes' ? <Undo id={id} about={`${target}: ${summary}`} /> : <span>{undo.why}</span>}
      </td>
    </tr>
  )
}

function Undo({ id, about }: { id: number; about: string }) {
  const { pathname, search } = useLocation()
  return (
    <Form method="post" action="/admin/undo" preventScrollReset>
      <input type="hidden" name="change" value={id} />
      <input type="hidden" name="to" value={pathname + withoutNews(search)} />
      <button className={desk.tool} type="submit">
        <Icon name="undo" />
        Undo
        <span className="visually-hidden"> {about}</span>
      </button>
    </Form>
  )
}
