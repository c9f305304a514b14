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

export function BookingActions({ shown: { booking, offers }, week, close }: BookingActionsProps) {
  const open = { week, booking: booking.number }
  return (
    <div className={styles.actions}>
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
