import { expect, it } from 'vitest'
import { minutesToWait } from './retry-after.ts'

it('rounds the wait up, because a try too early is refused again', () => {
  expect([0, 1, 60, 61, 600].map(minutesToWait)).toEqual([1, 1, 1, 2, 10])
})
