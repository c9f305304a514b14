/** What stands in the chart in words: the week in which the price is back, the names of its lines, and what is left. */
import { labelGap } from './chart-labels.ts'
import type { ChartLabels, ChartLayout } from './chart-layout.ts'
import styles from './payback-chart.module.css'

interface PaidBackProps {
  crossing: ChartLayout['crossing']
  week: string
  words: string
}

/** Above the plot, where the dashed line from the crossing ends; on a phone in two lines. */
export function PaidBack({ crossing, week, words }: PaidBackProps) {
  if (!crossing) {
    return (
      <text className={styles.never} x="100%" y="-0.6rem" textAnchor="end">
        {words}
      </text>
    )
  }
  const [x, y] = [`${crossing.x}%`, `${crossing.y}%`]
  const side = crossing.labelBefore
    ? ({ dx: '-0.5rem', textAnchor: 'end' } as const)
    : ({ dx: '0.5rem', textAnchor: 'start' } as const)
  return (
    <>
      <line className={styles.drop} x1={x} x2={x} y1="100%" y2="-0.4rem" />
      <circle className={styles.point} cx={x} cy={y} r="6" />
      <text className={styles.wide} x={x} y="-0.6rem" {...side}>
        <tspan className={styles.week}>{week}</tspan> {words}
      </text>
      <g className={styles.narrow}>
        <text className={styles.week} x={x} y="-1.75rem" {...side}>
          {week}
        </text>
        <text x={x} y="-0.6rem" {...side}>
          {words}
        </text>
      </g>
    </>
  )
}

interface LineNamesProps {
  labels: ChartLabels
  words: { saved: string; spent: string }
  className: string | undefined
}

/** Both or none: the key has both too. */
export function LineNames({ labels, words, className }: LineNamesProps) {
  const { saved, spent } = labels
  if (!saved || !spent) return null
  return (
    <g className={className}>
      {[
        { label: saved, text: words.saved, tone: styles.savedName },
        { label: spent, text: words.spent, tone: undefined },
      ].map(({ label: { x, y, side }, text, tone }) => (
        <text
          key={text}
          className={tone}
          x={`${x}%`}
          y={`${y}%`}
          dx={side === 'above' ? -labelGap : labelGap}
          dy={side === 'above' ? '-0.7rem' : '1.3rem'}
          textAnchor={side === 'above' ? 'end' : 'start'}
        >
          {text}
        </text>
      ))}
    </g>
  )
}

/** The difference at the last month, as a dimension beside the plot. A phone has no room for it. */
export function NetBracket({ end, amount, words }: { end: ChartLayout['end']; amount: string; words: string }) {
  const gain = end.saved < end.spent
  const [from, to] = [`${Math.min(end.saved, end.spent)}%`, `${Math.max(end.saved, end.spent)}%`]
  return (
    <svg x="100%" className={`${styles.wide} ${gain ? styles.netGain : styles.netLoss}`} aria-hidden="true">
      <line x1="14" x2="14" y1={from} y2={to} />
      <line x1="8" x2="20" y1={from} y2={from} />
      <line x1="8" x2="20" y1={to} y2={to} />
      <text className={netClass(amount)} x="26" y={`${(end.saved + end.spent) / 2}%`}>
        {amount}
        <tspan className={styles.netName} x="26" dy="1.25em">
          {words}
        </tspan>
      </text>
    </svg>
  )
}

/** The longer an amount, the smaller it is: beside the plot is room for some 86 px. */
function netClass({ length }: string): string | undefined {
  if (length > 13) return styles.longestNet
  return length > 9 ? styles.longNet : styles.net
}
