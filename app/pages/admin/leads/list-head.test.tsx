/** How bad it is, in a sentence. */
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { ListHead } from './list-head.tsx'
import type { ListQuery } from './list-query.ts'
import type { ListData } from './read-list.server.ts'

it.each([
  [{}, true],
  [{ owner: 'nobody' }, false],
  [{ source: 'linkedin' }, false],
  [{ q: 'marieke' }, false],
] as const)('without late ones, %j says so of all leads: %s', (narrowed, ofAll) => {
  const words = wordsOf({ view: 'open', ...narrowed }, 0)
  expect(words.includes('Nobody is late')).toBe(ofAll)
  expect(words.includes('None of these is late')).toBe(!ofAll)
})

it('says how many are late', () => {
  expect(wordsOf({ view: 'open', q: 'marieke' }, 3)).toContain('3 late')
})

function wordsOf(query: ListQuery, late: number): string {
  const list = { query, counts: { groups: { late, today: 0 }, most: 200 }, lines: [], first: true }
  const head = <ListHead list={list as unknown as ListData} />
  const router = createMemoryRouter([{ path: '*', element: head }])
  return renderToStaticMarkup(<RouterProvider router={router} />).replace(/<[^>]+>/g, '')
}
