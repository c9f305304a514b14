/** A row of the current state, without its boxes: what comes in, what waits, what goes back, and the ladder. */
import { Fragment } from 'react'
import type { Locale } from '#app/locales.ts'
import type { CurrentRow, CurrentStep } from '../geometry/current.ts'
import type { Frame } from '../geometry/frame.ts'
import { connectAt } from '../geometry/lane.ts'
import type { LoopLine, LoopStub } from '../geometry/loops.ts'
import { loopWords, type } from '../geometry/sizes.ts'
import { writeDays, writeMinutes } from '../map-numbers.ts'
import type { MapWords } from '../map-words.ts'
import styles from './drawing.module.css'
import { Bolt, Burst, MatchMark, Push, ReworkHead, Waiting } from './glyphs.tsx'
import { LinesOfText } from './lines-of-text.tsx'

interface CurrentRowProps {
  row: CurrentRow
  frame: Frame
  words: MapWords
  locale: Locale
  /** Place of the row; the first starts at the sender, others at a match mark. */
  index: number
  last: boolean
}

/** What lies below the boxes. */
export function CurrentUnderlay({ row, frame, words, locale, index, last }: CurrentRowProps) {
  const first = row.steps[0]
  const end = (row.steps.at(-1)?.x ?? 0) + frame.boxWidth
  return (
    <>
      {index === 0 && first ? (
        <>
          <path d={`M7 ${row.laneY + 55}V${row.arrow}H${first.x - 13}`} />
          <path className={styles.solid} d={`M${first.x - 14} ${row.arrow - 7}l13 7-13 7z`} />
        </>
      ) : (
        <MatchMark x={11} y={row.arrow} letter={foldLetter(index - 1)} />
      )}
      {last ? null : (
        <>
          <path d={`M${end} ${row.arrow}H${frame.end + 11}`} />
          <MatchMark x={frame.end + 22} y={row.arrow} letter={foldLetter(index)} />
        </>
      )}
      {row.steps.map((step, place) => (
        <Wait key={step.index} step={step} row={row} frame={frame} push={pushStart(place, index)} />
      ))}
      <Ladder row={row} frame={frame} words={words} locale={locale} last={last} />
    </>
  )
}

/** What lies over the boxes: words keep their ground when lines cross them. */
export function CurrentOverlay({ row }: { row: CurrentRow }) {
  const stepAt = (index: number) => row.steps.find((step) => step.index === index)
  const boxTop = (index: number) => row.top + (stepAt(index)?.stagger ?? 0)
  const boxBottom = (index: number) => boxTop(index) + row.heights.total
  const { system, redlines } = row.lane
  return (
    <>
      {system ? (
        <Bolt
          from={{ x: connectAt(system, system.stepMiddle), y: row.laneY + 31 }}
          to={{ x: system.stepMiddle, y: boxTop(system.stepIndex) }}
        />
      ) : null}
      {row.loops.map((loop) => (
        <Loop key={loop.y} loop={loop} boxBottom={boxBottom} />
      ))}
      {row.stubs.map((stub) => (
        <Stub key={stub.y} stub={stub} boxBottom={boxBottom(stub.stepIndex)} />
      ))}
      {row.loops.map(({ fromX, toX, y, lines }) => (
        <LinesOfText
          key={y}
          className={`waste ${styles.middle} ${styles.halo}`}
          x={(fromX + toX) / 2}
          y={y - loopWords - (lines.length - 1) * type.line}
          lines={lines}
        />
      ))}
      {redlines.map(({ number, x, lines, onCorner, stepIndex }) => (
        <g key={number} className="waste">
          {onCorner ? null : <path className={styles.redline} d={`M${x} ${row.laneY + 30}V${boxTop(stepIndex)}`} />}
          <Burst x={x} y={onCorner ? boxTop(stepIndex) : row.laneY + 16} number={number} />
          <LinesOfText x={x + 18} y={row.laneY + (lines.length === 1 ? 21 : 13)} lines={lines} />
        </g>
      ))}
    </>
  )
}

/** Where the push arrow starts in the gap; nothing is pushed from the sender, and a match mark takes room. */
function pushStart(place: number, rowIndex: number): number | null {
  if (place > 0) return 4
  return rowIndex > 0 ? 24 : null
}

function Wait({ step, row, frame, push }: { step: CurrentStep; row: CurrentRow; frame: Frame; push: number | null }) {
  // Beside a mark or the sender's line the triangle makes way, as far as the box behind it lets it.
  const shift = push === 4 ? -1 : Math.min(4, Math.floor((frame.gap - step.triangle) / 2) - 1)
  const middle = step.gapX + Math.round(frame.gap / 2) + shift
  return (
    <>
      {push === null ? null : <Push x={step.gapX + push} y={row.arrow} length={frame.gap - push - 4} />}
      {step.triangle > 0 ? <Waiting x={middle} y={row.arrow - 15} side={step.triangle} /> : null}
    </>
  )
}

function Ladder({ row, frame, words, locale, last }: Omit<CurrentRowProps, 'index'>) {
  const waits = row.steps.filter(({ step }) => step.waitDays > 0)
  const level = ({ step }: CurrentStep) => (step.waitDays > 0 ? row.high : row.low)
  const steps = row.steps.map((step) => `V${level(step)}h${frame.gap}V${row.low}h${frame.boxWidth}`)
  const start = row.steps[0] ? level(row.steps[0]) : row.low
  return (
    <>
      <path className={styles.ladder} d={`M0 ${start}${steps.join('')}${last ? '' : `V${row.high}`}`} />
      <path className={styles.waitLine} d={waits.map(({ gapX }) => `M${gapX} ${row.high}h${frame.gap}`).join('')} />
      {row.steps.map(({ index, step, gapX, x }) => (
        <Fragment key={index}>
          {step.waitDays > 0 ? (
            <text className={`waste ${styles.rung}`} x={gapX + frame.gap / 2} y={row.high - 7}>
              {writeDays(step.waitDays, words.day, locale)}
            </text>
          ) : null}
          <text className={`flow ${styles.rung}`} x={x + frame.boxWidth / 2} y={row.low + 18}>
            {writeMinutes(step.minutes, words.minute, locale)}
          </text>
        </Fragment>
      ))}
    </>
  )
}

function Loop({
  loop: { fromX, toX, fromIndex, toIndex, y },
  boxBottom,
}: {
  loop: LoopLine
  boxBottom: (index: number) => number
}) {
  return (
    <>
      <path className={styles.rework} d={`M${fromX} ${boxBottom(fromIndex)}V${y}H${toX}V${boxBottom(toIndex) + 12}`} />
      <ReworkHead x={toX} y={boxBottom(toIndex)} />
    </>
  )
}

function Stub({ stub: { x, y, letter, leaves, lines, textSide }, boxBottom }: { stub: LoopStub; boxBottom: number }) {
  return (
    <>
      <path className={styles.rework} d={`M${x} ${boxBottom + (leaves ? 0 : 12)}V${y - 10}`} />
      {leaves ? null : <ReworkHead x={x} y={boxBottom} />}
      <circle className={styles.burst} cx={x} cy={y} r="10" />
      <text className={styles.sign} x={x} y={y + 4.5}>
        {letter}
      </text>
      <LinesOfText
        className={`waste ${styles.halo} ${textSide === 'left' ? styles.end : ''}`}
        x={textSide === 'left' ? x - 16 : x + 16}
        y={y + 5}
        lines={lines}
      />
    </>
  )
}

/** The first fold is A. */
export function foldLetter(fold: number): string {
  return String.fromCharCode(65 + fold)
}
