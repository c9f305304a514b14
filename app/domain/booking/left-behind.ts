import type { Session } from './plan.ts'

/** Those of the first times that are not among the second: of two sessions only one may have moved. Pure. */
export function leftBehind(times: readonly Session[], others: readonly Session[]): readonly Session[] {
  return times.filter(({ start }) => !others.some((other) => other.start === start))
}
