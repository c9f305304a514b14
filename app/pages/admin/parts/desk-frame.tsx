/**
 * What stands around every sheet of the desk. From 1280 px a rail at the left, below that a strip of tabs, on a phone a bar
 * at the foot. The title block is the status line: the clock of the office, the last change with its Undo, the keys.
 */
import { type ReactNode, useEffect, useState } from 'react'
import { Form, Link, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { leaveWhenSignedOut } from '#app/browser/leave-when-signed-out.ts'
import { company } from '#app/content/company.ts'
import type { LastChange } from '#app/domain/desk/last-change.server.ts'
import type { OfficeState } from '#app/domain/lead/office-time.server.ts'
import { useNonce } from '#app/nonce.ts'
import { Logo } from '#app/ui/shell/marks.tsx'
import type { ShellCopy } from '#app/ui/shell/shell.tsx'
import { ThemeSwitch } from '#app/ui/shell/theme-switch.tsx'
import type { SheetCounts } from './count-sheets.server.ts'
import styles from './desk-frame.module.css'
import { Icon } from './icons.tsx'
import { Key } from './key.tsx'
import { Rail } from './rail.tsx'
import { StatusLine } from './status-line.tsx'
import { useDeskKeys } from './use-desk-keys.ts'
import { useFocusOfSheet } from './use-focus-of-sheet.ts'
import { useGivenUp } from './use-given-up.ts'
import { useSheetAsDocument } from './use-sheet-as-document.ts'

interface DeskFrameProps {
  staff: { name: string }
  counts: SheetCounts
  last: LastChange | undefined
  now: string
  office: OfficeState
  theme: ShellCopy['theme'] | undefined
  children: ReactNode
}

export function DeskFrame({ staff, counts, last, now, office, theme, children }: DeskFrameProps) {
  const { pathname, search } = useLocation()
  const busy = useNavigation().state !== 'idle'
  useDeskKeys()
  useFocusOfSheet()
  useSheetAsDocument()
  useGivenUp()
  useEffect(leaveWhenSignedOut, [])
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        Skip to the sheet
      </a>
      <header className={styles.top}>
        <Link className={styles.brand} to="/admin">
          <Logo />
          <span>
            {company.brand} <span>desk</span>
          </span>
        </Link>
        <Search asked={pathname === '/admin' ? (new URLSearchParams(search).get('q') ?? '') : ''} />
        <a className={`${styles.me} ${styles.name}`} href="/account">
          {staff.name}
        </a>
        {theme ? <ThemeSwitch copy={theme} /> : null}
        <Link className={styles.me} to="/admin/keys" data-key="?">
          Keys&nbsp;<Key>?</Key>
        </Link>
      </header>
      <Rail pathname={pathname} counts={counts} />
      <ScrollRestoration nonce={useNonce()} />
      <main className={styles.main} id="main" tabIndex={-1} data-busy={busy || undefined} aria-busy={busy}>
        {children}
      </main>
      <StatusLine pathname={pathname} now={now} office={office} last={last} />
    </div>
  )
}

/** Of the leads: every sheet can ask. */
function Search({ asked }: { asked: string }) {
  const [known, setKnown] = useState(asked)
  const [typed, setTyped] = useState(asked)
  // The address is what was asked: Back brings the words back too.
  if (known !== asked) {
    setKnown(asked)
    setTyped(asked)
  }
  return (
    <Form className={styles.find} role="search" method="post" action="/admin/find">
      <Icon name="find" />
      <label className="visually-hidden" htmlFor="find">
        Find a lead
      </label>
      <input
        id="find"
        name="q"
        type="search"
        placeholder="Name, mail or phone"
        value={typed}
        maxLength={254}
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
        data-key="/"
      />
      <Key>/</Key>
    </Form>
  )
}
