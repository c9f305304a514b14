/** The signs of a value stream map. Each is placed by the point named in its docstring. */
import type { ReactNode } from 'react'
import styles from './drawing.module.css'

interface Point {
  x: number
  y: number
}

/** A sign that stands among words: a square drawing of its own. */
export function Glyph({ size, children }: { size: number; children: ReactNode }) {
  return (
    <svg className={styles.pen} width={size} height={size} aria-hidden="true">
      {children}
    </svg>
  )
}

/** Work that waits: a triangle with a bar, its base centred on the point. */
export function Waiting({ x, y, side }: Point & { side: number }) {
  const height = Math.round(side * 0.9)
  const outline = `M${x} ${y - height}l${side / 2} ${height}h-${side}z`
  return <path className={styles.waiting} d={`${outline}m0 ${Math.round(side * 0.46)}v${Math.round(side * 0.28)}`} />
}

/** Work pushed on to the next step, from the point to the right. */
export function Push({ x, y, length }: Point & { length: number }) {
  const shaft = length - 13
  return (
    <>
      <path className={styles.shaft} d={`M${x} ${y}h${shaft}`} />
      <path className={styles.shaftGaps} d={`M${x + 12} ${y}h${shaft - 12}`} />
      <path className={styles.solid} d={`M${x + shaft} ${y - 9}l13 9-13 9z`} />
    </>
  )
}

/** Data that moves by wire, from one point to another. */
export function Bolt({ from, to }: { from: Point; to: Point }) {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  /** A point seen from `origin`, so far along the line and so far to its left. */
  const at = (origin: Point, forward: number, left: number) =>
    `${Math.round(origin.x + along.x * forward - along.y * left)} ${Math.round(origin.y + along.y * forward + along.x * left)}`
  return (
    <>
      <path d={`M${at(from, 0, 0)}L${at(middle, 7, 6)} ${at(middle, -7, -6)} ${at(to, -4, 0)}`} />
      <path className={styles.solid} d={`M${at(to, 0, 0)}L${at(to, -11, 4.5)} ${at(to, -11, -4.5)}z`} />
    </>
  )
}

/** A redline's number in a burst around the point. */
export function Burst({ x, y, number }: Point & { number: number }) {
  return (
    <>
      <path className={styles.burst} d={`M${x} ${y - burstRadius}${burstOutline}`} />
      <text className={styles.sign} x={x} y={y + 5}>
        {number}
      </text>
    </>
  )
}

/** A circled letter around the point: here a drawing breaks off, or goes on. */
export function MatchMark({ x, y, letter }: Point & { letter: string }) {
  return (
    <>
      <circle className={styles.box} cx={x} cy={y} r="11" />
      <text className={styles.mark} x={x} y={y + 5.5}>
        {letter}
      </text>
    </>
  )
}

/** Done by a person: head and shoulders, the head centred on the point. */
export function Person({ x, y }: Point) {
  return <path d={`M${x - 3.5} ${y}a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1-7 0m-2.5 10a6 6 0 0 1 12 0`} />
}

/** Done by software: a chip, centred on the point. */
export function Chip({ x, y }: Point) {
  return <path className={styles.gain} d={`M${x - 5} ${y - 5}h10v10h-10zm3-3v3m4-3v3m-4 10v3m4-3v3`} />
}

/** Head of a line that work comes back along, its tip at the point. */
export function ReworkHead({ x, y }: Point) {
  return <path className={styles.reworkHead} d={`M${x} ${y}l6.5 13h-13z`} />
}

/** Whoever sends the work in: a factory, its upper left corner at the point. */
export function Factory({ x, y }: Point) {
  return <path className={styles.box} d={`M${x} ${y + 32}V${y + 10}l15-9v9l15-9v9l15-9v31z`} />
}

const burstRadius = 14.5
const burstOutline = outlineOfBurst(10)

/** From the upper point round and back, relative, so that every burst on a page is the same text. */
function outlineOfBurst(points: number): string {
  let [x, y] = [0, -burstRadius]
  let outline = 'l'
  for (let corner = 1; corner < points * 2; corner++) {
    const radius = corner % 2 ? burstRadius * 0.66 : burstRadius
    const angle = (corner / points) * Math.PI - Math.PI / 2
    const next = {
      x: Math.round(Math.cos(angle) * radius * 10) / 10,
      y: Math.round(Math.sin(angle) * radius * 10) / 10,
    }
    outline += `${tenth(next.x - x)} ${tenth(next.y - y)} `
    ;[x, y] = [next.x, next.y]
  }
  return `${outline.trimEnd()}z`
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
