/** What is said of several leads that were decided about at once. */
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { ListNews } from './list-news.tsx'
import type { ListData } from './read-list.server.ts'

it('tells clients from the others where one answer was given to all', () => {
  const changes = ['set to answered, won as before', 'set to answered', 'set to answered'].map((summary, id) => ({
    id,
    name: 'Marieke de Wit',
    summary,
    undoable: true,
    undone: false,
  }))
  const list = {
    news: { changes, asked: false, conflicts: [], wanted: {}, notUndone: false },
    query: { view: 'open' },
  } as unknown as ListData
  const router = createMemoryRouter([{ path: '*', element: <ListNews list={list} /> }])
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  expect(html).toContain('1 lead: set to answered, won as before. 2 leads: set to answered.')
  expect(html).toContain('Undo all 3')
})
