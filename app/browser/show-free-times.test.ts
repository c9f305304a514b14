import { expect, it } from 'vitest'
import { freeBlocks } from './show-free-times.ts'

it('blocks are drawn where they are, however they are written', () => {
  const free = [0, 30, 90, 450].map((from) => ({ from, minutes: 30 }))
  expect(freeBlocks(free)).toBe('M0 4h30V10h-30zm30 0h30V10h-30zm60 0h30V10h-30zm360 0h30V10h-30z')
  expect(freeBlocks([{ from: 240, minutes: 240 }], 0)).toBe('M240 0h240V10h-240z')
  expect(freeBlocks([])).toBe('')
})
