/** A month: weeks as rows, and on each day what is on it, to scale from opening to closing. */
import { Link } from 'react-router'
import type { DeskDay } from '#app/domain/booking/desk-calendar.server.ts'
import { clock, counted } from '#app/formats.ts'
import { PageHead } from '../parts/page-head.tsx'
import { pathToSheet } from './address.ts'
import styles from './month-sheet.module.css'
import { SheetNews } from './sheet-news.tsx'
import { SheetSteps } from './sheet-steps.tsx'
import { SheetViews } from './sheet-views.tsx'
import type { MonthShown } from './show-calendar.server.ts'
import { rowsOf } from './stretch.ts'
import { dayWords, monthWords } from './words.ts'

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** `undo`: what came of an Undo that took nothing back. */
export function MonthSheet({ month, undo }: { month: MonthShown; undo: string | null }) {
  const { month: name, before, next, today, weeks, sessions, blocks } = month
  const thisMonth = today.slice(0, 7)
  return (
    <>
      <PageHead
        title={monthWords(name)}
        actions={
          <SheetSteps
            before={{ name: monthWords(before), to: pathToSheet({ month: before }) }}
            today={pathToSheet({ month: thisMonth })}
            next={{ name: monthWords(next), to: pathToSheet({ month: next }) }}
          />
        }
      >
        <b>{sessions === 0 ? 'Nothing booked.' : `${counted(sessions, 'session')} booked.`}</b>{' '}
        {blocks === 0 ? 'No time is blocked.' : `${counted(blocks, 'period')} blocked.`} A day opens its week.
      </PageHead>
      <SheetViews current="month" week={month.week} month={name} />
      <SheetNews undo={undo} />
      <table className={styles.month}>
        <caption className="visually-hidden">{monthWords(name)}, a row for each week</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Week</span>
              <span aria-hidden="true">Wk</span>
            </th>
            {weekdays.map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ week, number, days }) => (
            <tr key={week}>
              <th scope="row">
                <Link to={pathToSheet({ week })} aria-label={`Week ${number}`}>
                  {number}
                </Link>
              </th>
              {days.map((day) => (
                <DayCell key={day.day} day={day} week={week} month={name} today={today} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

interface DayCellProps {
  day: DeskDay
  week: string
  month: string
  today: string
}

function DayCell({ day: { day, weekend, holiday, booked, blocked }, week, month, today }: DayCellProps) {
  const closed = weekend || holiday !== undefined
  return (
    <td
      data-closed={closed || undefined}
      data-weekend={weekend || undefined}
      data-other={day.startsWith(month) ? undefined : ''}
      data-today={day === today || undefined}
    >
      {weekend ? (
        <span className={styles.date}>{Number(day.slice(8))}</span>
      ) : (
        <Link className={styles.cell} to={pathToSheet({ week })}>
          <span className={styles.date}>
            <span aria-hidden="true">{Number(day.slice(8))}</span>
            <span className="visually-hidden">{dayWords(day)}</span>
            {holiday ? <span className={styles.holiday}>{holiday}</span> : null}
          </span>
          <span className={styles.scale} aria-hidden="true">
            {blocked.map((block) => (
              <span key={`block ${block.number}`} className={`${styles.blocked} ${rowsOf(block)}`} />
            ))}
            {booked.map((one) => (
              <span key={`${one.number} ${one.part}`} className={`${styles.booked} ${rowsOf(one)}`} />
            ))}
          </span>
          <span className={styles.names}>
            {booked.map((one) => (
              <span key={`${one.number} ${one.part}`}>
                {clock(new Date(one.session.start), 'en')} <bdi>{one.name}</bdi>{' '}
              </span>
            ))}
            {blocked.map((block) => (
              <span key={block.number} className={styles.reason}>
                {block.reason ?? 'Blocked'}{' '}
              </span>
            ))}
          </span>
        </Link>
      )}
    </td>
  )
}
