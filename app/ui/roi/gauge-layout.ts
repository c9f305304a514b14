/**
 * Where everything stands on the gauge: one axis of money, from nothing to the cost of the work or to where the
 * guarantee starts, whichever is more. Pure. Places are percentages of the axis; words are measured for the narrowest
 * drawing of each kind, and a wider one only gives them more room.
 */
import type { RoiAnswer } from '#app/domain/roi/calculate.ts'
import { textWidth } from '#app/ui/value-stream-map/geometry/text.ts'

export interface GaugeTexts {
  /** What can go: the amount, and the words behind it. */
  amount: string
  canGo: string
  least: string
  most: string
  /** Both in one, where they stand too close. */
  range: string
  cost: string
}

export interface GaugeLayout {
  cost: number
  saving: number
  threshold: number
  least: number
  most: number
  /** The words of the guarantee stand before its line, not behind it. */
  thresholdBefore: boolean
  /** The amount that can go: on a phone it stands alone, else with its words, or alone where that keeps it in the gain. */
  amount: Record<GaugeTier, AmountSpot>
  /** Below the axis, in one row or two. */
  scale: ScaleLabel[]
  rows: 1 | 2
}

export interface AmountSpot {
  text: string
  from: number
  onGain: boolean
  small: boolean
}

export interface ScaleLabel {
  text: string
  at: number
  anchor: 'start' | 'end'
  row: 0 | 1
}

export type GaugeTier = 'narrow' | 'middle' | 'wide'

/** In px at a root size of 16: the least width of the drawing, and the sizes of its words. */
export const gaugeSizes = {
  narrow: { width: 264, amount: 24 },
  middle: { width: 480, amount: 28 },
  wide: { width: 800, amount: 32 },
  small: 17,
  scale: 15,
  /** Between an edge and the words beside it. */
  gap: 12,
}

export function gaugeLayout(answer: RoiAnswer, texts: GaugeTexts): GaugeLayout {
  const { cost, saving, guarantee } = answer
  const end = Math.max(cost.centsPerYear, guarantee.thresholdCents) * 1.04
  const place = (cents: number) => Math.round((cents / end) * 1e4) / 100
  const places = {
    cost: place(cost.centsPerYear),
    saving: place(saving.marked.centsPerYear),
    threshold: place(guarantee.thresholdCents),
    least: place(saving.least.centsPerYear),
    most: place(saving.most.centsPerYear),
  }
  const scale = scaleLabels(places, texts)
  const { narrow, middle, wide } = gaugeSizes
  const inWords = `${texts.amount} ${texts.canGo}`
  return {
    ...places,
    thresholdBefore: places.threshold > 50,
    amount: {
      narrow: amountSpot(places, [texts.amount], narrow),
      middle: amountSpot(places, [inWords, texts.amount], middle),
      wide: amountSpot(places, [inWords, texts.amount], wide),
    },
    scale,
    rows: scale.some(({ row }) => row === 1) ? 2 : 1,
  }
}

type Places = Pick<GaugeLayout, 'cost' | 'saving' | 'threshold' | 'least' | 'most'>

/** In the gain itself if one of its texts can, else beside it, and never under the line of the guarantee. */
function amountSpot(
  { saving, threshold }: Places,
  texts: readonly [longest: string, ...shorter: string[]],
  { width, amount }: { width: number; amount: number },
): AmountSpot {
  const [first, last] = [Math.min(saving, threshold), Math.max(saving, threshold)]
  const rooms = [
    { from: 0, to: first, onGain: true },
    { from: first, to: last, onGain: saving > threshold },
    { from: last, to: 100, onGain: false },
  ]
  const fitting = (text: string, size: number) =>
    rooms.find(({ from, to }) => ((to - from) / 100) * width >= textWidth(text, size) + 1.5 * gaugeSizes.gap)
  const [longest] = texts
  const text = texts.find((one) => fitting(one, amount)?.onGain) ?? longest
  const room = fitting(text, amount)
  if (room) return { text, ...room, small: false }
  const widest = rooms.reduce((best, one) => (one.to - one.from > best.to - best.from ? one : best))
  return { text, ...(fitting(text, gaugeSizes.small) ?? widest), small: true }
}

function scaleLabels({ cost, least, most }: Places, texts: GaugeTexts): ScaleLabel[] {
  const zero: ScaleLabel = { text: '0', at: 0, anchor: 'start', row: 0 }
  const ends: ScaleLabel[] = [
    { text: texts.least, at: least, anchor: 'start', row: 0 },
    { text: texts.most, at: most, anchor: 'end', row: 0 },
  ]
  const range = allApart(ends) ? ends : [{ text: texts.range, at: least, anchor: 'start', row: 0 } satisfies ScaleLabel]
  const total: ScaleLabel = { text: texts.cost, at: cost, anchor: cost > 50 ? 'end' : 'start', row: 0 }
  const fromZero = allApart([zero, ...range]) ? [zero, ...range] : range
  return allApart([...fromZero, total]) ? [...fromZero, total] : [...fromZero, { ...total, row: 1 }]
}

function allApart(labels: ScaleLabel[]): boolean {
  const spans = labels.map((label) => scaleSpan(label, gaugeSizes.narrow.width)).toSorted((a, b) => a.from - b.from)
  return spans.every(({ to }, index) => to + gaugeSizes.gap / 2 <= (spans[index + 1]?.from ?? Number.POSITIVE_INFINITY))
}

/** From where to where a label reaches in a drawing of this width, in px. */
export function scaleSpan({ text, at, anchor }: ScaleLabel, width: number): { from: number; to: number } {
  const [x, long] = [(at / 100) * width, textWidth(text, gaugeSizes.scale)]
  return anchor === 'start' ? { from: x, to: x + long } : { from: x - long, to: x }
}
