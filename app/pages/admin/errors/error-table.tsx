/** The kinds of a page, what happened last on top. */
import { type ErrorView, mostReportsCounted } from '#app/domain/app-error/error-views.ts'
import type { ErrorKind, ErrorPage } from '#app/domain/app-error/group-errors.server.ts'
import { counted, integer } from '#app/formats.ts'
import { roles } from '#app/ui/table-roles.ts'
import desk from '../parts/desk.module.css'
import { deskTime } from '../parts/desk-time.ts'
import { OlderPager } from '../parts/older-pager.tsx'
import { PaneLink } from '../parts/pane-link.tsx'
import { PathWords } from '../parts/path-words.tsx'
import { DayStrip } from './day-strip.tsx'
import styles from './error-table.module.css'
import { Redline } from './redline.tsx'

interface ErrorTableProps {
  view: ErrorView
  page: ErrorPage
  opened: number | undefined
  days: readonly string[]
  /** For so long a report is kept. */
  keptDays: number
  /** Whether it is the first page. */
  first: boolean
  kindPath: (number: number) => string
  pagePath: (before?: number) => string
}

const nothing = {
  open: () => 'No open errors. What goes wrong, in a browser or here, reports itself.',
  settled: () => 'No settled errors.',
  all: (keptDays: number) => `No error was reported in the last ${keptDays} days.`,
} as const

export function ErrorTable({ view, page, opened, days, keptDays, first, kindPath, pagePath }: ErrorTableProps) {
  if (page.kinds.length === 0)
    return <p className={desk.empty}>{first ? nothing[view](keptDays) : 'No older errors.'}</p>
  return (
    <div>
      <div className={desk.tableBox}>
        <table className={`${desk.table} ${desk.stack} ${styles.errors}`} {...roles.table}>
          <caption className="visually-hidden">Errors by kind, last seen first</caption>
          <thead {...roles.group}>
            <tr {...roles.row}>
              <th scope="col" {...roles.columnHead} abbr="Number">
                No.
              </th>
              <th scope="col" {...roles.columnHead}>
                Error
              </th>
              <th scope="col" {...roles.columnHead}>
                {`${days.length} days`}
              </th>
              <th scope="col" {...roles.columnHead} className={desk.number}>
                Reports
              </th>
              <th scope="col" {...roles.columnHead}>
                Last seen
              </th>
              <th scope="col" {...roles.columnHead}>
                Browser
              </th>
            </tr>
          </thead>
          <tbody {...roles.group}>
            {page.kinds.map((kind) => (
              <Row
                key={kind.number}
                {...{ kind, days }}
                href={kindPath(kind.number)}
                current={kind.number === opened}
              />
            ))}
          </tbody>
        </table>
      </div>
      <OlderPager first={first} next={page.next} pagePath={pagePath}>
        {`${counted(page.kinds.length, 'kind')} on this page. A kind keeps its number, also when it comes back.`}
      </OlderPager>
    </div>
  )
}

interface RowProps {
  kind: ErrorKind
  days: readonly string[]
  href: string
  current: boolean
}

function Row({ kind, days, href, current }: RowProps) {
  const { number, state, message, path, settledAt } = kind
  return (
    <tr {...roles.row} data-row aria-current={current ? 'true' : undefined}>
      <td {...roles.cell} className={styles.number}>
        <Redline number={number} settled={state === 'settled'} />
      </td>
      <th scope="row" {...roles.rowHead} className={`${styles.error} ${desk.break}`}>
        <PaneLink className={styles.message} to={href} pane="error">
          {message}
        </PaneLink>
        <span className={desk.second}>
          {state === 'open' && settledAt !== null ? <b className="waste">Back after settling · </b> : null}
          <PathWords path={path} />
        </span>
      </th>
      <td {...roles.cell} className={styles.days}>
        <DayStrip days={days} counts={kind.days} />
      </td>
      <td {...roles.cell} className={`${styles.reports} ${desk.number}`}>
        {reportsOf(kind)}
      </td>
      <td {...roles.cell} className={styles.last}>
        {deskTime(kind.lastAt)}
      </td>
      <td {...roles.cell} className={styles.browser}>
        {kind.browser ?? 'other'}
      </td>
    </tr>
  )
}

/** `1,000+` where counting stopped. */
export function reportsOf({ reports }: Pick<ErrorKind, 'reports'>): string {
  return reports > mostReportsCounted ? `${integer(mostReportsCounted, 'en')}+` : integer(reports, 'en')
}
