import { expect, it } from 'vitest'
import { retryDelay } from './retry-delay.ts'

function allDelays(random: number): number[] {
  const delays: number[] = []
  for (let attempts = 1; ; attempts += 1) {
    const delay = retryDelay(attempts, random)
    if (delay === undefined) return delays
    delays.push(delay)
  }
}

it('waits longer each time, and gives up after a weekend at the earliest', () => {
  const delays = allDelays(0)
  expect(delays).toEqual([...delays].sort((a, b) => a - b))
  expect(delays[0]).toBe(30)
  expect(delays.reduce((sum, delay) => sum + delay, 0)).toBeGreaterThanOrEqual(2 * 24 * 3600)
})

it('spreads by a fifth at most, later only', () => {
  for (const [index, delay] of allDelays(0.999).entries()) {
    const least = retryDelay(index + 1, 0) ?? 0
    expect(delay).toBeGreaterThan(least)
    expect(delay).toBeLessThan(least * 1.2)
  }
})
