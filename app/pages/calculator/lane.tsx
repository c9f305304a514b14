/**
 * A step as it is drawn beside its row, now or after: the wait above, the box below, and at the left the lead-time
 * ladder, which goes on in the next row. After, a step that is no longer needed is a ghost of its box.
 */
import { fill } from '#app/content/fill.ts'
import type { CountedStep } from '#app/domain/roi/calculate.ts'
import { daysAsNumber, shortest } from '#app/formats.ts'
import { roles } from '#app/ui/table-roles.ts'
import { Chip, Glyph, Person, Waiting } from '#app/ui/value-stream-map/drawing/glyphs.tsx'
import { unbroken } from '#app/unbroken.ts'
import styles from './lane.module.css'
import type { Words } from './words.ts'

interface LaneProps {
  state: 'now' | 'after'
  counted: readonly CountedStep[]
  index: number
  longestWait: number
  name: string
  /** A number of the step cannot be read. */
  unknown: boolean
  words: Words
}

export function Lane({ state, counted, index, longestWait, name, unknown, words }: LaneProps) {
  const { copy, roi, locale } = words
  const step = counted[index]
  if (!step) return null
  const { waitDays, minutes } = at(step, state)
  const next = counted[index + 1]
  const gone = state === 'after' && step.becomes === 'gone'
  const days = (count: number) => `${daysAsNumber(count, locale)}\u00a0${roi.units.day}`
  const time = (count: number) => `${shortest(count, 2, locale)}\u00a0${roi.units.minute}`
  const marks = {
    [`${styles.dry}`]: waitDays === 0,
    [`${styles.nextWaits}`]: next !== undefined && at(next, state).waitDays > 0,
    [`${styles.first}`]: index === 0,
    [`${styles.gone}`]: gone,
    [`${styles.unknown}`]: unknown,
  }
  const shown = Object.keys(marks).filter((name) => marks[name])
  return (
    <td className={[styles.lane, styles[state], ...shown].join(' ')} {...roles.cell}>
      <div className={styles.wait}>
        {waitDays > 0 ? (
          <>
            <Triangle side={Math.round(14 + Math.sqrt(waitDays / longestWait) * 20)} />
            <span className="waste">{days(waitDays)}</span>
          </>
        ) : state === 'after' && index > 0 && !gone ? (
          <span className={styles.note}>{copy.steps.noWaiting}</span>
        ) : null}
      </div>
      <div className={styles.box}>
        <b>{gone ? roi.becomes.gone : unbroken(name)}</b>
        {gone ? null : (
          <>
            <span className={`flow ${styles.minutes}`}>{unknown ? '?' : time(minutes)}</span>
            {state === 'after' && step.becomes === 'software' ? <SoftwareSign name={roi.software} /> : <PersonSign />}
          </>
        )}
        {state === 'now' ? <span className={styles.afterwards}>{afterwards()}</span> : null}
      </div>
    </td>
  )

  /** On a phone there is one lane: its box tells the other. */
  function afterwards(): string {
    if (!step) return ''
    const { becomes, after } = step
    const parts = {
      gone: [roi.becomes.gone],
      software: [roi.becomesShort.software, time(after.minutes)],
      person: [...(after.waitDays > 0 ? [days(after.waitDays)] : []), time(after.minutes)],
    }
    return fill(copy.steps.afterwards, { text: parts[becomes].join(', ') })
  }
}

function at(step: CountedStep, state: 'now' | 'after') {
  return state === 'now' ? step : step.after
}

function Triangle({ side }: { side: number }) {
  const height = Math.round(side * 0.9)
  return (
    <svg className={styles.triangle} width={side} height={height} aria-hidden="true">
      <Waiting x={side / 2} y={height} side={side} />
    </svg>
  )
}

function PersonSign() {
  return (
    <span className={styles.sign}>
      <Glyph size={16}>
        <Person x={8} y={4.5} />
      </Glyph>
    </span>
  )
}

function SoftwareSign({ name }: { name: string }) {
  return (
    <span className={styles.sign}>
      <Glyph size={16}>
        <Chip x={8} y={8} />
      </Glyph>
      <span className="visually-hidden">{name}</span>
    </span>
  )
}
