import { expect, it } from 'vitest'
import { requestIdOf } from './request-id.ts'

const idOf = (ids: string[], trustProxy: number) =>
  requestIdOf({ headersDistinct: { 'x-request-id': ids } }, trustProxy)

it('is the one that our proxy gave', () => {
  expect(idOf(['4f9c2a77d1e64b0b'], 1)).toBe('4f9c2a77d1e64b0b')
})

it.each([
  ['nobody stands in front', ['4f9c2a77d1e64b0b'], 0],
  ['there are two', ['4f9c2a77d1e64b0b', 'aaaaaaaaaaaaaaaa'], 1],
  ['it is no id', ['anna@example.nl says hello'], 1],
  ['it is too long', ['a'.repeat(65)], 1],
  ['it is empty', [''], 1],
] as const)('is new and its own where %s', (_, ids, trustProxy) => {
  const id = idOf([...ids], trustProxy)
  expect(id).toMatch(/^[\w-]{12}$/)
  expect(ids).not.toContain(id)
  expect(idOf([...ids], trustProxy)).not.toBe(id)
})
