/**
 * Thirty-six months of saving and cost, added up, as places in a plot. Pure.
 *
 * Places are percentages of the plot, from its upper left corner; words keep their size. A word is placed where it has
 * room in the smallest plot of its kind, and stays there in a larger one.
 */
import { chartMonths, courseOf, type RoiAnswer } from '#app/domain/roi/calculate.ts'
import type { RoiSheet } from '#app/domain/roi/sheet.ts'
import { euros } from '#app/formats.ts'
import { textWidth } from '#app/ui/value-stream-map/geometry/text.ts'
import { type LineLabel, type LinesOfChart, type Plot, placeLabels } from './chart-labels.ts'
import { type Point, ticksUpTo } from './chart-points.ts'

export interface ChartLayout extends LinesOfChart {
  /** Cents, from 0, with their height. */
  ticks: { cents: number; y: number }[]
  /** Where more has been spent than saved, and the reverse, as outlines. */
  loss: Point[]
  gain: Point[]
  /** Null when the two do not meet within the months that are drawn. */
  crossing: (Point & { labelBefore: boolean }) | null
  /** At the last month. */
  end: { saved: number; spent: number }
  /** How much room the amounts take beside the plot. */
  amounts: keyof typeof amountsRoom
  labels: Record<ChartTier, ChartLabels>
}

export interface ChartLabels {
  /** Null where the line has no room for its name: then a key says it. */
  saved: LineLabel | null
  spent: LineLabel | null
}

export interface ChartTexts {
  saved: string
  spent: string
}

/** On a phone; on anything wider, on paper too; and on a screen with room for a large drawing. */
export type ChartTier = 'narrow' | 'wide' | 'large'

/** In px at a root size of 16, as the style sheet has them. */
const amountsRoom = { short: 68, long: 92, longest: 118 }
const leastDrawings: Record<ChartTier, { width: number; height: number; beside: number }> = {
  narrow: { width: 264, height: 240, beside: 6.4 },
  wide: { width: 480, height: 150, beside: 112 },
  large: { width: 704, height: 239, beside: 112 },
}

export function chartLayout(sheet: RoiSheet, answer: RoiAnswer, texts: ChartTexts): ChartLayout {
  const course = courseOf(sheet, answer.saving.marked.centsPerYear)
  const months = [0, Math.min(sheet.assumptions.startMonths, chartMonths), chartMonths]
  const top = Math.max(course.saved(chartMonths), course.spent(chartMonths)) * 1.06
  const point = (month: number, cents: number): Point => ({
    x: rounded((month / chartMonths) * 100),
    y: rounded(100 - (cents / top) * 100),
  })
  const saved = months.map((month) => point(month, course.saved(month)))
  const spent = months.map((month) => point(month, course.spent(month)))
  // The last month counts, as week 156 does where it is written; a hair more than it is what fractions leave.
  const meets = course.meets !== null && course.meets < chartMonths + 1e-9 ? Math.min(course.meets, chartMonths) : null
  const crossing = meets === null ? null : point(meets, course.spent(meets))
  const [savedEnd, spentEnd] = [
    point(chartMonths, course.saved(chartMonths)),
    point(chartMonths, course.spent(chartMonths)),
  ]
  const lines = { saved, spent, crossing: crossing && { ...crossing, labelBefore: crossing.x > 50 } }
  const ticks = ticksUpTo(top)
  const amounts = roomFor(ticks.at(-1) ?? 0)
  return {
    ...lines,
    ticks: ticks.map((cents) => ({ cents, y: point(0, cents).y })),
    loss: crossing
      ? [...saved.slice(0, 2), crossing, ...spent.slice(0, 2).toReversed()]
      : [...saved, ...spent.toReversed()],
    gain: crossing ? [crossing, savedEnd, spentEnd] : [],
    end: { saved: savedEnd.y, spent: spentEnd.y },
    amounts,
    labels: {
      narrow: placeLabels(lines, texts, leastPlot('narrow', amounts)),
      wide: placeLabels(lines, texts, leastPlot('wide', amounts)),
      large: placeLabels(lines, texts, leastPlot('large', amounts)),
    },
  }
}

/** The smallest plot of a kind. */
export function leastPlot(tier: ChartTier, amounts: ChartLayout['amounts']): Plot {
  const { width, height, beside } = leastDrawings[tier]
  return { width: width - beside - amountsRoom[amounts], height }
}

/** Dutch amounts are the longer ones. */
function roomFor(cents: number): ChartLayout['amounts'] {
  const width = textWidth(euros(cents, 'nl'), 14) + 12
  if (width <= amountsRoom.short) return 'short'
  return width <= amountsRoom.long ? 'long' : 'longest'
}

function rounded(percent: number): number {
  return Math.round(percent * 100) / 100
}
