/** Counters by labels, and durations in steps. They begin at nothing with the process, as Prometheus expects. */
import type { Family, Sample } from './exposition.ts'

type Labels = Readonly<Record<string, string>>

export interface Counter {
  /** By 0 it is shown before the first: of one that appears as 1, Prometheus sees no rise. */
  add(labels?: Labels, by?: number): void
  family(): Family
}

export function createCounter(name: string, help: string): Counter {
  const counts = new Map<string, { labels: Labels; value: number }>()
  return {
    add(labels = {}, by = 1) {
      const count = entryOf(counts, labels, () => ({ labels, value: 0 }))
      count.value += by
    },
    family: () => ({ name, help, type: 'counter', samples: [...counts.values()] }),
  }
}

export interface Histogram {
  observe(seconds: number, labels: Labels): void
  family(): Family
}

/** In seconds; beyond the last there is only "longer". */
const steps = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export function createHistogram(name: string, help: string): Histogram {
  const all = new Map<string, { labels: Labels; buckets: number[]; sum: number; count: number }>()
  return {
    observe(seconds, labels) {
      const one = entryOf(all, labels, () => ({ labels, buckets: steps.map(() => 0), sum: 0, count: 0 }))
      one.sum += seconds
      one.count += 1
      const step = steps.findIndex((limit) => seconds <= limit)
      if (step >= 0) one.buckets[step] = (one.buckets[step] ?? 0) + 1
    },
    family: () => ({ name, help, type: 'histogram', samples: [...all.values()].flatMap(samplesOf) }),
  }
}

/** Each bucket counts what is below its limit, those of the buckets before it included. */
function samplesOf(of: { labels: Labels; buckets: readonly number[]; sum: number; count: number }): Sample[] {
  const { labels, buckets, sum, count } = of
  let below = 0
  const cumulative = steps.map((limit, step) => {
    below += buckets[step] ?? 0
    return { suffix: '_bucket', labels: { ...labels, le: String(limit) }, value: below }
  })
  return [
    ...cumulative,
    { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
    { suffix: '_sum', labels, value: sum },
    { suffix: '_count', labels, value: count },
  ]
}

function entryOf<T>(entries: Map<string, T>, labels: Labels, create: () => T): T {
  const key = Object.values(labels).join('\0')
  const known = entries.get(key)
  if (known) return known
  const created = create()
  entries.set(key, created)
  return created
}
