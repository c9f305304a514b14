/** The facts of the week once more, in order of time. */
import { Link } from 'react-router'
import type { BlockedStretch } from '#app/domain/booking/desk-calendar.server.ts'
import { periodWords } from '#app/domain/booking/desk-words.ts'
import { roles } from '#app/ui/table-roles.ts'
import desk from '../parts/desk.module.css'
import { deskTime } from '../parts/desk-time.ts'
import { pathToSheet } from './address.ts'
import type { ListRow, WeekShown } from './show-calendar.server.ts'
import styles from './week-list.module.css'
import { mailStates, sessionName, whatWords } from './words.ts'

interface WeekListProps {
  rows: readonly ListRow[]
  week: WeekShown
  openBooking: number | undefined
}

export function WeekList({ rows, week, openBooking }: WeekListProps) {
  if (rows.length === 0) return <p className={desk.empty}>Nothing is booked or blocked this week.</p>
  return (
    <div className={`${desk.tableBox} ${styles.list}`}>
      <table className={`${desk.table} ${desk.stack}`} {...roles.table}>
        <caption>The same week as a list</caption>
        <thead {...roles.group}>
          <tr {...roles.row}>
            <th scope="col" {...roles.columnHead}>
              When
            </th>
            <th scope="col" {...roles.columnHead} className={styles.who}>
              Who
            </th>
            <th scope="col" {...roles.columnHead}>
              What
            </th>
            <th scope="col" {...roles.columnHead}>
              Reminder
            </th>
          </tr>
        </thead>
        <tbody {...roles.group}>
          {rows.map((row) =>
            'booked' in row ? (
              <BookedRow key={`${row.booked.number} ${row.booked.part}`} {...row} week={week.week} open={openBooking} />
            ) : (
              <BlockedRow key={`block ${row.blocked.number}`} {...row} week={week.week} />
            ),
          )}
        </tbody>
      </table>
    </div>
  )
}

function BookedRow({
  booked,
  reminder,
  over,
  week,
  open,
}: Extract<ListRow, { booked: unknown }> & { week: string; open: number | undefined }) {
  return (
    <tr {...roles.row} aria-current={booked.number === open ? 'true' : undefined}>
      <th scope="row" {...roles.rowHead} className={styles.when}>
        {sessionName(booked.session)}
      </th>
      <td {...roles.cell} className={desk.break}>
        <Link to={pathToSheet({ week, booking: booked.number }, 'opened')} preventScrollReset>
          <bdi>{booked.name}</bdi>
        </Link>
        {booked.company ? <span className={desk.second}>{booked.company}</span> : null}
      </td>
      <td {...roles.cell} className={desk.break}>
        {whatWords(booked)}
      </td>
      <td {...roles.cell} className={styles.reminder} data-label="Reminder">
        {reminder ? `${mailStates[reminder.status]} ${deskTime(reminder.at)}` : over ? '–' : 'none'}
      </td>
    </tr>
  )
}

function BlockedRow({ blocked, week }: { blocked: BlockedStretch; week: string }) {
  return (
    <tr {...roles.row}>
      <th scope="row" {...roles.rowHead} className={styles.when}>
        {periodWords(blocked.period)}
      </th>
      <td {...roles.cell} className={desk.break}>
        <Link to={pathToSheet({ week, block: blocked.number }, 'opened')} preventScrollReset>
          {blocked.reason ?? 'Blocked'}
        </Link>
      </td>
      <td {...roles.cell}>Blocked, nobody can book it</td>
      <td {...roles.cell} />
    </tr>
  )
}
