/**
 * The facts of the drawing as tables, behind a line that opens them: one of each state, since a step may change its name,
 * its hands and its tool. On a phone each step is a block of named facts.
 */
import type { Process } from '#app/content/processes/process.ts'
import type { Locale } from '#app/locales.ts'
import { TableHead } from '#app/ui/table-head.tsx'
import { roles } from '#app/ui/table-roles.ts'
import type { DrawnState, OneState } from './geometry/drawing.ts'
import { totals } from './geometry/totals.ts'
import { writeDays, writeMinutes } from './map-numbers.ts'
import styles from './map-table.module.css'
import type { MapWords } from './map-words.ts'
import { remarkOnWhole, remarksAt } from './remarks.ts'

interface MapTableProps {
  process: Process
  words: MapWords
  locale: Locale
  /** What is drawn beside it: nothing is said of a state that the reader does not see. */
  state: DrawnState
}

export function MapTable({ state, ...map }: MapTableProps) {
  const { summary } = map.words.table
  const states = state === 'both' ? (['current', 'future'] as const) : [state]
  return (
    <details className={styles.details}>
      <summary>{summary}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={styles.scroll} aria-label={summary} tabIndex={0}>
        {states.map((one) => (
          <StateTable key={one} {...map} state={one} />
        ))}
      </section>
    </details>
  )
}

type StateTableProps = Omit<MapTableProps, 'state'> & { state: OneState }

function StateTable({ process, words, locale, state }: StateTableProps) {
  const { step, who, with: tool, waiting, work, remark, total } = words.table
  const remarks = process.steps.map((_, place) => remarksAt(process, place, state, words.table))
  const remarked = remarks.some((text) => text !== '')
  const whole = remarkOnWhole(process, state, words.table)
  const { leadDays, workMinutes } = totals(process)[state]
  const figures = (waitDays: number, minutes: number) => (
    <>
      <td data-label={waiting} {...roles.cell}>
        {writeDays(waitDays, words.day, locale)}
      </td>
      <td data-label={work} {...roles.cell}>
        {writeMinutes(minutes, words.minute, locale)}
      </td>
    </>
  )
  return (
    <table {...roles.table}>
      <caption>
        {words.states[state]}
        {process.title ? <span className="visually-hidden">{`: ${process.title}`}</span> : null}
        {whole ? <span className={styles.whole}>{whole}</span> : null}
      </caption>
      <TableHead columns={[step, who, tool, waiting, work, ...(remarked ? [remark] : [])]} />
      <tbody {...roles.group}>
        {process.steps.map(({ becomes, ...now }, place) => {
          const shown = state === 'current' ? now : becomes
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two steps may be alike but for their place
            <tr key={place} {...roles.row}>
              <th scope="row" {...roles.rowHead}>
                {(shown ?? now).name}
              </th>
              {shown ? (
                <>
                  <td data-label={who} {...roles.cell}>
                    {shown.who}
                  </td>
                  <td data-label={tool} {...roles.cell}>
                    {shown.with}
                  </td>
                  {figures(shown.waitDays, shown.minutes)}
                </>
              ) : (
                <td colSpan={4} {...roles.cell}>
                  {words.removed}
                </td>
              )}
              {remarked ? (
                <td className={styles.remark} data-label={remark} {...roles.cell}>
                  {remarks[place]}
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
          {figures(leadDays, workMinutes)}
          {remarked ? <td className={styles.remark} {...roles.cell} /> : null}
        </tr>
      </tfoot>
    </table>
  )
}
