/** The week to scale: a box for what is booked, hatching for what is blocked, a line for now. On a phone a list of days. */
import type { DeskDay } from '#app/domain/booking/desk-calendar.server.ts'
import { clock } from '#app/formats.ts'
import { deskDay } from '../parts/desk-time.ts'
import { halfHours, timeAfter } from './block-values.ts'
import { DayBoxes } from './day-boxes.tsx'
import type { WeekShown } from './show-calendar.server.ts'
import { rowsOf } from './stretch.ts'
import { type Drawn, useDraw } from './use-draw.ts'
import styles from './week-grid.module.css'
import { dayWords } from './words.ts'

interface WeekGridProps {
  week: WeekShown
  openBooking: number | undefined
  openBlock: number | undefined
  drawn: Drawn | undefined
  onDraw(drawn: Drawn | undefined): void
}

export function WeekGrid({ week, drawn, onDraw, ...open }: WeekGridProps) {
  const { days, today, hours } = week
  const rows = halfHours(hours).length - 1
  return (
    <div className={styles.week}>
      <div className={styles.hours} aria-hidden="true">
        {halfHours(hours)
          .slice(0, -1)
          .map((time, index) => (
            <span key={time} className={rowsOf({ from: index * 30, to: index * 30 + 30 })}>
              {time.endsWith(':00') ? clock(time, 'en') : ''}
            </span>
          ))}
      </div>
      {days.map((day) => (
        <Day
          key={day.day}
          day={day}
          week={week}
          rows={rows}
          now={day.day === today ? week.now : undefined}
          drawn={drawn?.day === day.day ? drawn : undefined}
          onDraw={onDraw}
          {...open}
        />
      ))}
    </div>
  )
}

interface DayProps extends WeekGridProps {
  day: DeskDay
  rows: number
  now: number | undefined
}

function Day({ day, week, rows, now, drawn, onDraw, openBooking, openBlock }: DayProps) {
  const draw = useDraw(day.day, rows, onDraw)
  const { holiday, booked, blocked } = day
  const isToday = day.day === week.today
  const opens = week.hours.opens
  return (
    <section className={styles.day} aria-label={dayWords(day.day)} data-today={isToday || undefined}>
      <h2>
        <span>{deskDay(day.day).replace(/ \w+$/, '')}</span>
        <span className="visually-hidden">{holiday === undefined && booked.length === 0 ? '' : ','} </span>
        <span className={styles.count}>{holiday ?? (booked.length > 0 ? `${booked.length} booked` : '')}</span>
      </h2>
      <div className={styles.body} data-closed={holiday !== undefined || undefined} data-draw={day.day} {...draw}>
        <DayBoxes booked={booked} blocked={blocked} week={week.week} openBooking={openBooking} openBlock={openBlock} />
        {booked.length + blocked.length === 0 ? (
          <p className={styles.nothing}>{holiday ? `Closed: ${holiday}` : 'Nothing booked'}</p>
        ) : null}
        {drawn ? (
          <div className={`${styles.drawn} ${rowsOf({ from: drawn.from * 30, to: drawn.to * 30 })}`} aria-hidden="true">
            {clock(timeAfter(opens, drawn.from * 30), 'en')}–{clock(timeAfter(opens, drawn.to * 30), 'en')}
          </div>
        ) : null}
        {now === undefined ? null : <NowLine minutes={now} rows={rows} opens={opens} />}
      </div>
    </section>
  )
}

function NowLine({ minutes, rows, opens }: { minutes: number; rows: number; opens: string }) {
  const length = rows * 30
  const row = Math.min(Math.floor(minutes / 30), rows - 1)
  return (
    <>
      <svg className={styles.now} viewBox={`0 0 1 ${length}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 ${minutes}H1`} vectorEffect="non-scaling-stroke" />
      </svg>
      <span className={`${styles.nowWords} ${rowsOf({ from: row * 30, to: row * 30 + 30 })}`}>
        {clock(timeAfter(opens, minutes), 'en')} now
      </span>
    </>
  )
}
