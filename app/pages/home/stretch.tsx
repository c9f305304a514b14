/**
 * Parts of drawings that stretch with the page while their text and signs keep their size: places along the drawing are
 * percentages, heights are px. A path takes no percentages, so lines are pieced together and signs stand in an <svg>.
 */
import type { ReactNode } from 'react'

/** Across in per cent of the drawing, down in px. */
export type StretchPoint = readonly [across: number, down: number]

/** A line from point to point. */
export function StretchLine({
  className,
  points,
}: {
  className?: string | undefined
  points: readonly StretchPoint[]
}) {
  return (
    <g className={className}>
      {points.slice(1).map(([x2, y2], index) => {
        const [x1, y1] = points[index] ?? [x2, y2]
        return <line key={`${x2} ${y2}`} x1={`${x1}%`} y1={y1} x2={`${x2}%`} y2={y2} />
      })}
    </g>
  )
}

/** Puts what is drawn around the origin at a point. */
export function StretchSign({ at: [x, y], children }: { at: StretchPoint; children: ReactNode }) {
  return (
    <svg x={`${x}%`} y={y} overflow="visible" aria-hidden="true">
      {children}
    </svg>
  )
}
