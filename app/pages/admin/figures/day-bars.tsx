/** Visits by day: a bar each, open where the office is closed for the weekend, dashed where the day is not over. */
import type { DayFigure } from '#app/domain/visits/sum-visits.ts'
import { integer, weekday } from '#app/formats.ts'
import desk from '../parts/desk.module.css'
import { deskDay } from '../parts/desk-time.ts'
import styles from './day-bars.module.css'

/** In units of the drawing, which is stretched to the sheet: a day, its bar, the highest bar. */
const size = { day: 10, bar: 8.4, height: 100 }

export function DayBars({ days, today }: { days: readonly DayFigure[]; today: string }) {
  const most = Math.max(...days.map(({ visits }) => visits), 1)
  const shown = [days[0], days[Math.floor(days.length / 2)], days.at(-1)].flatMap((one) => one ?? [])
  return (
    <>
      <div className={styles.chart}>
        <svg
          viewBox={`0 0 ${days.length * size.day} ${size.height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label="Visits by day. The table below it has the numbers."
        >
          {days.map(({ day, visits }, index) => {
            const height = (visits / most) * size.height
            return (
              <rect
                key={day}
                className={lookOf(day, today)}
                x={index * size.day + (size.day - size.bar) / 2}
                y={size.height - height}
                width={size.bar}
                height={height}
                vectorEffect="non-scaling-stroke"
              >
                <title>{`${deskDay(day)}: ${integer(visits, 'en')}`}</title>
              </rect>
            )
          })}
        </svg>
        <div className={styles.axis} aria-hidden="true">
          {shown.map(({ day }) => (
            <span key={day}>{deskDay(day)}</span>
          ))}
        </div>
      </div>
      <details className={styles.days}>
        <summary>Each day in numbers</summary>
        <div className={desk.tableBox}>
          <table className={desk.table}>
            <caption className="visually-hidden">Visits and pages opened by day, newest first</caption>
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col" className={desk.number}>
                  Visits
                </th>
                <th scope="col" className={desk.number}>
                  Pages opened
                </th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map(({ day, visits, opened }) => (
                <tr key={day}>
                  <th scope="row">{day === today ? `${deskDay(day)}, so far` : deskDay(day)}</th>
                  <td className={desk.number}>{integer(visits, 'en')}</td>
                  <td className={desk.number}>{integer(opened, 'en')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  )
}

function lookOf(day: string, today: string): string | undefined {
  if (day === today) return styles.today
  return weekday(day, 'en').startsWith('S') ? styles.weekend : styles.bar
}
