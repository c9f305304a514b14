/**
 * How long somebody has waited, in office hours, on the axis that all rows share: hatched up to now, solid from the promise
 * on, an arrow where it goes on beyond the drawing. A teal line ends at the first answer.
 */
import type { LeadWait } from '#app/domain/lead/lead-lines.server.ts'
import { hoursAndMinutes } from '../parts/desk-time.ts'
import styles from './wait-bar.module.css'

interface WaitBarProps {
  wait?: LeadWait | undefined
  answeredIn?: number | null
  promised: number
}

/** The promise stands in the middle of the axis. */
const promiseAt = 50

export function WaitBar({ wait, answeredIn = null, promised }: WaitBarProps) {
  const drawing = (
    <>
      <line className={styles.hour} x1="0" x2="0" y1="0" y2="100%" />
      <line className={styles.hour} x1="25%" x2="25%" y1="0" y2="100%" />
      <line className={styles.hour} x1="75%" x2="75%" y1="0" y2="100%" />
      {wait ? <Waited percent={(wait.waited / promised) * promiseAt} /> : null}
      {!wait && answeredIn !== null ? <Answered percent={(answeredIn / promised) * promiseAt} /> : null}
      <line className={styles.promise} x1={`${promiseAt}%`} x2={`${promiseAt}%`} y1="0" y2="100%" />
    </>
  )
  const label = wait
    ? `Waited ${hoursAndMinutes(wait.waited)} of ${promised / 60} office hours`
    : answeredIn !== null && `First answer after ${hoursAndMinutes(answeredIn)} office hours`
  if (!label) {
    return (
      <svg className={styles.bar} aria-hidden="true">
        {drawing}
      </svg>
    )
  }
  return (
    <svg className={styles.bar} role="img" aria-label={label}>
      {drawing}
    </svg>
  )
}

/** Denser than that of the maps: a bar is low. Once on a page. */
export function WaitPattern() {
  return (
    <svg className={styles.defs} width="0" height="0" aria-hidden="true">
      <pattern id="wait" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className={styles.stroke} d="M0.75 0V5" />
      </pattern>
    </svg>
  )
}

function Waited({ percent }: { percent: number }) {
  const hatched = `${Math.min(percent, promiseAt)}%`
  const beyond = percent > 100
  return (
    <g transform="translate(0 -6)">
      <rect x="0" y="50%" width={hatched} height="12" fill="url(#wait)" />
      <svg y="50%" width={hatched} height="12" aria-hidden="true">
        <line className={styles.edge} x1="0" x2="100%" y1="1" y2="1" />
        <line className={styles.edge} x1="100%" x2="100%" y1="0" y2="12" />
      </svg>
      {percent > promiseAt ? (
        <rect
          className={styles.late}
          x={`${promiseAt}%`}
          y="50%"
          width={`${(beyond ? 97 : percent) - promiseAt}%`}
          height="12"
        />
      ) : null}
      {beyond ? (
        <svg className={styles.open} x="97%" y="50%" width="8" height="12" aria-hidden="true">
          <path className={styles.late} d="M0 0L7 6L0 12Z" />
        </svg>
      ) : null}
    </g>
  )
}

function Answered({ percent }: { percent: number }) {
  const end = `${Math.min(percent, 99)}%`
  return (
    <g className={styles.answered} transform="translate(0 5)">
      <line x1="0" x2={end} y1="50%" y2="50%" />
      <svg x={end} y="50%" width="4" height="24" overflow="visible" aria-hidden="true">
        <path d="M0 1.5V-10" />
      </svg>
    </g>
  )
}
