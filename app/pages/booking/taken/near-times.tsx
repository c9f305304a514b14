/** The nearest free times, measured from the one that was missed. Each is a button of the form: one press sends it. */
import { fill } from '#app/content/fill.ts'
import type { Session, Slot } from '#app/domain/booking/plan.ts'
import type { Locale } from '#app/locales.ts'
import { sessionWords } from '#app/session-words.ts'
import type { BookingCopy } from '../copy.ts'
import { bookingFormId } from '../form/booking-form.tsx'
import { measured } from './measured.ts'
import styles from './near-times.module.css'

interface NearTimesProps {
  near: readonly Slot[]
  missed: Session
  name: string
  /** What a press does, with `{time}` in it. */
  act: string
  zone: string | undefined
  copy: BookingCopy
  locale: Locale
}

export function NearTimes({ near, missed, name, act, zone, copy, locale }: NearTimesProps) {
  const { taken, slip } = copy
  return (
    <ul className={styles.near}>
      {near.map((slot) => {
        const { day, starts, elsewhere } = sessionWords(slot, locale, zone, slip.places)
        return (
          <li key={slot.start}>
            <button type="submit" form={bookingFormId} name={name} value={slot.start}>
              <b className={styles.book}>{fill(act, { time: starts })}</b>
              <span className={styles.day}>{day}</span>
              {elsewhere ? (
                <span className={styles.there}>
                  {fill(taken.elsewhere, { time: elsewhere.starts, place: elsewhere.place })}
                </span>
              ) : null}
              <span className={styles.distance}>{measured(missed, slot, taken, locale)}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
