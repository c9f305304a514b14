import { expect, it } from 'vitest'
import { readAfterRefusal } from './read-after-refusal.ts'

const reads = (actionStatus: number | undefined, defaultShouldRevalidate: boolean) =>
  readAfterRefusal({ actionStatus, defaultShouldRevalidate } as Parameters<typeof readAfterRefusal>[0])

it.each([400, 404, 409, 413, 422, 429])('reads again after a refusal of %i, which nobody would by itself', (status) => {
  expect(reads(status, false)).toBe(true)
})

it.each([500, 503])('leaves the page and what is typed in it after %i', (status) => {
  expect(reads(status, false)).toBe(false)
})

it('otherwise does as the router does', () => {
  expect([reads(undefined, false), reads(undefined, true), reads(200, true)]).toEqual([false, true, true])
})
