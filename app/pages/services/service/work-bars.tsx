/** Minutes of work on one case, now and afterwards, on one scale. The gap between their ends carries what is saved. */
import { fill, fillCounted } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import type { Process } from '#app/content/processes/process.ts'
import { integer } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { totals } from '#app/ui/value-stream-map/geometry/totals.ts'
import styles from './work-bars.module.css'

type WorkCopy = Content<'servicePage'>['scale']['work']

interface WorkBarsProps {
  process: Process
  copy: WorkCopy
  locale: Locale
}

export function WorkBars({ process, copy, locale }: WorkBarsProps) {
  const now = totals(process).current.workMinutes
  const after = process.steps.flatMap((step) => step.becomes ?? [])
  const software = sum(after.filter(({ bySoftware }) => bySoftware))
  const people = sum(after) - software
  const less = Math.round((1 - sum(after) / now) * 100)
  const inMinutes = (count: number) => fillCounted(copy.minutes, count, { count: integer(count, locale) })
  return (
    <figure>
      <p className={styles.total}>
        <b>{copy.now}</b> <span>{inMinutes(now)}</span>
      </p>
      <svg className={styles.bar} width="100%" height="72" aria-hidden="true">
        <Segments className={styles.now} steps={process.steps} end={now} />
      </svg>
      <svg className={styles.bar} width="100%" height="88" aria-hidden="true">
        <Segments className={styles.people} steps={after} end={now} />
        <Saved from={(sum(after) / now) * 100} share={`${less}%`} text={copy.less} />
      </svg>
      <div>
        <p className={styles.total}>
          <b>{copy.after}</b> <span className="flow">{inMinutes(sum(after))}</span>
        </p>
        <p className="visually-hidden">
          {less}% {copy.less}
        </p>
        <ul className={styles.key}>
          <Key className={styles.people}>{fill(copy.people, { minutes: inMinutes(people) })}</Key>
          {software > 0 ? (
            <Key className={styles.software}>{fill(copy.software, { minutes: inMinutes(software) })}</Key>
          ) : null}
        </ul>
      </div>
    </figure>
  )
}

interface Work {
  name: string
  minutes: number
  bySoftware?: boolean
}

/** Each step as long as its minutes. */
function Segments({ steps, end, className }: { steps: Work[]; end: number; className: string | undefined }) {
  let start = 0
  return steps.map(({ name, minutes, bySoftware }) => {
    const x = start
    start += (minutes / end) * 100
    return (
      <rect
        key={name}
        className={bySoftware ? styles.software : className}
        x={`${x}%`}
        y="8"
        width={`${(minutes / end) * 100}%`}
        height="56"
      />
    )
  })
}

/** A dimension line from the end of the work that is left to the end of the work there was. */
function Saved({ from, share, text }: { from: number; share: string; text: string }) {
  const [start, end] = [`${from}%`, '100%']
  return (
    <g className={styles.saved}>
      <line x1={end} x2={end} y1="-10" y2="78" />
      <svg x={start} y="36" overflow="visible" aria-hidden="true">
        <path d="M2 0l14-6.5v13z" />
      </svg>
      <svg x={end} y="36" overflow="visible" aria-hidden="true">
        <path d="M0 0l-14-6.5v13z" />
      </svg>
      <foreignObject x={start} width={`${100 - from}%`} height="72">
        <p className={styles.gap}>
          <strong>{share}</strong> <span>{text}</span>
        </p>
      </foreignObject>
    </g>
  )
}

function Key({ className, children }: { className: string | undefined; children: string }) {
  return (
    <li>
      <svg width="26" height="14" aria-hidden="true">
        <rect className={className} x="1" y="1" width="24" height="12" />
      </svg>
      {children}
    </li>
  )
}

function sum(steps: readonly { minutes: number }[]): number {
  return steps.reduce((minutes, step) => minutes + step.minutes, 0)
}
