/** The waits of a process as a lead-time ladder, small enough to choose by. */
import styles from './process-picker.module.css'

const [width, high, low] = [96, 5, 17]
/** A piece of work, as wide as can be seen. */
const work = 5

export function MiniLadder({ waits }: { waits: readonly number[] }) {
  const days = waits.reduce((sum, wait) => sum + wait, 0)
  return (
    <svg className={styles.ladder} viewBox={`0 0 ${width} 22`} preserveAspectRatio="none" aria-hidden="true">
      {days > 0 ? <path d={outline(waits, days)} /> : <path className={styles.blank} d={`M0 ${low}H${width}`} />}
    </svg>
  )
}

function outline(waits: readonly number[], days: number): string {
  const scale = (width - waits.length * work) / days
  let [x, path] = [0, `M0 ${high}`]
  for (const [index, wait] of waits.entries()) {
    x += wait * scale
    path += `H${x.toFixed(1)}V${low}`
    x += work
    path += `H${x.toFixed(1)}`
    if (index < waits.length - 1) path += `V${high}`
  }
  return path
}
