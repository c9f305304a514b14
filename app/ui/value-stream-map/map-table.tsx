/** The facts of the drawing as a table, behind a line that opens it. */
import type { Process } from '#app/content/processes/process.ts'
import type { Locale } from '#app/locales.ts'
import { totals } from './geometry/totals.ts'
import { writeDays, writeMinutes } from './map-numbers.ts'
import styles from './map-table.module.css'
import type { MapWords } from './map-words.ts'

interface MapTableProps {
  process: Process
  words: MapWords
  locale: Locale
  /** Says what the drawing shows. */
  alt: string
}

export function MapTable({ process, words, locale, alt }: MapTableProps) {
  const { current, future } = totals(process)
  const days = (count: number) => writeDays(count, words.day, locale)
  const minutes = (count: number) => writeMinutes(count, words.minute, locale)
  const { summary, total, ...columns } = words.table
  const { step, who, with: tool, waitingNow, workNow, waitingThen, workThen } = columns
  return (
    <details className={styles.details}>
      <summary>{summary}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={styles.scroll} aria-label={summary} tabIndex={0}>
        <table>
          <caption className="visually-hidden">{alt}</caption>
          <thead>
            <tr>
              {[step, who, tool, waitingNow, workNow, waitingThen, workThen].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {process.steps.map(({ name, who, with: tool, waitDays, minutes: work, becomes }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two steps may be alike but for their place
              <tr key={place}>
                <th scope="row">{name}</th>
                <td>{who}</td>
                <td>{tool}</td>
                <td>{days(waitDays)}</td>
                <td>{minutes(work)}</td>
                {becomes ? (
                  <>
                    <td>{days(becomes.waitDays)}</td>
                    <td>{minutes(becomes.minutes)}</td>
                  </>
                ) : (
                  <td colSpan={2}>{words.removed}</td>
                )}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {total}
              </th>
              <td>{days(current.leadDays)}</td>
              <td>{minutes(current.workMinutes)}</td>
              <td>{days(future.leadDays)}</td>
              <td>{minutes(future.workMinutes)}</td>
            </tr>
          </tfoot>
        </table>
      </section>
    </details>
  )
}
