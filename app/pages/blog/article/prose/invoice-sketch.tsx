/** An invoice with its six fields marked; the list beside it is the legend. */
import type { ReactNode } from 'react'
import styles from './invoice-sketch.module.css'

interface Field {
  x: number
  y: number
  width: number
  /** Width of a second line: of VAT there is an amount for each rate. */
  second?: number
}

/** Where the fields stand on the sheet, in the order of the legend: number, date, supplier, IBAN, VAT, total. */
const fields: readonly Field[] = [
  { x: 196, y: 34, width: 64 },
  { x: 196, y: 58, width: 48 },
  { x: 24, y: 34, width: 92 },
  { x: 24, y: 318, width: 120 },
  { x: 212, y: 250, width: 48, second: 40 },
  { x: 196, y: 288, width: 64 },
]

/** Lines that say nothing. */
const filler = [
  { x: 24, y: 58, width: 70 },
  { x: 24, y: 76, width: 82 },
  ...[132, 158, 184, 210].flatMap((y, row) => [
    { x: 24, y, width: [118, 92, 132, 80][row] ?? 100 },
    { x: 222, y, width: 38 },
  ]),
]

export function InvoiceSketch({ caption, children }: { caption: string; children?: ReactNode }) {
  return (
    <figure className={styles.figure}>
      <svg className={styles.sheet} viewBox="0 0 320 360" aria-hidden="true">
        <path className={styles.paper} d="M4 4H292V356H4Z" />
        <path className={styles.rule} d="M24 112H268M24 232H268M24 300H268" />
        {filler.map(({ x, y, width }) => (
          <rect key={`${x} ${y}`} className={styles.filler} x={x} y={y - 6} width={width} height="6" />
        ))}
        {fields.map(({ x, y, width, second }, index) => (
          <g key={`${x} ${y}`}>
            <rect className={styles.field} x={x} y={y - 8} width={width} height="10" />
            {second ? (
              <rect className={styles.field} x={x + width - second} y={y + 7} width={second} height="10" />
            ) : null}
            <circle className={styles.mark} cx={x + width + 15} cy={y - 3} r="11" />
            <text className={styles.number} x={x + width + 15} y={y + 2}>
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <div className={styles.legend}>
        {children}
        <figcaption className="label">{caption}</figcaption>
      </div>
    </figure>
  )
}
