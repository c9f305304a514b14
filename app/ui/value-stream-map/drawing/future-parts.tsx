/** The future state without its boxes: the flow line, what still waits, the system, the ladder and the days saved. */
import type { Locale } from '#app/locales.ts'
import type { Drawing } from '../geometry/drawing.ts'
import type { FutureState, PlacedFutureStep } from '../geometry/future.ts'
import { connectAt } from '../geometry/lane.ts'
import { totals } from '../geometry/totals.ts'
import { writeDays, writeMinutes, writeSavedDays } from '../map-numbers.ts'
import type { MapWords } from '../map-words.ts'
import { foldLetter } from './current-row.tsx'
import styles from './drawing.module.css'
import { Bolt, MatchMark, Waiting } from './glyphs.tsx'
import { LinesOfText } from './lines-of-text.tsx'

interface FuturePartProps {
  drawing: Drawing
  future: FutureState
  words: MapWords
  locale: Locale
}

/** What lies below the boxes. */
export function FutureUnderlay({ drawing, future, words, locale }: FuturePartProps) {
  const { frame } = drawing
  return (
    <>
      {rowsOf(future).map((steps, row) => {
        const y = future.arrow + row * future.rowPitch
        const last = row === future.rowCount - 1
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their order
          <g key={row}>
            <path
              className={styles.flowLine}
              pathLength="1"
              d={`M0 ${y}H${last ? future.tip - 17 : frame.flow + 11}`}
            />
            <g className={styles.future}>
              {last ? <path className={styles.flowHead} d={`M${future.tip - 19} ${y - 9}l19 9-19 9z`} /> : null}
              {last ? null : <MatchMark x={frame.flow + 22} y={y} letter={foldLetter(row)} />}
              {row > 0 ? <MatchMark x={11} y={y} letter={foldLetter(row - 1)} /> : null}
              <FutureWaits steps={steps} y={y - 17} shift={row > 0 ? 6 : 0} />
            </g>
            <FutureLadder steps={steps} row={row} future={future} words={words} locale={locale} />
          </g>
        )
      })}
    </>
  )
}

/** What lies over the boxes. */
export function FutureOverlay({ drawing, future, words, locale }: FuturePartProps) {
  const { system, remark, removed, dimension } = future
  const noteY = future.top + future.heights.total + 20
  return (
    <g className={styles.future}>
      {system?.steps.map((middle) => (
        <Bolt key={middle} from={{ x: connectAt(system, middle), y: 31 }} to={{ x: middle, y: future.top }} />
      ))}
      {remark ? <LinesOfText className="flow" x={remark.x} y={16} lines={remark.lines} /> : null}
      {future.steps.map(({ index, x, row, note }) => (
        <LinesOfText key={index} x={x} y={noteY + row * future.rowPitch} lines={note} />
      ))}
      {dimension ? <SavedDays drawing={drawing} dimension={dimension} words={words} locale={locale} /> : null}
      {removed ? <LinesOfText x={0} y={removed.y} lines={removed.lines} /> : null}
    </g>
  )
}

function FutureWaits({ steps, y, shift }: { steps: PlacedFutureStep[]; y: number; shift: number }) {
  return steps
    .filter(({ step }) => step.waitDays > 0)
    .map(({ index, gapX, gap, triangle }, place) => (
      <Waiting key={index} x={gapX + Math.round(gap / 2) + (place === 0 ? shift : 0)} y={y} side={triangle} />
    ))
}

interface FutureLadderProps {
  steps: PlacedFutureStep[]
  row: number
  future: FutureState
  words: MapWords
  locale: Locale
}

function FutureLadder({ steps, row, future, words, locale }: FutureLadderProps) {
  const [high, low] = [future.high + row * future.rowPitch, future.low + row * future.rowPitch]
  const waits = steps.filter(({ step }) => step.waitDays > 0)
  const line = steps.map(({ step, gapX, x, gap }, place) => {
    if (step.waitDays > 0) return `${place ? `H${gapX}` : `M${gapX} ${high}`}V${high}h${gap}V${low}h${future.boxWidth}`
    return `${place ? '' : `M${x} ${low}`}H${x + future.boxWidth}`
  })
  return (
    <>
      <path className={`${styles.ladder} ${styles.drawnLine}`} pathLength="1" d={line.join('')} />
      <g className={styles.future}>
        <path className={styles.waitLine} d={waits.map(({ gapX, gap }) => `M${gapX} ${high}h${gap}`).join('')} />
        {waits.map(({ index, step, gapX, gap }) => (
          <text key={index} className={`waste ${styles.rung}`} x={gapX + gap / 2} y={high - 7}>
            {writeDays(step.waitDays, words.day, locale)}
          </text>
        ))}
        {steps.map(({ index, step, x }) => (
          <text key={index} className={`flow ${styles.rung}`} x={x + future.boxWidth / 2} y={low + 18}>
            {writeMinutes(step.minutes, words.minute, locale)}
          </text>
        ))}
      </g>
    </>
  )
}

interface SavedDaysProps {
  drawing: Drawing
  dimension: NonNullable<FutureState['dimension']>
  words: MapWords
  locale: Locale
}

function SavedDays({ drawing, dimension: { kind, from, to, y, labelWidth }, words, locale }: SavedDaysProps) {
  const middle = Math.round((from + to) / 2)
  const half = Math.round(labelWidth / 2)
  const number = writeSavedDays(totals(drawing.process).savedDays, words.days, locale)
  return (
    <>
      <path
        className={styles.gain}
        d={`M${from} ${y - 12}v24M${to} ${y - 12}v24M${from} ${y}H${middle - half}M${middle + half} ${y}H${to}`}
      />
      <path className={styles.flowHead} d={`M${from} ${y}l13-5v10zM${to} ${y}l-13-5v10z`} />
      <text className={`flow ${styles.dimension}`} x={middle} y={y + 7}>
        {kind === 'split' ? number : `${number} ${words.shorter}`}
      </text>
      {kind === 'split' ? (
        <text className={`flow ${styles.rung}`} x={middle} y={y - 16}>
          {words.shorter}
        </text>
      ) : null}
    </>
  )
}

function rowsOf(future: FutureState): PlacedFutureStep[][] {
  return Array.from({ length: future.rowCount }, (_, row) => future.steps.filter((step) => step.row === row))
}
