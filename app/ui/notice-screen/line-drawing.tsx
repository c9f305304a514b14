/**
 * The few signs of the value stream map that notices draw with. They are drawn apart from the map itself: the error
 * screens belong to every page, and must not bring the whole drawing kit along. The words beside each drawing say what
 * it shows, so it is hidden from those who listen.
 */
import type { ReactNode } from 'react'
import styles from './line-drawing.module.css'

/** Class names of the strokes and words. */
export const drawn = styles

interface DrawingProps {
  width: number
  height: number
  /** From 1025 px on, or below. */
  on: 'wide' | 'narrow'
  children: ReactNode
}

export function Drawing({ width, height, on, children }: DrawingProps) {
  return (
    <svg className={[styles.drawing, styles[on]].join(' ')} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {children}
    </svg>
  )
}

interface StepProps {
  x: number
  y: number
  width: number
  name: string
  /** Who does it, and with what. */
  words: readonly string[]
  by: 'person' | 'software'
}

/** A process box, 84 units high. */
export function Step({ x, y, width, name, words, by }: StepProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={styles.data} d={`M0 36V84H${width}V36M0 60H${width}`} />
      <path className={styles.box} d={`M0 0H${width}V36H0z`} />
      <text className={styles.name} x="10" y="24">
        {name}
      </text>
      <path className={by === 'software' ? styles.chip : styles.person} d={sign[by](width - 15)} />
      {words.map((word, line) => (
        <text key={word} x="10" y={54 + line * 24}>
          {word}
        </text>
      ))}
    </g>
  )
}

const sign = {
  person: (x: number) => `M${x - 3.5} 14a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1-7 0m-2.5 10a6 6 0 0 1 12 0`,
  software: (x: number) => `M${x - 5} 13h10v10h-10zm3-3v3m4-3v3m-4 10v3m4-3v3`,
}

/** A striped arrow from the point to the right: work pushed on. */
export function Push({ x, y, length }: { x: number; y: number; length: number }) {
  const shaft = length - 13
  return (
    <>
      <path className={styles.shaft} d={`M${x} ${y}h${shaft}`} />
      <path className={styles.windows} d={`M${x + 12} ${y}h${shaft - 12}`} />
      <path className={styles.head} d={`M${x + shaft} ${y - 9}l13 9-13 9z`} />
    </>
  )
}

/** The triangle of waiting work, its base centred on the point. */
export function Waiting({ x, y, side }: { x: number; y: number; side: number }) {
  const height = Math.round(side * 0.9)
  return (
    <path
      className={styles.triangle}
      d={`M${x} ${y - height}l${side / 2} ${height}h-${side}zm0 ${Math.round(height * 0.55)}v${Math.round(side * 0.22)}`}
    />
  )
}
