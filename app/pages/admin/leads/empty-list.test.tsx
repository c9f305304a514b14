/** What stands in place of the rows. */
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { EmptyList } from './empty-list.tsx'
import { type View, views } from './list-query.ts'
import type { ListData } from './read-list.server.ts'

it.each(views)('%s without leads says what is, not what never was: a lead goes on to another view', (view) => {
  const shown = renderToStaticMarkup(
    <MemoryRouter>
      <EmptyList list={emptyList(view)} />
    </MemoryRouter>,
  )
  expect(shown).toMatch(/<h2>No/)
  expect(shown).not.toMatch(/\b(yet|ever)\b/)
})

/** Of the list only what is read where it has no rows. */
function emptyList(view: View): ListData {
  const list = { query: { view, q: '', owner: undefined, source: undefined }, counts: { statuses: { answered: 0 } } }
  return list as unknown as ListData
}
