/** How long each kind is kept, on one axis of 24 months, and what the software deleted by itself. */
import { counted, integer } from '#app/formats.ts'
import { roles } from '#app/ui/table-roles.ts'
import desk from '../parts/desk.module.css'
import { deskTime } from '../parts/desk-time.ts'
import { Fault } from '../parts/fault.tsx'
import styles from './retention-table.module.css'
import type { RetentionView } from './retention-view.server.ts'
import section from './section.module.css'
import { TermBar } from './term-bar.tsx'

export function RetentionTable({ kinds, last, days }: RetentionView) {
  return (
    <section className={section.section}>
      <div className={section.head}>
        <h2>Retention, applied every hour</h2>
        <p>
          {last
            ? `Last round ${deskTime(last.at)}${last.late ? '' : '; the next within the hour'}. Today: ${integer(last.today, 'en')} ${last.today === 1 ? 'record' : 'records'} deleted in ${counted(last.rounds, 'round')}.`
            : 'No round has been noted yet. The first comes when the server starts.'}
        </p>
      </div>
      {last?.late ? (
        <Fault title={`No round since ${deskTime(last.at)}.`}>
          One comes every hour while a server runs. The log says why: look for ‘deleting expired data failed’.
        </Fault>
      ) : null}
      <div className={desk.tableBox}>
        <table className={`${desk.table} ${desk.stack} ${styles.terms}`} {...roles.table}>
          <caption className="visually-hidden">How long each kind is kept, to scale of 24 months</caption>
          <thead {...roles.group}>
            <tr {...roles.row}>
              <th scope="col" {...roles.columnHead}>
                Kind
              </th>
              <th scope="col" {...roles.columnHead} className={styles.axis}>
                0 to 24 months
              </th>
              <th scope="col" {...roles.columnHead}>
                Kept
              </th>
              <th scope="col" {...roles.columnHead} className={desk.number}>
                Deleted today
              </th>
              <th scope="col" {...roles.columnHead} className={desk.number}>
                {days > 1 ? `In ${days} days` : 'Since the first round'}
              </th>
            </tr>
          </thead>
          <tbody {...roles.group}>
            {kinds.map(({ kind, what, term, byHand, said, today, all, ...rest }) => (
              <tr key={kind} {...roles.row}>
                <th scope="row" {...roles.rowHead}>
                  {what}
                </th>
                <td {...roles.cell} className={`${desk.wide} ${styles.bar}`}>
                  <TermBar days={rest.days} byHand={byHand} />
                </td>
                <td {...roles.cell} data-label="Kept">
                  {term}
                </td>
                {today === undefined ? (
                  <td {...roles.cell} colSpan={2} className={desk.number} data-label="Deleted">
                    {said ?? elsewhere(kind, byHand)}
                  </td>
                ) : (
                  <>
                    <td {...roles.cell} className={desk.number} data-label="Deleted today">
                      {integer(today, 'en')}
                    </td>
                    <td {...roles.cell} className={desk.number} data-label={`In ${counted(days, 'day')}`}>
                      {integer(all ?? 0, 'en')}
                    </td>
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={desk.pager}>
        <p>
          A full bar: the software deletes it. A hollow one: by hand, once a month. An arrow: longer than 24 months.
        </p>
      </div>
    </section>
  )
}

function elsewhere(kind: RetentionView['kinds'][number]['kind'], byHand: boolean): string {
  if (byHand) return 'by hand'
  return kind === 'cancelledBooking' ? 'with the bookings' : 'not by this program'
}
