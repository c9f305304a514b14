/** The proofs of the remarks: an approval that waits, steps that were dropped, and two amounts that are one. */
import type { Content } from '#app/content/index.server.ts'
import { Chip, Person, Waiting } from '#app/ui/value-stream-map/drawing/glyphs.tsx'
import styles from './remark-drawings.module.css'
import { StretchLine, type StretchPoint, StretchSign } from './stretch.tsx'

type RemarksCopy = Content<'home'>['testimonials']

/** Where the three boxes start and how wide each is, in per cent. */
const starts = [0, 44, 77] as const
const boxWidth = 23
/** Heights in px: the foot of the triangles, the ladder's two levels. */
const [foot, high, low] = [76, 140, 162]

export function ApprovalDrawing({ steps, waits }: RemarksCopy['approval']['drawing']) {
  const gaps = starts.slice(1).map((start, index) => ({ from: (starts[index] ?? 0) + boxWidth, to: start }))
  const circled = gaps[0] ? middle(gaps[0]) : 0
  return (
    <>
      <svg className={styles.stem} width="100%" aria-hidden="true">
        <line className={styles.pencil} x1={`${circled}%`} x2={`${circled}%`} y2="100%" />
      </svg>
      <svg className={styles.drawing} width="100%" height="166" aria-hidden="true">
        <StretchLine className={styles.ladder} points={ladderPoints()} />
        {gaps.map((gap, index) => (
          <g key={gap.from}>
            <StretchLine
              points={[
                [gap.from, foot + 18],
                [gap.to, foot + 18],
              ]}
            />
            <StretchSign at={[gap.to, foot + 18]}>
              <path className={styles.head} d="M0 0l-13-7v14z" />
            </StretchSign>
            <StretchSign at={[middle(gap), foot]}>
              <g className={styles.triangle}>
                <Waiting x={0} y={0} side={index === 0 ? 60 : 32} />
              </g>
            </StretchSign>
            <StretchLine
              className={styles.wait}
              points={[
                [gap.from, high],
                [gap.to, high],
              ]}
            />
            <text className={styles.days} x={`${middle(gap)}%`} y={high - 7}>
              {waits[index]}
            </text>
          </g>
        ))}
        {steps.map((step, index) => (
          <g key={step.name}>
            <rect className={styles.data} x={`${starts[index]}%`} y="80" width={`${boxWidth}%`} height="28" />
            <rect className={styles.box} x={`${starts[index]}%`} y="44" width={`${boxWidth}%`} height="36" />
            <text className={styles.name} x={`${(starts[index] ?? 0) + boxWidth / 2}%`} y="68">
              {step.name}
            </text>
            <text x={`${(starts[index] ?? 0) + boxWidth / 2}%`} y="99">
              {step.who}
            </text>
          </g>
        ))}
        <ellipse className={styles.pencil} cx={`${circled}%`} cy="76" rx="11%" ry="76" />
      </svg>
    </>
  )
}

/** Low under the boxes, high under the waits. */
function ladderPoints(): StretchPoint[] {
  return starts.flatMap((start): StretchPoint[] => [
    [start, high],
    [start, low],
    [start + boxWidth, low],
    [start + boxWidth, high],
  ])
}

export function DroppedDrawing({ steps, before, after }: RemarksCopy['dropped']['drawing']) {
  return (
    <div>
      <svg className={styles.drawing} viewBox="0 0 400 58" aria-hidden="true">
        {steps.map((step, index) => {
          const x = index * 51 + 2
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: places in a fixed drawing
            <g key={index}>
              {index > 0 ? <path d={`M${x - 11} 29h9`} /> : null}
              <path className={step ? styles.box : styles.ghost} d={`M${x} 14h38v30h-38z`} />
              {step ? null : <path className={styles.pencil} d={`M${x - 3} 50L${x + 41} 8`} />}
              {step?.bySoftware === false ? <Person x={x + 19} y={25} /> : null}
              {step?.bySoftware ? <Chip x={x + 19} y={29} /> : null}
            </g>
          )
        })}
      </svg>
      <p className={styles.caption}>
        <span>{before}</span> <span className="flow">{after}</span>
      </p>
    </div>
  )
}

export function InvoiceDrawing({ quotation, invoice, difference }: RemarksCopy['invoice']['drawing']) {
  return (
    <div className={styles.amounts}>
      {[quotation, invoice].map((amount) => (
        <p key={amount}>{amount}</p>
      ))}
      <p className={styles.difference}>{difference}</p>
    </div>
  )
}

function middle({ from, to }: { from: number; to: number }): number {
  return (from + to) / 2
}
