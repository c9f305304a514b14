/** Where lines over time run, in per cent of the plot. Pure: rows of texts in, places out. */
import type { Locale } from '#app/locales.ts'
import { numberIn } from './numbers.ts'

interface Point {
  x: number
  y: number
}

interface LinesLayout {
  lines: {
    name: string
    segments: [Point, Point][]
    /** The last value, as the table writes it, and where its text stands. */
    end: { text: string; y: number }
    /** Ends best: highest on a balance, which has amounts below zero, lowest where only cost is drawn. */
    best: boolean
  }[]
  months: { text: string; x: number }[]
  levels: { cents: number; y: number }[]
}

/** Least distance between the texts of two ends, per cent of the height. */
const apart = 8

export function layoutLines([head = [], ...rows]: readonly string[][], locale: Locale): LinesLayout {
  const values = rows.map((row) => row.map((text) => numberIn(text, locale) || 0))
  const amounts = values.flatMap(([, ...rest]) => rest)
  const ends = values.at(-1)?.slice(1) ?? []
  const levels = roundLevels(Math.min(0, ...amounts), Math.max(0, ...amounts))
  const [bottom = 0, top = 1] = [levels[0], levels.at(-1)]
  const months = values.at(-1)?.[0] || 1
  const x = (month: number) => percent(month / months)
  const y = (amount: number) => percent((top - amount) / (top - bottom))
  const bestEnd = bottom < 0 ? Math.max(...ends) : Math.min(...ends)
  const endHeights = spread(ends.map(y))
  const lines = head.slice(1).map((name, index) => {
    const points = values.map((row) => ({ x: x(row[0] ?? 0), y: y(row[index + 1] ?? 0) }))
    const segments = points.slice(1).map((to, at): [Point, Point] => [points[at] ?? to, to])
    const end = { text: rows.at(-1)?.[index + 1] ?? '', y: endHeights[index] ?? 0 }
    return { name, segments, end, best: ends[index] === bestEnd }
  })
  return {
    lines,
    months: rows.map(([text = ''], index) => ({ text, x: x(values[index]?.[0] ?? 0) })),
    levels: levels.map((amount) => ({ cents: amount * 100, y: y(amount) })),
  }
}

/** From below the least to above the most, at most six steps of 1, 2 or 5 with zeros. */
function roundLevels(least: number, most: number): number[] {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most - least)) - 1)
  const step = power * ([1, 2, 5, 10, 20].find((size) => (most - least) / (size * power) <= 6) ?? 50)
  const first = Math.floor(least / step)
  const count = Math.max(1, Math.ceil(most / step) - first)
  return Array.from({ length: count + 1 }, (_, index) => (first + index) * step)
}

function percent(share: number): number {
  return Math.round(share * 1000) / 10
}

/** Moves heights down until none touches the one above it. Keeps their order. */
function spread(heights: readonly number[]): number[] {
  const order = heights.map((y, index) => ({ y, index })).toSorted((a, b) => a.y - b.y)
  let free = Number.NEGATIVE_INFINITY
  const moved = new Map<number, number>()
  for (const { y, index } of order) {
    const place = Math.max(y, free)
    moved.set(index, place)
    free = place + apart
  }
  return heights.map((y, index) => moved.get(index) ?? y)
}
