/** So many strokes, and the few that count, tall among them. In tens, so that they can be counted and wrap. */
import { fill } from '#app/content/fill.ts'
import { integer } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { strokeGroups } from './stroke-groups.ts'
import styles from './strokes.module.css'

interface StrokesProps {
  count: string
  marked: string
  caption: string
  /** `of {count}`. */
  of: string
  locale: Locale
}

/** Of a group's drawing, in px: to the top of a plain stroke, to the foot. */
const low = 20
const foot = 44

export function Strokes({ count, marked, caption, of, locale }: StrokesProps) {
  const groups = strokeGroups(Number(count), Number(marked))
  const pitch = pitchOf(Number(count))
  return (
    <figure className={styles.strokes}>
      <figcaption className={styles.caption}>
        <span className={styles.figure}>
          {integer(Number(marked), locale)} <small>{fill(of, { count: integer(Number(count), locale) })}</small>
        </span>
        <span className={styles.text}>{caption}</span>
      </figcaption>
      <div className={styles.groups}>
        {groups.map(({ start, marks }) => (
          <svg key={start} width={marks.length * pitch} height={foot} aria-hidden="true">
            <path className={styles.plain} d={pathOf(marks, { marked: false, top: low, pitch })} />
            <path className={styles.marked} d={pathOf(marks, { marked: true, top: 0, pitch })} />
          </svg>
        ))}
      </div>
    </figure>
  )
}

/** Px from stroke to stroke: so many that they fill the width of a desk, where there are enough of them. */
function pitchOf(count: number): number {
  return Math.max(5, Math.min(15, Math.floor(880 / count)))
}

function pathOf(marks: readonly boolean[], { marked, top, pitch }: { marked: boolean; top: number; pitch: number }) {
  return marks.map((one, index) => (one === marked ? `M${index * pitch + 1.5} ${top}V${foot}` : '')).join('')
}
