/**
 * The three drawings of our process. Three boxes as found; two of them as left, and one gone; then more lines like it.
 * One line runs through all three, at the same height. All of them say what the text beside them says.
 */
import type { ReactNode } from 'react'
import type { Content } from '#app/content/index.server.ts'
import { Bolt, Burst, ReworkHead, Waiting } from '#app/ui/value-stream-map/drawing/glyphs.tsx'
import styles from './process-drawings.module.css'
import { StretchLine, StretchSign } from './stretch.tsx'

type DrawingWords = Content<'home'>['process']['drawing']

/** Height of each drawing, and of the line through all three, from the top, in px. */
const height = 156
const line = 100

interface Span {
  /** Where it starts and how wide it is, in per cent of the drawing. */
  x: number
  width: number
}

const first: Span = { x: 11, width: 20 }
const second: Span = { x: 41, width: 23 }
const third: Span = { x: 76, width: 18 }

export function AuditDrawing({ words }: { words: DrawingWords }) {
  const [back, from] = [middle(first), middle(third)]
  return (
    <Drawing>
      <StretchLine
        points={[
          [0, line],
          [100, line],
        ]}
      />
      <StretchLine
        className={styles.rework}
        points={[
          [from, line + 4],
          [from, height - 10],
          [back, height - 10],
          [back, line + 26],
        ]}
      />
      <StretchSign at={[back, line + 14]}>
        <ReworkHead x={0} y={0} />
      </StretchSign>
      <Box at={first} y={line - 22} text={words.in} />
      <Box at={second} y={line - 8} text={words.check} />
      <Box at={third} y={line - 32} text={words.out} />
      {[
        { x: 5.5, side: 28 },
        { x: 36, side: 34 },
        { x: 70, side: 40 },
      ].map(({ x, side }) => (
        <StretchSign key={x} at={[x, line + 8]}>
          <Waiting x={0} y={0} side={side} />
        </StretchSign>
      ))}
      <StretchLine
        className={styles.redline}
        points={[
          [middle(second), 30],
          [middle(second), line - 8],
        ]}
      />
      <StretchSign at={[middle(second), 28]}>
        <Burst x={0} y={0} number={1} />
      </StretchSign>
    </Drawing>
  )
}

export function BuildDrawing({ words }: { words: DrawingWords }) {
  const software = { x: first.x, width: third.x + third.width - first.x }
  return (
    <Drawing>
      <Flow from={0} to={100} y={line} />
      <Box at={software} y={1} text={words.software} />
      {[first, third].map((step) => (
        <StretchSign key={step.x} at={[middle(step), 37]}>
          <Bolt from={{ x: 0, y: 0 }} to={{ x: 0, y: line - 18 - 37 }} />
        </StretchSign>
      ))}
      <Box at={first} y={line - 18} text={words.in} />
      <Box at={second} y={line + 14} text={words.check} gone />
      <Box at={third} y={line - 18} text={words.out} />
    </Drawing>
  )
}

export function ScaleDrawing() {
  const lines = [
    { y: line - 78, boxes: [24, 48] },
    { y: line - 39, boxes: [36, 62] },
    { y: line, boxes: [18, 42, 70] },
    { y: line + 39, boxes: [30, 54] },
  ]
  return (
    <Drawing>
      <Flow from={0} to={8} y={line} />
      <StretchLine
        className={styles.flow}
        points={[
          [8, line - 79.5],
          [8, line + 40.5],
        ]}
      />
      {lines.map(({ y, boxes }) => (
        <g key={y}>
          <Flow from={8} to={92} y={y} />
          <StretchSign at={[95, y]}>
            <path className={styles.flowHead} d="M0 0l-18-9v18z" />
          </StretchSign>
          {boxes.map((x) => (
            <rect key={x} className={styles.box} x={`${x}%`} y={y - 11} width="13%" height="22" />
          ))}
        </g>
      ))}
    </Drawing>
  )
}

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.drawing} height={height} aria-hidden="true">
      {children}
    </svg>
  )
}

function Flow({ from, to, y }: { from: number; to: number; y: number }) {
  return (
    <StretchLine
      className={styles.flow}
      points={[
        [from, y],
        [to, y],
      ]}
    />
  )
}

/** `gone`: a step that went out. */
function Box({ at, y, text, gone = false }: { at: Span; y: number; text: string; gone?: boolean }) {
  return (
    <g className={gone ? styles.gone : undefined}>
      <rect className={styles.box} x={`${at.x}%`} y={y} width={`${at.width}%`} height="36" />
      <text className={styles.name} x={`${middle(at)}%`} y={y + 24}>
        {text}
      </text>
    </g>
  )
}

function middle({ x, width }: Span): number {
  return x + width / 2
}
