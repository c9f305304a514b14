/** Reports of a kind by day. Each bar is measured against the highest; above four a day it is orange. */
import { deskDay } from '../parts/desk-time.ts'
import styles from './day-strip.module.css'

interface DayStripProps {
  /** ISO dates. */
  days: readonly string[]
  counts: readonly number[]
  /** With the first and the last day below it. */
  large?: boolean
}

const many = 4
const step = 7
const height = 24

export function DayStrip({ days, counts, large = false }: DayStripProps) {
  // So low that one report does not look like a flood.
  const highest = Math.max(many, ...counts)
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const label = `Reports a day, ${deskDay(first)} to ${deskDay(last)}: ${counts.join(', ')}`
  return (
    <>
      <svg
        className={large ? styles.large : styles.strip}
        viewBox={`0 0 ${counts.length * step - 2} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {counts.map((count, index) => {
          const tall = Math.max(1, (count / highest) * height)
          return (
            <rect
              key={days[index]}
              className={count > many ? styles.many : styles.day}
              x={index * step}
              y={height - tall}
              width={step - 2}
              height={tall}
            />
          )
        })}
      </svg>
      {large ? (
        <p className={styles.ends} aria-hidden="true">
          <span>{deskDay(first)}</span>
          <span>{`highest: ${Math.max(0, ...counts)}`}</span>
          <span>{deskDay(last)}</span>
        </p>
      ) : null}
    </>
  )
}
