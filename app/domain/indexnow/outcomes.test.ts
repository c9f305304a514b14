import { expect, it } from 'vitest'
import { outcomeWords } from './outcomes.ts'

it.each(Object.entries(outcomeWords))('advises on %s without pointing at what only the desk shows', (_, { advice }) => {
  expect(advice).not.toMatch(/\b(ticks?|steps?|sheet)\b/)
})
