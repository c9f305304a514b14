/** The example below the conditions of the guarantee: in words, and its list as bars against the guaranteed amount. */
import type { Content } from '#app/content/index.server.ts'
import { svgShare } from '#app/svg-share.ts'
import { unbrokenReferences } from '#app/unbroken-references.ts'
import styles from './guarantee-example.module.css'

type ExampleCopy = Content<'terms'>['example']
type DrawingCopy = NonNullable<ExampleCopy['drawing']>

export function GuaranteeExample({ copy }: { copy: ExampleCopy }) {
  return (
    <>
      <p className={styles.text}>
        <em>{copy.label}</em> {unbrokenReferences(copy.text)}
      </p>
      {copy.drawing ? <Drawing copy={copy.drawing} /> : null}
    </>
  )
}

function Drawing({ copy }: { copy: DrawingCopy }) {
  const { lines, guaranteed, outcomes } = copy
  const axis = Math.max(guaranteed.cents, ...outcomes.map(({ cents }) => cents))
  return (
    <figure className={styles.figure}>
      <figcaption className="label">{copy.caption}</figcaption>
      {outcomes.map((outcome) => (
        <div key={outcome.cents}>
          <p className={styles.outcome}>
            <strong>{outcome.amount}</strong> {outcome.text}
          </p>
          <Bar lines={lines.slice(0, outcome.lines)} guaranteed={guaranteed} axis={axis} />
        </div>
      ))}
      <ol className={styles.key}>
        {lines.map(({ name, amount }, index) => (
          <li key={name}>
            <span aria-hidden="true">{index + 1}</span> {name} {amount}
          </li>
        ))}
      </ol>
    </figure>
  )
}

interface BarProps {
  lines: DrawingCopy['lines']
  guaranteed: DrawingCopy['guaranteed']
  axis: number
}

/** The lines of the list end to end; what lacks to the guaranteed amount is dashed. */
function Bar({ lines, guaranteed, axis }: BarProps) {
  const end = lines.reduce((sum, { cents }) => sum + cents, 0)
  const mark = svgShare(guaranteed.cents, axis)
  return (
    <svg className={styles.bar} width="100%" height="62" aria-hidden="true">
      {end < guaranteed.cents ? (
        <rect
          className={styles.lacks}
          x={svgShare(end, axis)}
          y="26"
          width={svgShare(guaranteed.cents - end, axis)}
          height="30"
        />
      ) : null}
      {lines.map(({ name, cents }, index) => {
        const start = lines.slice(0, index).reduce((sum, line) => sum + line.cents, 0)
        return (
          <g key={name}>
            <rect className={styles.line} x={svgShare(start, axis)} y="26" width={svgShare(cents, axis)} height="30" />
            <text x={svgShare(start + cents / 2, axis)} y="47" textAnchor="middle">
              {index + 1}
            </text>
          </g>
        )
      })}
      <line className={styles.mark} x1={mark} x2={mark} y1="4" y2="100%" />
      <text className={styles.amount} x={mark} dx="-8" y="16" textAnchor="end">
        {guaranteed.label}
      </text>
    </svg>
  )
}
