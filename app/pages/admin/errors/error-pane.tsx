/** One kind of error: how often, where, in which browsers, and the stack of the last report. */
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { mostReportsRead } from '#app/domain/app-error/error-views.ts'
import type { ErrorKind, Share, WhereItHappens } from '#app/domain/app-error/group-errors.server.ts'
import { integer } from '#app/formats.ts'
import desk from '../parts/desk.module.css'
import { deskTime } from '../parts/desk-time.ts'
import { Key } from '../parts/key.tsx'
import { usePane } from '../parts/use-pane.ts'
import { DayStrip } from './day-strip.tsx'
import styles from './error-pane.module.css'
import { reportsOf } from './error-table.tsx'
import { Redline } from './redline.tsx'

interface ErrorPaneProps {
  number: number
  /** Undefined: it is gone. */
  kind: ErrorKind | undefined
  where: WhereItHappens | undefined
  days: readonly string[]
  closePath: string
  actionPath: string
  /** What came of settling it. */
  children?: ReactNode
}

export function ErrorPane({ number, kind, where, days, closePath, actionPath, children }: ErrorPaneProps) {
  const heading = usePane(number)
  return (
    <aside aria-label={`App error ${number}`} id="error">
      <div className={desk.pane}>
        <div className={styles.head}>
          <Redline number={number} settled={kind?.state !== 'open'} />
          <h2 ref={heading} tabIndex={-1}>
            {kind?.message ?? 'Gone'}
          </h2>
          <Link className={desk.tool} to={closePath} preventScrollReset data-key="Escape" aria-keyshortcuts="Escape">
            Close <Key>Esc</Key>
          </Link>
        </div>
        {children}
        {kind ? (
          <>
            <p>
              {`First seen ${deskTime(kind.firstAt, { year: true })}, last ${deskTime(kind.lastAt)}. `}
              <b>{`${reportsOf(kind)} ${kind.reports === 1 ? 'report' : 'reports'}`}</b>. {settledWords(kind)}
            </p>
            <Decision kind={kind} actionPath={actionPath} />
            <div>
              <DayStrip days={days} counts={kind.days} large />
            </div>
            {where ? <Where {...where} partly={kind.reports > mostReportsRead} /> : null}
            <h3>Stack of the last report</h3>
            {kind.stack ? (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
              <section className={styles.stack} tabIndex={0} aria-label="Stack of the last report">
                <pre className={desk.code}>{kind.stack}</pre>
              </section>
            ) : (
              <p>The browser gave none.</p>
            )}
          </>
        ) : (
          <p>{`There is no error ${number}, or all its reports have reached the end of their term.`}</p>
        )}
      </div>
    </aside>
  )
}

function Decision({ kind: { number, state, lastReport }, actionPath }: { kind: ErrorKind; actionPath: string }) {
  return (
    <Form method="post" action={actionPath} preventScrollReset>
      <input type="hidden" name="error" value={number} />
      <input type="hidden" name="seen" value={lastReport} />
      {state === 'open' ? (
        <button className={desk.primary} type="submit" name="do" value="settle" data-key="s" aria-keyshortcuts="S">
          Settle <Key>S</Key>
        </button>
      ) : (
        <button className={desk.tool} type="submit" name="do" value="reopen" data-key="s" aria-keyshortcuts="S">
          Open again <Key>S</Key>
        </button>
      )}
    </Form>
  )
}

function settledWords({ state, settledAt, settledBy }: ErrorKind): string {
  if (settledAt === null) return ''
  const when = `${deskTime(settledAt, { year: true })}${settledBy ? ` by ${settledBy}` : ''}`
  return state === 'settled' ? `Settled ${when}.` : `Settled ${when}, and back since.`
}

function Where({ paths, browsers, partly }: WhereItHappens & { partly: boolean }) {
  return (
    <section className={desk.box}>
      <h3>{partly ? `Where, of the last ${integer(mostReportsRead, 'en')} reports` : 'Where'}</h3>
      <dl className={desk.facts}>
        <Shares name="Path" shares={paths} />
        <Shares name="Browser" shares={browsers} />
      </dl>
    </section>
  )
}

const most = 8

function Shares({ name, shares }: { name: string; shares: readonly Share[] }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <ul>
          {shares.slice(0, most).map((share) => (
            <li key={share.name} className={styles.share}>
              <span>{share.name}</span>
              <span>{integer(share.reports, 'en')}</span>
            </li>
          ))}
          {shares.length > most ? <li>{`and ${shares.length - most} more`}</li> : null}
        </ul>
      </dd>
    </div>
  )
}
