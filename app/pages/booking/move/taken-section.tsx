/** The time that was wanted is gone: the nearest free ones, each measured from it. One press moves the booking. */
import { fill } from '#app/content/fill.ts'
import { lastRevision } from '#app/domain/booking/booking.ts'
import type { Slot } from '#app/domain/booking/plan.ts'
import { sessionWords } from '#app/session-words.ts'
import type { SendRefusal } from '#app/ui/form-failure/refusal.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { fieldsOf } from '../address.ts'
import { Failure } from '../manage/failure.tsx'
import { startInWords } from '../manage/words.ts'
import { Reach } from '../reach.tsx'
import { measured } from '../taken/measured.ts'
import near from '../taken/near-times.module.css'
import { moveAddress } from './move-address.ts'
import type { Move } from './open-move.server.ts'
import type { ShownMove } from './show-move.server.ts'
import styles from './taken-section.module.css'

interface TakenSectionProps {
  shown: ShownMove
  move: Extract<Move, { step: 'taken' }>
  /** Of what was posted before. */
  refusal: SendRefusal | undefined
  at: SheetPlace
}

export function TakenSection({ shown, move: { missed, nearest, kept: pinned }, refusal, at }: TakenSectionProps) {
  const { booking, kept, copy, words, errors, token, zone, locale } = shown
  const { taken } = copy.move
  const gone = startInWords(missed.start, copy, { locale, zone })
  // In place of the first of two another is picked, and then the second: until then nothing is sent.
  const leadsOn = booking.format === 'two' && !pinned
  return (
    <SheetSection id="taken" at={at} name={nearest.length > 0 || pinned ? taken.section : taken.reach} step={5}>
      <h2 className={styles.missed}>{fill(taken.missed, { when: gone })}</h2>
      {nearest.length > 0 ? (
        <ul className={near.near}>
          {nearest.map((slot) => (
            <li key={slot.start}>{leadsOn ? leadingOn(slot) : moving(slot)}</li>
          ))}
        </ul>
      ) : (
        <div className={styles.rest}>
          <Reach copy={words.reach} />
        </div>
      )}
      {refusal ? (
        <div className={styles.rest}>
          <Failure refusal={refusal} copy={copy} errors={errors} locale={locale} />
        </div>
      ) : null}
      {nearest.length > 0 || pinned ? (
        <p className={styles.rest}>
          <a className="link" href={moveAddress(token, locale, kept)}>
            {taken.all}
          </a>
        </p>
      ) : null}
    </SheetSection>
  )

  function moving(slot: Slot) {
    return (
      <form className={styles.act} method="post" action={moveAddress(token, locale, { ...kept, at: slot.start })}>
        <input type="hidden" name="revision" value={lastRevision(booking)} />
        <button type="submit">{wordsOf(slot, taken.move)}</button>
      </form>
    )
  }

  function leadingOn(slot: Slot) {
    return (
      <form className={styles.act} method="get" action={moveAddress(token, locale, {})}>
        {Object.entries(fieldsOf({ ...kept, first: slot.start })).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit">{wordsOf(slot, taken.first)}</button>
      </form>
    )
  }

  function wordsOf(slot: Slot, act: string) {
    const { day, starts, elsewhere } = sessionWords(slot, locale, zone, words.slip.places)
    return (
      <>
        <b className={near.book}>{fill(act, { time: starts })}</b>
        <span className={near.day}>{day}</span>
        {elsewhere ? <span className={near.there}>{fill(words.slip.elsewhere, { ...elsewhere })}</span> : null}
        <span className={near.distance}>{measured(missed, slot, words.taken, locale)}</span>
      </>
    )
  }
}
