/** The middle of some numbers, if there are enough of them to have one. Pure. */

export interface Median {
  /** Of how many. */
  readonly of: number
  /** Undefined where there are too few to say. */
  readonly middle: number | undefined
}

/** Fewer say more about one of them than about all. */
export const fewestForMedian = 5

export function medianOf(numbers: readonly number[]): Median {
  const sorted = numbers.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]]
  const enough = sorted.length >= fewestForMedian && low !== undefined && high !== undefined
  return { of: sorted.length, middle: enough ? (low + high) / 2 : undefined }
}
