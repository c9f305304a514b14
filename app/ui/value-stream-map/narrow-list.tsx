// biome-ignore-all lint/suspicious/noArrayIndexKey: steps, remarks and loops may be alike but for their place
/**
 * The map where no drawing fits: a ladder of list items, read downwards. The rail at the left runs out where work waits
 * and in where someone works. Plain HTML, so that names wrap as names do.
 */
import { Fragment } from 'react'
import type { Process, ProcessStep } from '#app/content/processes/process.ts'
import type { Locale } from '#app/locales.ts'
import { unbroken } from '#app/unbroken.ts'
import { Burst, Chip, Glyph, Person, Waiting } from './drawing/glyphs.tsx'
import { linesAlongLoops } from './geometry/narrow-loops.ts'
import { smallTriangle } from './geometry/sizes.ts'
import { type StateTotals, totals } from './geometry/totals.ts'
import { writeDays, writeMinutes, writeSavedDays } from './map-numbers.ts'
import type { MapWords } from './map-words.ts'
import styles from './narrow-list.module.css'

interface NarrowListProps {
  process: Process
  words: MapWords
  locale: Locale
}

export function NarrowCurrent({ process, words, locale }: NarrowListProps) {
  const { steps, loops, redlines } = process
  const most = longestWait(process)
  const beside = [styles[`loops${loops.length}`], styles[`lines${Math.min(3, linesAlongLoops(process))}`]]
  return (
    <>
      <ol className={[styles.steps, ...beside].filter(Boolean).join(' ')}>
        {steps.map((step, index) => (
          <Fragment key={index}>
            <Step step={step} most={most} cause={step.cause} words={words} locale={locale} />
            {redlines.map(({ at, text }, place) =>
              at === index ? (
                <li key={place} className={`waste ${styles.redline}`}>
                  <Glyph size={30}>
                    <Burst x={15} y={15} number={place + 1} />
                  </Glyph>
                  {text}
                </li>
              ) : null,
            )}
          </Fragment>
        ))}
        {loops.map(({ from, to, label }, index) => (
          <li key={index} className={styles.loop} data-loop={index}>
            <span>
              <span className="visually-hidden">{`${steps[from]?.name} → ${steps[to]?.name}: `}</span>
              {label}
            </span>
          </li>
        ))}
      </ol>
      <Sums state={totals(process).current} tone="waste" words={words} locale={locale} />
    </>
  )
}

export function NarrowFuture({ process, words, locale }: NarrowListProps) {
  const { future, savedDays } = totals(process)
  const most = longestWait(process)
  const gone = process.steps.filter((step) => !step.becomes)
  return (
    <>
      <ol className={styles.steps}>
        {process.steps.map(({ becomes: step }, place) =>
          step ? <Step key={place} step={step} most={most} cause={step.cause} words={words} locale={locale} /> : null,
        )}
      </ol>
      {gone.length > 0 ? (
        <ul className={styles.removed}>
          {gone.map(({ name, removedNote }, place) => (
            <li key={place}>
              <b>{unbroken(name)}</b> {removedNote ? `${words.removed}: ${removedNote}` : words.removed}
            </li>
          ))}
        </ul>
      ) : null}
      {savedDays >= 0.05 ? (
        <p className={`flow ${styles.saved}`}>
          <b>{writeSavedDays(savedDays, words.days, locale)}</b> {words.shorter}
        </p>
      ) : null}
      <Sums state={future} tone="flow" words={words} locale={locale} />
    </>
  )
}

interface StepProps {
  step: Pick<ProcessStep, 'name' | 'who' | 'with' | 'minutes' | 'waitDays'> & { bySoftware?: boolean; note?: string }
  /** The longest wait of the process, in days: triangles are drawn to it. */
  most: number
  cause: string | undefined
  words: MapWords
  locale: Locale
}

function Step({ step, most, cause, words, locale }: StepProps) {
  return (
    <>
      {step.waitDays > 0 ? (
        <li className={`waste ${styles.wait}`}>
          <Glyph size={34}>
            <Waiting x={17} y={32} side={smallTriangle(step.waitDays, most)} />
          </Glyph>
          <b>{writeDays(step.waitDays, words.day, locale)}</b> {cause ? <span>{cause}</span> : null}
        </li>
      ) : null}
      <li className={styles.work}>
        <div>
          <b>{unbroken(step.name)}</b>
          <Glyph size={18}>{step.bySoftware ? <Chip x={9} y={9} /> : <Person x={9} y={5} />}</Glyph>
          <span>{`${step.who}\u00a0· ${step.with}`}</span>{' '}
          <i className="flow">{writeMinutes(step.minutes, words.minute, locale)}</i>
        </div>
        {step.note ? <p className={styles.note}>{step.note}</p> : null}
      </li>
    </>
  )
}

function Sums({ state, tone, words, locale }: { state: StateTotals; tone: string; words: MapWords; locale: Locale }) {
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{words.leadTime}</dt>
        <dd className={tone}>{writeDays(state.leadDays, words.days, locale)}</dd>
      </div>
      <div>
        <dt>{words.processTime}</dt>
        <dd className="flow">{writeMinutes(state.workMinutes, words.minute, locale)}</dd>
      </div>
    </dl>
  )
}

/** Of both states, in days: triangles of either are drawn to it. */
function longestWait({ steps }: Process): number {
  return Math.max(...steps.flatMap(({ waitDays, becomes }) => [waitDays, becomes?.waitDays ?? 0]))
}
