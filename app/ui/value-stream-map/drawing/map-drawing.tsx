/** A value stream map as SVG. Says how the layers lie; what stands in them is in the files beside. */
import type { Locale } from '#app/locales.ts'
import type { CurrentStep } from '../geometry/current.ts'
import type { Drawing } from '../geometry/drawing.ts'
import type { MapWords } from '../map-words.ts'
import { CurrentOverlay, CurrentUnderlay } from './current-row.tsx'
import styles from './drawing.module.css'
import { FutureOverlay, FutureUnderlay } from './future-parts.tsx'
import { Factory } from './glyphs.tsx'
import { GhostBox, ProcessBox } from './process-box.tsx'
import { Summary } from './summary.tsx'

interface MapDrawingProps {
  drawing: Drawing
  words: MapWords
  locale: Locale
  /** The drawing in a sentence or two, for those who cannot see it. */
  alt: string
  /** The one state of a drawing that stands in for another when the state is switched. */
  shows?: 'current' | 'future' | undefined
}

export function MapDrawing({ drawing, words, locale, alt, shows }: MapDrawingProps) {
  const { process, current, future, frame } = drawing
  const rows = current?.rows ?? []
  return (
    <svg
      className={`${styles.pen} ${styles.drawing}`}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      role="img"
      aria-label={alt}
      data-shows={shows}
    >
      <Factory x={1} y={0} />
      {current ? (
        <g className={styles.current}>
          {rows.map((row, index) => {
            const last = index === rows.length - 1
            return <CurrentUnderlay key={row.top} {...{ row, frame, words, locale, index, last }} />
          })}
        </g>
      ) : null}
      {future ? <FutureUnderlay {...{ drawing, future, words, locale }} /> : null}
      <Boxes drawing={drawing} words={words} locale={locale} />
      <SystemBoxes drawing={drawing} />
      {current ? (
        <g className={styles.current}>
          {rows.map((row) => (
            <CurrentOverlay key={row.top} row={row} />
          ))}
        </g>
      ) : null}
      {future ? <FutureOverlay {...{ drawing, future, words, locale }} /> : null}
      <text className={`${styles.sender} ${styles.halo}`} y="49">
        {process.from}
      </text>
      <Summary drawing={drawing} words={words} locale={locale} />
    </svg>
  )
}

interface BoxesProps {
  drawing: Drawing
  words: MapWords
  locale: Locale
}

function Boxes({ drawing, words, locale }: BoxesProps) {
  const { current, future } = drawing
  if (!current) return <FutureBoxes drawing={drawing} words={words} locale={locale} />
  return current.rows.map((row) =>
    row.steps.map((step) => (
      <g key={step.index} transform={`translate(${step.x} ${row.top + step.stagger})`}>
        {/* what slides when the drawing straightens: see map-rules.ts */}
        <g className={styles.slides} data-step={step.index}>
          <ProcessBox
            width={drawing.frame.boxWidth}
            heights={row.heights}
            words={words}
            locale={locale}
            current={{ text: step.text, minutes: step.step.minutes, bySoftware: false }}
            future={becomes(step, drawing)}
          />
          {future?.ghosts
            .filter(({ index }) => index === step.index)
            .map(({ name }) => (
              <g key="ghost" className={styles.future}>
                <GhostBox width={drawing.frame.boxWidth} heights={row.heights} name={name} removed={words.removed} />
              </g>
            ))}
        </g>
      </g>
    )),
  )
}

function becomes({ index }: CurrentStep, { future }: Drawing) {
  const placed = future?.steps.find((one) => one.index === index)
  return placed && { text: placed.text, ...placed.step }
}

function FutureBoxes({ drawing, words, locale }: BoxesProps) {
  const { future } = drawing
  if (!future) return null
  return (
    <>
      {future.steps.map(({ index, x, row, text, step }) => (
        <g key={index} transform={`translate(${x} ${future.top + row * future.rowPitch})`} data-step={index}>
          <ProcessBox
            width={future.boxWidth}
            heights={future.heights}
            words={words}
            locale={locale}
            future={{ text, ...step }}
          />
        </g>
      ))}
      {future.ghosts.map(({ index, x, name }) => (
        <g key={index} transform={`translate(${x} ${future.top})`} data-step={index}>
          <GhostBox width={future.boxWidth} heights={future.heights} name={name} removed={words.removed} />
        </g>
      ))}
    </>
  )
}

/**
 * In a drawing of both states the system is one box that slides. It leaves when nothing is written to it any more, and a
 * new one comes with the future state.
 */
function SystemBoxes({ drawing: { current, future } }: { drawing: Drawing }) {
  const row = current?.rows.find(({ lane }) => lane.system)
  const from = row?.lane.system
  const to = future?.system
  if (from && row) {
    return (
      <g className={future && !to ? styles.current : styles.slides} data-step="system">
        <SystemBox name={from.name} x={from.x} y={row.laneY} width={from.width} />
      </g>
    )
  }
  if (!to) return null
  return (
    <g className={current ? styles.future : undefined}>
      <SystemBox name={to.name} x={to.x} y={0} width={to.width} />
    </g>
  )
}

function SystemBox({ name, x, y, width }: { name: string; x: number; y: number; width: number }) {
  return (
    <>
      <path className={styles.box} d={`M${x} ${y + 1}h${width}v30h-${width}z`} />
      <text className={`${styles.name} ${styles.middle}`} x={x + width / 2} y={y + 21.5}>
        {name}
      </text>
    </>
  )
}
