/**
 * The line from the days before to the days after: the ladder of the process as it was, each wait as long as it took,
 * then straight on. Decoration: the two figures beside it say the same.
 */
import type { Process } from '#app/content/processes/process.ts'
import { scaleOf } from '#app/ui/to-scale/scale.ts'
import styles from './case-head.module.css'

/** Share of the line that the ladder takes. */
const ladder = '64%'

/** Where the line runs while work waits, and while someone works. */
const [high, low] = [6, 62]

export function Straightening({ process }: { process: Process }) {
  return (
    <svg className={styles.line} width="100%" height="76" aria-hidden="true">
      <svg width={ladder} height="76" aria-hidden="true">
        {scaleOf(process).current.map(({ name, start, wait, work }) => {
          const [from, to, end] = [`${start}%`, `${start + wait}%`, `${start + wait + work}%`]
          return (
            <g key={name} className={styles.waits}>
              {wait > 0 ? (
                <>
                  <line x1={from} x2={from} y1={low} y2={high} />
                  <line x1={from} x2={to} y1={high} y2={high} />
                  <line x1={to} x2={to} y1={high} y2={low} />
                </>
              ) : null}
              <line x1={to} x2={end} y1={low} y2={low} />
            </g>
          )
        })}
      </svg>
      <line className={styles.straight} x1={ladder} x2="100%" y1={low} y2={low} />
      <svg x="100%" y={low} aria-hidden="true">
        <path className={styles.arrow} d="M6 0l-20-9v18z" />
      </svg>
    </svg>
  )
}
