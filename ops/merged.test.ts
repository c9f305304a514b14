import { expect, it } from 'vitest'
import { merged } from './merged.ts'

async function* stream(...items: number[]): AsyncGenerator<number> {
  yield* items
}

async function all(left: number[], right: number[]): Promise<number[]> {
  const items: number[] = []
  for await (const item of merged(stream(...left), stream(...right), (one, other) => one >= other)) items.push(item)
  return items
}

it('takes from both, the first of the two each time', async () => {
  expect(await all([9, 5, 5, 1], [8, 5, 2])).toEqual([9, 8, 5, 5, 5, 2, 1])
})

it('gives all of one when the other has nothing', async () => {
  expect(await all([3, 2], [])).toEqual([3, 2])
  expect(await all([], [3, 2])).toEqual([3, 2])
  expect(await all([], [])).toEqual([])
})
