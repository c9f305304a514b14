/** What was, what it becomes, and the button that makes it so. */
import { lastRevision } from '#app/domain/booking/booking.ts'
import { integer } from '#app/formats.ts'
import { BookingSlip } from '#app/ui/booking/booking-slip.tsx'
import type { SendRefusal } from '#app/ui/form-failure/refusal.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { unbroken } from '#app/unbroken.ts'
import { Failure } from '../manage/failure.tsx'
import { currentLetter, nextLetter } from '../manage/words.ts'
import styles from './confirm-section.module.css'
import { spanBetween } from './difference.ts'
import { moveAddress } from './move-address.ts'
import { moveButton } from './move-words.ts'
import type { Move } from './open-move.server.ts'
import type { ShownMove } from './show-move.server.ts'

interface ConfirmSectionProps {
  shown: ShownMove
  move: Extract<Move, { step: 'confirm' }>
  /** Of what was posted before. */
  refusal: SendRefusal | undefined
  at: SheetPlace
}

export function ConfirmSection({ shown, move: { sessions }, refusal, at }: ConfirmSectionProps) {
  const { booking, choice, kept, zone, words, copy, errors, token, locale } = shown
  const { confirm } = copy.move
  const { revision } = copy.slip
  const slip = { zone, words: words.slip, locale }
  const [from, to] = [booking.sessions[0], sessions[0]]
  return (
    <SheetSection id="confirm" at={at} name={confirm.section} step={7}>
      <div className={styles.was}>
        <BookingSlip
          {...slip}
          title={confirm.was}
          sessions={booking.sessions}
          rows={[{ name: revision, value: currentLetter(booking) }]}
          void
        />
      </div>
      <p className={styles.span} aria-hidden="true">
        {from && to && sessions.length === 1 ? (
          <span>{spanBetween(from.start, to.start, copy.spans, (count) => integer(count, locale))}</span>
        ) : null}
      </p>
      <div className={styles.becomes}>
        <BookingSlip
          {...slip}
          title={confirm.becomes}
          sessions={sessions}
          rows={[{ name: revision, value: nextLetter(booking) }]}
        />
      </div>
      {refusal ? (
        <div className={styles.failure}>
          <Failure refusal={refusal} copy={copy} errors={errors} locale={locale} />
        </div>
      ) : null}
      <form className={styles.acts} method="post" action={moveAddress(token, locale, choice)}>
        <input type="hidden" name="revision" value={lastRevision(booking)} />
        <button className="btn" type="submit">
          {unbroken(moveButton(booking, sessions, copy, locale))}
        </button>
        <a className="link" href={moveAddress(token, locale, kept)}>
          {confirm.again}
        </a>
      </form>
    </SheetSection>
  )
}
