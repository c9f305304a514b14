/** A theme as a drawing: what is open is dashed, what is in place is drawn. The boxes draw it, by style sheet alone. */
import { stepClass } from './ladder-rules.ts'
import styles from './theme-drawing.module.css'
import { sheet, themeShapes } from './theme-shapes.ts'

interface ThemeDrawingProps {
  theme: string
  /** Of the theme. */
  number: number
}

/** For the eye only: the list beside it says all of it. */
export function ThemeDrawing({ theme, number }: ThemeDrawingProps) {
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden="true">
      {themeShapes[theme]?.map(({ point, line, number: [x, y] }, index) => (
        <g key={point} className={stepClass(point)}>
          <path d={line} />
          <text x={x} y={y}>{`${number}.${index + 1}`}</text>
        </g>
      ))}
    </svg>
  )
}
