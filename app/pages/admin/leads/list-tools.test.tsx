/** What the list can be narrowed to. */
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { ListTools } from './list-tools.tsx'
import type { ListData } from './read-list.server.ts'

it.each([
  ['nobody chose', undefined, ['Anyone', 'Nobody', 'Eva Kramer', 'Tom Brouwer']],
  ['somebody who left and has leads', 'tom', ['Anyone', 'Nobody', 'Eva Kramer', 'Tom Brouwer']],
  ['somebody unknown', 'sal', ['Anyone', 'Nobody', 'Eva Kramer', 'Tom Brouwer', 'Somebody who left']],
])('offers the leads of whoever works here or left: %s', (_, owner, offered) => {
  const list = {
    query: { view: 'open', ...(owner ? { owner } : {}) },
    counts: { most: 200, statuses: {} },
    staff: [{ id: 'eva', name: 'Eva Kramer' }],
    left: [{ id: 'tom', name: 'Tom Brouwer' }],
    campaigns: [],
  } as unknown as ListData
  const router = createMemoryRouter([{ path: '*', element: <ListTools list={list} /> }])
  const [, select = ''] =
    /name="owner">(.*?)<\/select>/.exec(renderToStaticMarkup(<RouterProvider router={router} />)) ?? []
  expect([...select.matchAll(/<option[^>]*>([^<]*)/g)].map(([, name]) => name)).toEqual(offered)
})
