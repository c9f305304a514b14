// biome-ignore-all lint/suspicious/noArrayIndexKey: steps may be alike but for their place
/**
 * A process now and then on one axis of days: now stands on the axis, then hangs under it, and the gap between their
 * ends is a dimension line that carries the days saved. Work is drawn to scale too, which is why it is so thin.
 *
 * Places along the axis are percentages in drawings without a view box, so words keep their size at every width. The
 * page must hold one `<HatchPattern />`.
 */
import type { Process } from '#app/content/processes/process.ts'
import { daysAsNumber, decimal, savedDaysAsNumber } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { hatch } from '#app/ui/hatch/hatch.tsx'
import { totals } from '#app/ui/value-stream-map/geometry/totals.ts'
import { writeDays } from '#app/ui/value-stream-map/map-numbers.ts'
import { type GapWords, gapWords } from './gap-words.ts'
import { percent, type Scale, type ScaleStep, scaleOf } from './scale.ts'
import styles from './to-scale.module.css'

/** The units, as they stand on every map. */
interface UnitWords {
  day: string
  days: string
}

export interface ScaleCopy {
  now: string
  after: string
  /** At the start of the axis. */
  day: string
  explanation: string
  waits: string
  works: string
  alt: string
}

interface ToScaleProps {
  process: Process
  words: UnitWords
  copy: ScaleCopy
  locale: Locale
}

export function ToScale({ process, words, copy, locale }: ToScaleProps) {
  const { current, future, savedDays } = totals(process)
  const scale = scaleOf(process)
  const days = (count: number) => daysAsNumber(count, locale)
  return (
    <figure className={styles.figure}>
      <p className={styles.total}>
        <b>{copy.now}</b> <span className="waste">{writeDays(current.leadDays, words.days, locale)}</span>
      </p>
      <div className={styles.drawing} role="img" aria-label={copy.alt}>
        <svg className={styles.now} width="100%" height="108" aria-hidden="true">
          <Labels steps={scale.current} unit={words.day} days={days} />
          <Bar steps={scale.current} y={45} />
        </svg>
        <Axis scale={scale} day={copy.day} locale={locale} />
        <svg className={styles.after} width="100%" height="89" aria-hidden="true">
          <svg y="50%" aria-hidden="true">
            <Bar steps={scale.future} y={-28} />
          </svg>
          {savedDays >= 0.05 ? (
            <SavedDays
              from={scale.futureEnd}
              words={gapWords(scale.futureEnd, savedDaysAsNumber(savedDays, locale), words.days)}
            />
          ) : null}
        </svg>
      </div>
      <div className={styles.caption}>
        <p className={styles.total}>
          <b>{copy.after}</b> <span className="flow">{writeDays(future.leadDays, words.days, locale)}</span>
        </p>
        <p className={styles.explanation}>{copy.explanation}</p>
        <ul className={styles.key}>
          <li>
            <svg width="26" height="14" aria-hidden="true">
              <rect className={styles.wait} x="1" y="1" width="24" height="12" fill={hatch} />
            </svg>
            {copy.waits}
          </li>
          <li>
            <svg width="26" height="14" aria-hidden="true">
              <rect className={styles.work} x="12" width="3" height="14" />
            </svg>
            {copy.works}
          </li>
        </ul>
      </div>
    </figure>
  )
}

/** Waits lie, work stands a little above and below them. */
function Bar({ steps, y }: { steps: ScaleStep[]; y: number }) {
  return (
    <>
      {steps.map(({ start, wait }, place) =>
        wait > 0 ? (
          <rect key={place} className={styles.wait} x={`${start}%`} y={y} width={`${wait}%`} height="56" fill={hatch} />
        ) : null,
      )}
      {steps.map(({ start, wait, work }, place) => (
        <rect key={place} className={styles.work} x={`${start + wait}%`} y={y - 7} width={`${work}%`} height="70" />
      ))}
    </>
  )
}

interface LabelsProps {
  steps: ScaleStep[]
  unit: string
  days: (count: number) => string
}

function Labels({ steps, unit, days }: LabelsProps) {
  return steps.map(({ name, waitDays, start, wait, fits }, place) =>
    wait > 0 ? (
      <text
        key={place}
        className={`waste ${fits.number <= 288 ? '' : fromWidth(Math.max(fits.days, 289))}`}
        x={`${start + wait / 2}%`}
        y="32"
      >
        {days(waitDays)}
        <tspan className={styles.unit}>{` ${unit}`}</tspan>
        <tspan className={`${styles.name} ${fromWidth(fits.name) ?? ''}`} x={`${start + wait / 2}%`} y="13">
          {name}
        </tspan>
      </text>
    ) : null,
  )
}

function Axis({ scale: { ticks, axis }, day, locale }: { scale: Scale; day: string; locale: Locale }) {
  const digits = ticks.every(Number.isInteger) ? 0 : 1
  return (
    <svg className={styles.axis} width="100%" height="32" aria-hidden="true">
      <line className={styles.line} x2="100%" y1="1" y2="1" />
      {ticks.map((tick, index) => {
        const place = percent(tick, axis)
        const odd = index % 2 === 1
        return (
          <g key={tick}>
            <line className={styles.line} x1={`${place}%`} x2={`${place}%`} y2={odd ? 7 : 11} />
            <text className={odd ? styles.unit : ''} x={`${place}%`} y="26" textAnchor={anchorAt(place)}>
              {index ? decimal(tick, digits, locale) : <FirstTick day={day} />}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

function FirstTick({ day }: { day: string }) {
  return (
    <>
      <tspan className={styles.day}>{`${day} `}</tspan>0
    </>
  )
}

/** Words at an end of the axis stay beside it. */
function anchorAt(place: number): 'start' | 'middle' | 'end' {
  if (place > 97) return 'end'
  return place > 0 ? 'middle' : 'start'
}

/** From the end of the future state to the end of the current one, with extension lines up to both. */
function SavedDays({ from, words }: { from: number; words: GapWords }) {
  const [start, end] = [`${from}%`, '100%']
  return (
    <g className={styles.saved}>
      <line x1={start} x2={start} y1="-47" y2="100%" />
      <line x1={end} x2={end} y1="-98" y2="100%" />
      <g className={fromWidth(words.fits)}>
        <svg x={start} y="50%" aria-hidden="true">
          <path d="M0 0l18-8v16z" />
        </svg>
        <svg x={end} y="50%" aria-hidden="true">
          <path d="M0 0l-18-8v16z" />
        </svg>
        <foreignObject x={start} width={`${100 - from}%`} height="100%">
          <p className={`${styles.gap} ${largeFrom(words.large) ?? ''}`}>
            <strong>{words.number}</strong> {words.unit}
          </p>
        </foreignObject>
      </g>
    </g>
  )
}

/** The class that shows a label where the axis is long enough for it. */
function fromWidth(least: number): string | undefined {
  if (least <= 288) return undefined
  if (least <= 640) return styles.from640
  return least <= 900 ? styles.from900 : styles.never
}

/** The class that writes the days saved large where the axis is long enough for that. */
function largeFrom(least: number): string | undefined {
  if (least <= 288) return styles.large
  if (least <= 640) return styles.large640
  return least <= 900 ? styles.large900 : undefined
}
