/**
 * What is saved and what it costs, added up over thirty-six months: hatched where more has been spent than saved, and
 * marked where the two meet. One to a page, which must hold one `<HatchPattern />`.
 */
import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import { chartMonths, type RoiAnswer } from '#app/domain/roi/calculate.ts'
import type { RoiSheet } from '#app/domain/roi/sheet.ts'
import { euros, integer } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { hatch } from '#app/ui/hatch/hatch.tsx'
import { chartAlt } from './chart-alt.ts'
import { type ChartLayout, chartLayout } from './chart-layout.ts'
import type { Point } from './chart-points.ts'
import styles from './payback-chart.module.css'
import { LineNames, NetBracket, PaidBack } from './payback-words.tsx'

interface PaybackChartProps {
  sheet: RoiSheet
  answer: RoiAnswer
  words: Content<'roi'>
  locale: Locale
}

export function PaybackChart({ sheet, answer, words, locale }: PaybackChartProps) {
  const { chart } = words
  const layout = chartLayout(sheet, answer, chart)
  const ticks = layout.ticks.map(({ cents, y }) => ({ amount: euros(cents, locale), y }))
  const { week } = answer.payback.growth
  const values = {
    months: integer(chartMonths, locale),
    week: week === null ? '' : integer(week, locale),
  }
  const alt = chartAlt({ answer, layout, words: chart, locale })
  return (
    <div className={`${styles.chart} ${styles[layout.amounts] ?? ''}`} role="img" aria-label={alt}>
      <svg className={styles.plot} width="100%" aria-hidden="true">
        <Areas layout={layout} />
        {ticks.map(({ amount, y }) => (
          <g key={amount}>
            <line className={styles.hair} x2="100%" y1={`${y}%`} y2={`${y}%`} />
            <text className={styles.tick} x="-0.6rem" y={`${y}%`} dy="0.33em" textAnchor="end">
              {amount}
            </text>
          </g>
        ))}
        <Lines layout={layout} />
        <PaidBack
          crossing={layout.crossing}
          week={fill(chart.week, values)}
          words={layout.crossing ? chart.paidBack : fill(chart.notPaidBack, values)}
        />
        <LineNames labels={layout.labels.narrow} words={chart} className={styles.narrow} />
        <LineNames labels={layout.labels.wide} words={chart} className={styles.wideOnly} />
        <LineNames labels={layout.labels.large} words={chart} className={styles.large} />
        <NetBracket end={layout.end} amount={euros(answer.threeYears.netCents, locale)} words={chart.net} />
      </svg>
      <Months words={chart.months} locale={locale} />
      <Key labels={layout.labels} words={chart} />
    </div>
  )
}

/** Drawn as wide and high as the plot and cut to shape, so that the hatching is not stretched with it. */
function Areas({ layout: { loss, gain } }: { layout: ChartLayout }) {
  return (
    <>
      <defs>
        <pattern id="gain-hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
          <path className={styles.gainHatch} d="M0 0V9" />
        </pattern>
        <clipPath id="chart-loss" clipPathUnits="objectBoundingBox">
          <polygon points={shareOfBox(loss)} />
        </clipPath>
        <clipPath id="chart-gain" clipPathUnits="objectBoundingBox">
          <polygon points={shareOfBox(gain)} />
        </clipPath>
      </defs>
      <rect width="100%" height="100%" fill={hatch} clipPath="url(#chart-loss)" />
      <rect width="100%" height="100%" fill="url(#gain-hatch)" clipPath="url(#chart-gain)" />
    </>
  )
}

function Lines({ layout: { saved, spent } }: { layout: ChartLayout }) {
  const path = (points: Point[]) => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
      <path className={styles.axes} d="M0 0V100H100" />
      <path className={styles.spent} d={`M0 100L${path(spent).slice(1)}`} />
      <path className={styles.saved} d={path(saved)} />
    </svg>
  )
}

function Months({ words, locale }: { words: string; locale: Locale }) {
  const ticks = Array.from({ length: 7 }, (_, index) => (index * chartMonths) / 6)
  return (
    <svg className={styles.months} width="100%" aria-hidden="true">
      {ticks.map((month) => (
        <text key={month} x={`${(month / chartMonths) * 100}%`} y="1.2rem" textAnchor="middle">
          {integer(month, locale)}
        </text>
      ))}
      <text x="100%" y="2.55rem" textAnchor="end">
        {words}
      </text>
    </svg>
  )
}

/** For a plot in which the lines have no room for their names. */
function Key({ labels, words }: { labels: ChartLayout['labels']; words: Content<'roi'>['chart'] }) {
  const tiers = { narrow: styles.narrow, wide: styles.wideOnly, large: styles.large }
  return (['narrow', 'wide', 'large'] as const)
    .filter((tier) => !(labels[tier].saved && labels[tier].spent))
    .map((tier) => (
      <ul key={tier} className={`${styles.key} ${tiers[tier]}`} aria-hidden="true">
        <li>
          <svg width="26" height="10" aria-hidden="true">
            <path className={styles.saved} d="M0 5H26" />
          </svg>
          {words.saved}
        </li>
        <li>
          <svg width="26" height="10" aria-hidden="true">
            <path className={styles.spent} d="M0 5H26" />
          </svg>
          {words.spent}
        </li>
      </ul>
    ))
}

function shareOfBox(points: Point[]): string {
  return points.map(({ x, y }) => `${share(x)},${share(y)}`).join(' ')
}

function share(percent: number): number {
  return Math.round(percent * 100) / 1e4
}
