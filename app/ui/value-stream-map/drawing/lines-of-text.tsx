/** Words that were wrapped by the geometry: one <text>, each line below the last. */
import { type } from '../geometry/sizes.ts'

interface LinesOfTextProps {
  x: number
  /** Baseline of the first line. */
  y: number
  lines: string[]
  className?: string | undefined
}

export function LinesOfText({ x, y, lines: [first, ...rest], className }: LinesOfTextProps) {
  if (first === undefined) return null
  return (
    <text className={className} x={x} y={y}>
      {first}
      {rest.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their order
        <tspan key={index} x={x} dy={type.line}>
          {line}
        </tspan>
      ))}
    </text>
  )
}
