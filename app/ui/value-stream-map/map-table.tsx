/** The facts of the drawing as a table, behind a line that opens it. On a phone each step is a block of named facts. */
import type { Process } from '#app/content/processes/process.ts'
import type { Locale } from '#app/locales.ts'
import { TableHead } from '#app/ui/table-head.tsx'
import { roles } from '#app/ui/table-roles.ts'
import type { DrawnState } from './geometry/drawing.ts'
import { totals } from './geometry/totals.ts'
import { writeDays, writeMinutes } from './map-numbers.ts'
import styles from './map-table.module.css'
import type { MapWords } from './map-words.ts'

interface MapTableProps {
  process: Process
  words: MapWords
  locale: Locale
  /** What is drawn beside it: nothing is said of a state that the reader does not see. */
  state: DrawnState
  /** Says what the drawing shows. */
  alt: string
}

export function MapTable({ process, words, locale, state, alt }: MapTableProps) {
  const { current, future } = totals(process)
  const { summary, total, step, who, with: tool, ...columns } = words.table
  const shown = { current: state !== 'future', future: state !== 'current' }
  const inCurrent = { waiting: columns.waitingCurrent, work: columns.workCurrent }
  const inFuture = { waiting: columns.waitingFuture, work: columns.workFuture }
  const heads = [
    ...[step, who, tool],
    ...(shown.current ? [inCurrent.waiting, inCurrent.work] : []),
    ...(shown.future ? [inFuture.waiting, inFuture.work] : []),
  ]
  const cells = (labels: typeof inCurrent, waitDays: number, minutes: number) => (
    <>
      <td data-label={labels.waiting} {...roles.cell}>
        {writeDays(waitDays, words.day, locale)}
      </td>
      <td data-label={labels.work} {...roles.cell}>
        {writeMinutes(minutes, words.minute, locale)}
      </td>
    </>
  )
  return (
    <details className={styles.details}>
      <summary>{summary}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={styles.scroll} aria-label={summary} tabIndex={0}>
        <table {...roles.table}>
          <caption className="visually-hidden">{alt}</caption>
          <TableHead columns={heads} />
          <tbody {...roles.group}>
            {process.steps.map(({ becomes, ...now }, place) => {
              // Drawn alone, the future state calls its steps by their new names.
              const named = (state === 'future' && becomes) || now
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: two steps may be alike but for their place
                <tr key={place} {...roles.row}>
                  <th scope="row" {...roles.rowHead}>
                    {named.name}
                  </th>
                  <td data-label={who} {...roles.cell}>
                    {named.who}
                  </td>
                  <td data-label={tool} {...roles.cell}>
                    {named.with}
                  </td>
                  {shown.current ? cells(inCurrent, now.waitDays, now.minutes) : null}
                  {shown.future && becomes ? cells(inFuture, becomes.waitDays, becomes.minutes) : null}
                  {shown.future && !becomes ? (
                    <td colSpan={2} {...roles.cell}>
                      {words.removed}
                    </td>
                  ) : null}
                </tr>
              )
            })}
          </tbody>
          <tfoot {...roles.group}>
            <tr {...roles.row}>
              <th scope="row" colSpan={3} {...roles.rowHead}>
                {total}
              </th>
              {shown.current ? cells(inCurrent, current.leadDays, current.workMinutes) : null}
              {shown.future ? cells(inFuture, future.leadDays, future.workMinutes) : null}
            </tr>
          </tfoot>
        </table>
      </section>
    </details>
  )
}
