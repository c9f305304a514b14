/** What can be done about a booking that is opened. */
import { Link } from 'react-router'
import desk from '../parts/desk.module.css'
import { Key } from '../parts/key.tsx'
import { pathToSheet } from './address.ts'
import styles from './pane.module.css'
import type { BookingShown } from './show-booking.server.ts'

interface BookingActionsProps {
  shown: BookingShown
  week: string
  close: string
}

export function BookingActions({ shown: { booking, state, offers }, week, close }: BookingActionsProps) {
  const open = { week, booking: booking.number }
  return (
    <div className={styles.actions}>
      {state === 'coming' && !offers.includes('cancel') ? (
        <p className={desk.second}>
          {offers.includes('move')
            ? 'Session 1 has begun: move session 2, or agree by phone.'
            : 'Both sessions have begun: nothing is left to move or cancel.'}
        </p>
      ) : null}
      {offers.includes('move') ? (
        <Link
          className={desk.tool}
          to={pathToSheet({ ...open, doing: 'move' }, 'opened')}
          data-key="m"
          aria-keyshortcuts="M"
          preventScrollReset
        >
          Move <Key>M</Key>
        </Link>
      ) : null}
      {offers.includes('process') ? (
        <Link className={desk.tool} to={pathToSheet({ ...open, doing: 'process' }, 'opened')} preventScrollReset>
          Correct process
        </Link>
      ) : null}
      {offers.includes('cancel') ? (
        <Link
          className={desk.tool}
          to={pathToSheet({ ...open, doing: 'cancel' }, 'opened')}
          data-key="c"
          aria-keyshortcuts="C"
          preventScrollReset
        >
          Cancel it <Key>C</Key>
        </Link>
      ) : null}
      <Link className={desk.tool} to={close} data-key="Escape" aria-keyshortcuts="Escape" preventScrollReset>
        Close <Key>Esc</Key>
      </Link>
    </div>
  )
}
