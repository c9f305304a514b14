import { expect, it } from 'vitest'
import { merged } from './merged.ts'

async function* stream(items: number[]): AsyncGenerator<number> {
  yield* items
}

async function all(...streams: number[][]): Promise<number[]> {
  const items: number[] = []
  for await (const item of merged(streams.map(stream), (one, other) => one >= other)) items.push(item)
  return items
}

it('takes from all, the first of them each time', async () => {
  expect(await all([9, 5, 5, 1], [8, 5, 2], [10, 5, 0])).toEqual([10, 9, 8, 5, 5, 5, 5, 2, 1, 0])
})

it('gives all of one when the others have nothing', async () => {
  expect(await all([3, 2], [])).toEqual([3, 2])
  expect(await all([], [3, 2])).toEqual([3, 2])
  expect(await all([], [])).toEqual([])
  expect(await all()).toEqual([])
})
