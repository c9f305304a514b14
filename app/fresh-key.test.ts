import { expect, it } from 'vitest'
import { freshKey } from './fresh-key.ts'

it('makes keys that are keys, and never the same one', () => {
  const keys = Array.from({ length: 100 }, freshKey)
  expect(new Set(keys).size).toBe(100)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/)
})
