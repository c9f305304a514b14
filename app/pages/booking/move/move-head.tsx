/** What is about to change, and that nothing has yet. */

import { pathToBooking } from '#app/booking-paths.ts'
import { fill } from '#app/content/fill.ts'
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
  const { move, copy, booking, locale } = shown
  if (move.step === 'confirm') return copy.move.changed.text
  return `${fill(copy.move.now, { when: momentsInWords(booking.sessions, copy, locale) })} ${textOf(shown)}`
}

function textOf({ move, copy, booking, zone, locale }: ShownMove): string {
  const { confirm, taken, now, sessions } = copy.move
  const when = (of: typeof booking.sessions) => momentsInWords(of, copy, locale)
  if (move.step === 'confirm') return zone ? confirm.clocks : confirm.text
  if (move.step === 'taken') return move.nearest.length > 0 ? taken.text : move.kept ? taken.noneAfter : taken.none
  if (move.pinned) return fill(sessions.second, { when: when([move.pinned]) })
  const standing = fill(now, { when: when(booking.sessions) })
  const sentences = [standing, ...(move.dropped ? [sessions.unfollowed] : []), sessions.first]
  return booking.format === 'two' ? sentences.join(' ') : standing
}
