/** Earlier and later pages. They are told by the rows at their ends, so none is skipped when the list moves. */
import { Link } from 'react-router'
import desk from '../parts/desk.module.css'
import { Key } from '../parts/key.tsx'
import { upTo } from '../parts/views.tsx'
import { listPath, statusOf } from './list-query.ts'
import type { ListData } from './read-list.server.ts'

export function Pager({ list: { query, lines, counts, previous, next } }: { list: ListData }) {
  const { from: _, ...filter } = query
  const inAll = upTo(counts.most, counts.statuses[statusOf(query.view) ?? 'all'])
  return (
    <div className={desk.pager}>
      <span>{`${lines.length} on this page, ${inAll} in all`}</span>
      {previous || next ? (
        <nav className={desk.row} aria-label="Pages">
          {previous ? (
            <Link className={desk.tool} to={listPath({ ...filter, from: previous })}>
              Earlier
            </Link>
          ) : null}
          {next ? (
            <Link className={desk.tool} to={listPath({ ...filter, from: next })} data-key="n" aria-keyshortcuts="N">
              Next
              <Key>N</Key>
            </Link>
          ) : null}
        </nav>
      ) : null}
    </div>
  )
}
