/** Earlier submissions, newest first, each with its URLs behind a fold. */
import { Link } from 'react-router'
import { answerLine } from '#app/domain/indexnow/outcomes.ts'
import { counted } from '#app/formats.ts'
import { TableHead } from '#app/ui/table-head.tsx'
import { roles } from '#app/ui/table-roles.ts'
import desk from '../parts/desk.module.css'
import { deskTime } from '../parts/desk-time.ts'
import styles from './history.module.css'
import type { Sheet } from './read-sheet.server.ts'
import { addressOf } from './sheet-address.ts'

export function History({ submissions, older }: Sheet['history']) {
  return (
    <section className={styles.history} aria-labelledby="history">
      <h2 id="history">History</h2>
      {submissions.length === 0 ? <p className={desk.empty}>Nothing has been submitted yet.</p> : null}
      {submissions.length > 0 ? (
        <div className={desk.tableBox}>
          <table className={`${desk.table} ${desk.stack} ${styles.table}`} {...roles.table}>
            <caption className="visually-hidden">Earlier submissions, newest first</caption>
            <TableHead columns={['When', 'By', 'Answer', 'URLs']} />
            <tbody {...roles.group}>
              {submissions.map((submission) => (
                <Row key={submission.id} {...submission} />
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {older === undefined ? null : (
        <div className={desk.pager}>
          <Link className={desk.tool} to={addressOf({ before: older })} preventScrollReset>
            Older
          </Link>
        </div>
      )}
    </section>
  )
}

function Row({ at, by, outcome, status, retryAt, count, paths }: Sheet['history']['submissions'][number]) {
  return (
    <tr {...roles.row}>
      <th {...roles.rowHead} scope="row">
        {deskTime(at, { year: true })}
      </th>
      <td {...roles.cell}>{by}</td>
      <td {...roles.cell} className={desk.wide}>
        {answerLine({ outcome, status })}
        {retryAt ? <span className={desk.second}>Not before {deskTime(retryAt)}</span> : null}
      </td>
      <td {...roles.cell} className={desk.wide}>
        <details>
          <summary>{counted(count, 'URL')}</summary>
          <ul className={styles.paths}>
            {paths.map((path) => (
              <li key={path}>{path}</li>
            ))}
            {count > paths.length ? <li>and {count - paths.length} more</li> : null}
          </ul>
        </details>
      </td>
    </tr>
  )
}
