/** What is about to change, and that nothing has yet. */

import { pathToBooking } from '#app/booking-paths.ts'
import { fill } from '#app/content/fill.ts'
import type { Session } from '#app/domain/booking/plan.ts'
import { SheetHead } from '#app/ui/sheet-head/sheet-head.tsx'
import { unbroken } from '#app/unbroken.ts'
import { momentsInWords } from '../manage/words.ts'
import { moveAddress } from './move-address.ts'
import styles from './move-head.module.css'
import type { ShownMove } from './show-move.server.ts'

interface MoveHeadProps {
  shown: ShownMove
  /** It is another revision by now than the one that was confirmed. */
  changed: boolean
}

export function MoveHead({ shown, changed }: MoveHeadProps) {
  const { booking, copy, move, token, locale } = shown
  const headline = changed && move.step === 'confirm' ? copy.move.changed.headline : shown.headline
  const pinned = move.step === 'pick' && move.pinned
  return (
    <SheetHead headline={headline} small={headline.length > 30}>
      <p className="lede">{unbroken(changed ? changedText(shown) : textOf(shown))}</p>
      <p className={styles.ways}>
        {pinned ? (
          <a className="link" href={moveAddress(token, locale, { format: booking.format })}>
            {copy.move.sessions.again}
          </a>
        ) : null}
        <a className="link" href={pathToBooking(token, locale)}>
          {copy.move.keep}
        </a>
      </p>
    </SheetHead>
  )
}

/** Where the time was taken besides, the page has no slip of what is booked now. */
function changedText(shown: ShownMove): string {
  const { move, copy, booking } = shown
  if (move.step === 'confirm') return copy.move.changed.text
  return `${fill(copy.move.now, { when: whenBooked(booking.sessions, shown) })} ${textOf(shown)}`
}

function textOf(shown: ShownMove): string {
  const { move, copy, booking, zone } = shown
  const { confirm, taken, now, sessions } = copy.move
  if (move.step === 'confirm') return zone ? confirm.clocks : confirm.text
  if (move.step === 'taken') return move.nearest.length > 0 ? taken.text : move.kept ? taken.noneAfter : taken.none
  if (move.pinned) return fill(sessions.second, { when: whenBooked([move.pinned], shown) })
  const standing = fill(now, { when: whenBooked(booking.sessions, shown) })
  const sentences = [standing, ...(move.dropped ? [sessions.unfollowed] : []), sessions.first]
  return booking.format === 'two' ? sentences.join(' ') : standing
}

/** On our clock, and so named to who looks at the times on another one. */
function whenBooked(sessions: readonly Session[], { copy, zone, locale }: ShownMove): string {
  return momentsInWords(sessions, copy, { locale, zone })
}
