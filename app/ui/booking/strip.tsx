/** The hours of the office, to scale, with what is free in them filled in. Attributes of the drawing carry every length. */
import styles from './strip.module.css'

interface StripProps {
  /** Of the whole day. */
  cells: number
  filled: readonly { readonly from: number; readonly cells: number }[]
  /** Leaves a gap between two that touch. */
  apart?: boolean
  className?: string | undefined
}

export function Strip({ cells, filled, apart, className }: StripProps) {
  return (
    <svg
      className={[styles.strip, className].join(' ')}
      viewBox={`0 0 ${cells} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={cells} height="1" />
      <path d={filled.map((bar) => barOf(bar, apart ? 0.12 : 0)).join('')} />
    </svg>
  )
}

function barOf({ from, cells }: { from: number; cells: number }, gap: number): string {
  return `M${from + gap} 0h${cells - 2 * gap}v1h${2 * gap - cells}z`
}
