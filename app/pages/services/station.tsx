/** A place where work is done, with the wait before it: three rows of its parent's grid. */
import { PlaceMark } from './place-mark.tsx'
import type { Place } from './places.ts'
import styles from './station.module.css'

/** `onLine` draws its part of the lead-time ladder under it. */
export function Station({ place, onLine }: { place: Place; onLine?: boolean }) {
  return (
    <li className={onLine ? `${styles.station} ${styles.line}` : styles.station}>
      <a href={`#${place.service.slug}`}>
        <PlaceMark number={place.number} group="line" />
        <span className={styles.box}>
          <b className={styles.name}>{place.station}</b> <span className={styles.small}>{place.who}</span>
        </span>
        {onLine ? (
          <>
            <span className={styles.high} />
            <span className={styles.low} />
          </>
        ) : null}
        <span className={styles.waits}>{place.waits}</span>
      </a>
    </li>
  )
}

/** Where the line comes out. */
export function LastStation({ text }: { text: string }) {
  return (
    <li className={styles.paid}>
      <b className={styles.out}>{text}</b>
    </li>
  )
}
