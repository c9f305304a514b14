/**
 * The lead-time ladder of the process that the newest article draws: high and orange where the work waits, low where
 * someone works. Places are percentages, so that figures keep their size whatever the width.
 */
import styles from './lead-ladder.module.css'
import type { Rung, Waits } from './waits-of.ts'

/** Where waits and work run, in px from the top. */
const high = 40
const low = 66

export function LeadLadder({ waits: { rungs, said } }: { waits: Waits }) {
  return (
    <figure className={styles.ladder}>
      <svg width="100%" height={low + 4} aria-hidden="true">
        {rungs.map((rung) => (
          <RungLines key={rung.start} rung={rung} />
        ))}
      </svg>
      <figcaption className="label">{said}</figcaption>
    </figure>
  )
}

function RungLines({ rung: { start, wait, work, days, side = 0 } }: { rung: Rung }) {
  const [from, end, next] = [start, start + wait, start + wait + work].map((place) => `${place}%`)
  const height = Math.round(side * 0.9)
  return (
    <>
      {start > 0 ? <line className={styles.work} x1={from} x2={from} y1={low} y2={high} /> : null}
      <line className={styles.work} x1={end} x2={end} y1={high} y2={low} />
      <line className={styles.work} x1={end} x2={next} y1={low} y2={low} />
      <line className={styles.wait} x1={from} x2={end} y1={high} y2={high} />
      {days ? (
        <svg x={`${start + wait / 2}%`} aria-hidden="true">
          <path
            className={styles.waiting}
            d={`M0 ${high - 5 - height}l${side / 2} ${height}h-${side}zm0 ${Math.round(side * 0.46)}v${Math.round(side * 0.28)}`}
          />
          <text className={styles.days} y={high + 20}>
            {days}
          </text>
        </svg>
      ) : null}
    </>
  )
}
