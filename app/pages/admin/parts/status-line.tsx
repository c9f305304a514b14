/** The title block of the desk. What was done last stays until the next thing is done: nothing here runs out. */
import { type RefObject, useRef } from 'react'
import { Form, useLocation } from 'react-router'
import type { LastChange } from '#app/domain/desk/last-change.server.ts'
import type { OfficeState } from '#app/domain/lead/office-time.server.ts'
import { deskTime } from './desk-time.ts'
import { notUndone } from './not-undone.tsx'
import { deskSheets, type SheetKey, sheetAt } from './sheets.ts'
import styles from './status-line.module.css'
import { UndoButton } from './undo-button.tsx'
import { useGivesFocus } from './use-gives-focus.ts'
import { withoutNews } from './without-news.ts'

interface StatusLineProps {
  pathname: string
  now: string
  office: OfficeState
  last: LastChange | undefined
}

export function StatusLine({ pathname, now, office, last }: StatusLineProps) {
  const label = useRef<HTMLSpanElement>(null)
  const sheet = sheetAt(pathname)
  const { search } = useLocation()
  const refused = new URLSearchParams(search).has('undo') && !(sheet && saysItself.has(sheet.key))
  return (
    <footer className={styles.line}>
      <div>
        <span className={styles.label}>Sheet</span>
        <span>
          {sheet
            ? `${deskSheets.indexOf(sheet) + 1} of ${deskSheets.length}, ${sheet.name}`
            : pathname === '/admin/keys'
              ? 'Keys'
              : 'None'}
        </span>
      </div>
      <div>
        <span className={styles.label}>{deskTime(now, { year: true })}</span>
        <span>{officeWords(office, now)}</span>
      </div>
      <div className={styles.last}>
        <span ref={label} className={styles.label} tabIndex={-1}>
          Last change
        </span>
        <div className={styles.change} role="status">
          <span className={styles.words}>
            {refused ? <b>{`${notUndone.title} ${notUndone.why} `}</b> : null}
            {last ? (
              <>
                {`${deskTime(last.at, { now })} `}
                <bdi className={last.target.length > 28 ? styles.long : undefined}>{last.target}</bdi>
                {`: ${last.summary}`}
              </>
            ) : (
              'None yet'
            )}
          </span>
          {last?.undoable ? <UndoForm id={last.id} rest={label} /> : null}
        </div>
      </div>
    </footer>
  )
}

/** These sheets say at their top that nothing was undone. */
const saysItself: ReadonlySet<SheetKey> = new Set(['leads', 'bookings', 'audit'])

/** `rest` takes the focus from the button, which goes when there is nothing more to take back. */
function UndoForm({ id, rest }: { id: number; rest: RefObject<HTMLElement | null> }) {
  const { pathname, search } = useLocation()
  const button = useGivesFocus(rest)
  return (
    <Form method="post" action="/admin/undo" preventScrollReset>
      <input type="hidden" name="change" value={id} />
      <input type="hidden" name="to" value={pathname + withoutNews(search)} />
      <UndoButton ref={button} className={styles.undo}>
        Undo
      </UndoButton>
    </Form>
  )
}

function officeWords({ open, until, opens }: OfficeState, now: string): string {
  if (open) return `Office open until ${until}`
  return `Office closed until ${deskTime(opens, { now }).replaceAll(' ', '\u00a0')}`
}
