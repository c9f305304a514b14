/** When a slot starts, large, and what the visitor's clock says then. Read out as one sentence. */
import type { Slot } from '#app/domain/booking/plan.ts'
import { clock } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { startThere } from '#app/session-words.ts'
import styles from './slot-times.module.css'
import type { ZoneWords } from './zone-words.ts'

interface SlotTimesProps {
  slot: Slot
  words: ZoneWords
  locale: Locale
  there: { zone: string; place: string } | undefined
}

export function SlotTimes({ slot, words, locale, there }: SlotTimesProps) {
  const ends = `–${clock(slot.endsAt, locale)}`
  const long = Date.parse(slot.end) - Date.parse(slot.start) > 60 * 60_000
  return (
    <>
      <b className={styles.here}>
        {clock(slot.startsAt, locale)}
        {long ? ends : <span className="visually-hidden">{ends}</span>}
        <span className="visually-hidden"> {words.home}</span>
      </b>
      {there ? (
        <span className={styles.there}>
          <span className="visually-hidden">, </span>
          {startThere(new Date(slot.start), there.zone, locale)}
          <span className={styles.place}> {there.place}</span>
        </span>
      ) : null}
    </>
  )
}
