/**
 * What the work costs, what of it can go and where the guarantee starts, on one line: out of reach is seen as length.
 * The page must hold one `<HatchPattern />`.
 */
import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import { type RoiAnswer, savingShares } from '#app/domain/roi/calculate.ts'
import { euros } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { hatch } from '#app/ui/hatch/hatch.tsx'
import { percentage } from './figures.ts'
import styles from './gauge.module.css'
import { type AmountSpot, type GaugeLayout, gaugeLayout } from './gauge-layout.ts'

interface GaugeProps {
  answer: RoiAnswer
  words: Content<'roi'>
  locale: Locale
}

export function Gauge({ answer, words, locale }: GaugeProps) {
  const { gauge } = words
  const amounts = {
    cost: euros(answer.cost.centsPerYear, locale),
    saving: euros(answer.saving.marked.centsPerYear, locale),
    threshold: euros(answer.guarantee.thresholdCents, locale),
  }
  const [least, most] = [percentage(savingShares.least, 0, locale), percentage(savingShares.most, 0, locale)]
  const layout = gaugeLayout(answer, {
    amount: amounts.saving,
    canGo: gauge.canGo,
    least,
    most,
    range: `${least.replace('%', '')}–${most}`,
    cost: amounts.cost,
  })
  return (
    <div className={styles.gauge} role="img" aria-label={fill(gauge.alt, amounts)}>
      <Guarantee layout={layout} amount={amounts.threshold} words={gauge.guarantee} />
      <svg className={styles.bar} width="100%" aria-hidden="true">
        <rect className={styles.cost} width={`${layout.cost}%`} height="100%" fill={hatch} />
        <rect className={styles.saving} width={`${layout.saving}%`} height="100%" />
        <line className={styles.axis} x2="100%" y1="100%" y2="100%" />
        <line className={styles.casing} x1={`${layout.threshold}%`} x2={`${layout.threshold}%`} y2="100%" />
        <line className={styles.threshold} x1={`${layout.threshold}%`} x2={`${layout.threshold}%`} y2="100%" />
        <Amount spot={layout.amount.narrow} className={styles.narrow} />
        <Amount spot={layout.amount.middle} className={styles.middle} />
        <Amount spot={layout.amount.wide} className={styles.wide} />
      </svg>
      <Scale layout={layout} />
    </div>
  )
}

function Guarantee({ layout, amount, words }: { layout: GaugeLayout; amount: string; words: string }) {
  const { threshold, thresholdBefore } = layout
  const x = `${threshold}%`
  return (
    <svg className={styles.top} width="100%" aria-hidden="true">
      <line className={styles.threshold} x1={x} x2={x} y2="100%" />
      <text
        x={x}
        y="1.15rem"
        dx={thresholdBefore ? '-0.6rem' : '0.6rem'}
        textAnchor={thresholdBefore ? 'end' : 'start'}
      >
        <tspan className={styles.strong}>{amount}</tspan> {words}
      </text>
    </svg>
  )
}

function Amount({ spot, className }: { spot: AmountSpot; className: string | undefined }) {
  const { text, from, onGain, small } = spot
  const classes = [styles.amount, className, onGain ? styles.onGain : '', small ? styles.small : '']
  return (
    <svg x={`${from}%`} y="50%" aria-hidden="true">
      <text className={classes.filter(Boolean).join(' ')} x="0.75rem" dy="0.35em">
        {text}
      </text>
    </svg>
  )
}

/** From 40 to 70 per cent, as a bracket under the axis, and the amounts. */
function Scale({ layout: { least, most, scale, rows } }: { layout: GaugeLayout }) {
  return (
    <svg className={rows === 2 ? `${styles.scale} ${styles.twoRows}` : styles.scale} width="100%" aria-hidden="true">
      <g className={styles.bracket}>
        <line x1={`${least}%`} x2={`${most}%`} y1="7" y2="7" />
        <line x1={`${least}%`} x2={`${least}%`} y1="-7" y2="7" />
        <line x1={`${most}%`} x2={`${most}%`} y1="-7" y2="7" />
      </g>
      {scale.map(({ text, at, anchor, row }) => (
        <text key={text} x={`${at}%`} y={row === 0 ? '1.6rem' : '2.75rem'} textAnchor={anchor}>
          {text}
        </text>
      ))}
    </svg>
  )
}
