/** The corner of a drawing: the key to its signs, and what it adds up to. */
import type { Locale } from '#app/locales.ts'
import type { Drawing } from '../geometry/drawing.ts'
import { strip } from '../geometry/sizes.ts'
import { textWidth } from '../geometry/text.ts'
import { type StateTotals, totals } from '../geometry/totals.ts'
import { writeDays, writeMinutes } from '../map-numbers.ts'
import type { KeySign, MapWords } from '../map-words.ts'
import styles from './drawing.module.css'
import { Chip, Person, Waiting } from './glyphs.tsx'

interface SummaryProps {
  drawing: Drawing
  words: MapWords
  locale: Locale
}

export function Summary({ drawing, words, locale }: SummaryProps) {
  const { summary, width } = drawing
  const { side, x, y, cell, key } = summary
  const { current, future } = totals(drawing.process)
  const second = side ? { x, y: y + 66 } : { x: x + cell, y }
  const days = (state: StateTotals) => writeDays(state.leadDays, words.days, locale)
  const minutes = (state: StateTotals) => writeMinutes(state.workMinutes, words.minute, locale)
  const shown = { current: drawing.current !== null, future: drawing.future !== null }
  return (
    <>
      <path
        className={styles.sheet}
        d={
          side
            ? `M${x} ${y}h${cell}v132h-${cell}zM${x} ${y + 66}h${cell}`
            : `M1 ${y}H${width - 1}v${strip.height}H1zM${cell} ${y}v${strip.height}m${cell} 0v-${strip.height}`
        }
      />
      <Total
        at={{ x, y }}
        room={cell}
        label={words.leadTime}
        current={shown.current && days(current)}
        future={shown.future && days(future)}
        waste
      />
      <Total
        at={second}
        room={cell}
        label={words.processTime}
        current={shown.current && minutes(current)}
        future={shown.future && minutes(future)}
      />
      {key.map((place) => (
        <g key={place.sign}>
          <Sign {...place} caption={words.cycleTime} />
          <text x={place.x + 30} y={place.y + 5}>
            {words.key[place.sign]}
          </text>
        </g>
      ))}
    </>
  )
}

interface TotalProps {
  at: { x: number; y: number }
  room: number
  label: string
  /** False when the drawing does not show that state. */
  current: string | false
  future: string | false
  /** The current figure is waste; it is work otherwise. */
  waste?: boolean
}

function Total({ at: { x, y }, room, label, current, future, waste }: TotalProps) {
  const total = (figure: string) =>
    textWidth(figure, 29) > room - 20 ? `${styles.total} ${styles.longTotal}` : styles.total
  return (
    <>
      <text x={x + 12} y={y + 21}>
        {label.replaceAll('\u00AD', '')}
      </text>
      {current ? (
        <text className={`${styles.current} ${total(current)} ${waste ? 'waste' : 'flow'}`} x={x + 11} y={y + 53}>
          {current}
        </text>
      ) : null}
      {future ? (
        <text className={`${styles.future} ${total(future)} flow`} x={x + 11} y={y + 53}>
          {future}
        </text>
      ) : null}
    </>
  )
}

function Sign({ x, y, sign, caption }: { x: number; y: number; sign: KeySign; caption: string }) {
  if (sign === 'cycleTime') {
    return (
      <text x={x + 10} y={y + 5} textAnchor="middle">
        {caption}
      </text>
    )
  }
  if (sign === 'waiting') return <Waiting x={x + 10} y={y + 8} side={20} />
  if (sign === 'byPerson') return <Person x={x + 10} y={y - 4} />
  if (sign === 'bySoftware') return <Chip x={x + 10} y={y} />
  return (
    <>
      <path className={styles.rework} d={`M${x + 20} ${y - 7}v13H${x + 5}v-5`} />
      <path className={styles.reworkHead} d={`M${x + 5} ${y - 8}l4.5 9h-9z`} />
    </>
  )
}
