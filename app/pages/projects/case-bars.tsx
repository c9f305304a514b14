/**
 * Before and after as two bars on the axis that all cases share. The upper one is drawn step by step: hatched where the
 * work waits, a stroke where someone works. Places are percentages of the axis, so words keep their size.
 */
import type { Process } from '#app/content/processes/process.ts'
import { hatch } from '#app/ui/hatch/hatch.tsx'
import { percent, scaleOf } from '#app/ui/to-scale/scale.ts'
import styles from './case-bars.module.css'

export interface Axis {
  /** Days from end to end. */
  days: number
  ticks: number[]
}

/** Room for the words beside the longest bar, as a share of it. */
const roomForWords = 0.36

/** Days between two ticks. */
const tickDays = 4

export function axisFor(days: readonly number[]): Axis {
  const length = Math.max(...days) * (1 + roomForWords)
  return { days: length, ticks: Array.from({ length: Math.ceil(length / tickDays) }, (_, index) => index * tickDays) }
}

export function DayAxis({ axis, day }: { axis: Axis; day: string }) {
  return (
    <svg className={styles.axis} width="100%" height="30" aria-hidden="true">
      {axis.ticks.map((tick, index) => (
        <g key={tick} className={index % 2 === 1 ? styles.odd : undefined}>
          <line x1={`${percent(tick, axis.days)}%`} x2={`${percent(tick, axis.days)}%`} y1="12" y2="30" />
          <text x={`${percent(tick, axis.days)}%`} dx={index ? 6 : 5} y="22">
            {index ? tick : `${day} 0`}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** What the marks of the upper bar mean, and the lower bar. */
export function BarKey({ waits, works, now }: { waits: string; works: string; now: string }) {
  return (
    <p className={styles.key}>
      <span>
        <svg width="26" height="14" aria-hidden="true">
          <rect className={styles.wait} x="1" y="1" width="24" height="12" fill={hatch} />
        </svg>
        {waits}
      </span>
      <span>
        <svg width="3" height="16" aria-hidden="true">
          <rect className={styles.work} width="3" height="16" />
        </svg>
        {works}
      </span>
      <span>
        <svg width="26" height="14" aria-hidden="true">
          <rect className={styles.work} width="26" height="14" />
        </svg>
        {now}
      </span>
    </p>
  )
}

interface CaseBarsProps {
  process: Process
  axis: Axis
  before: { days: number; text: string }
  after: { days: number; text: string }
  alt: string
}

export function CaseBars({ process, axis, before, after, alt }: CaseBarsProps) {
  const end = `${percent(before.days, axis.days)}%`
  const newEnd = `${percent(after.days, axis.days)}%`
  return (
    <svg className={styles.bars} width="100%" height="66" role="img" aria-label={alt}>
      {axis.ticks.map((tick) => {
        const x = `${percent(tick, axis.days)}%`
        return <line key={tick} className={styles.grid} x1={x} x2={x} y1="0" y2="66" />
      })}
      <svg width={end} height="34" aria-hidden="true">
        {scaleOf(process).current.map(({ name, start, wait, work }) => (
          <g key={name}>
            {wait > 0 ? (
              <rect className={styles.wait} x={`${start}%`} y="5" width={`${wait}%`} height="24" fill={hatch} />
            ) : null}
            <rect className={styles.work} x={`${start + wait}%`} width={`${work}%`} height="34" />
          </g>
        ))}
      </svg>
      <text className={styles.before} x={end} dx="12" y="23">
        {before.text}
      </text>
      <rect className={styles.work} y="44" width={newEnd} height="14" />
      <line className={styles.gone} x1={newEnd} x2={end} y1="51" y2="51" />
      <line className={styles.gone} x1={end} x2={end} y1="36" y2="58" />
      <svg x={newEnd} y="51" aria-hidden="true">
        <path className={styles.arrow} d="M3 0l11-5v10z" />
      </svg>
      <text className={styles.after} x={end} dx="12" y="57">
        {after.text}
      </text>
    </svg>
  )
}
