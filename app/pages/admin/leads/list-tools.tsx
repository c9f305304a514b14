/** Views and filters. All of them are in the address, so that Back goes back and a link leads to what was seen. */
import type { ChangeEvent } from 'react'
import { Form, Link, useNavigate, useNavigation } from 'react-router'
import desk from '../parts/desk.module.css'
import { upTo } from '../parts/views.tsx'
import { listPath, nobody, readListQuery, statusOf, type View, views } from './list-query.ts'
import styles from './list-tools.module.css'
import type { ListData } from './read-list.server.ts'

const names: Record<View, string> = {
  open: 'Open',
  answered: 'Answered',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
  quarantine: 'Quarantine',
  all: 'All',
}

export function ListTools({ list: { query, counts, staff, left, campaigns } }: { list: ListData }) {
  const { from: _, ...filter } = query
  const navigate = useNavigate()
  // While the list of a choice is being read, the choice stands already.
  const { location } = useNavigation()
  const next = location?.pathname === '/admin' ? readListQuery(new URLSearchParams(location.search)) : query
  const owners = [...staff, ...left]
  const known = owners.some(({ id }) => id === query.owner) || query.owner === nobody
  const sources =
    query.source === undefined || campaigns.includes(query.source) ? campaigns : [...campaigns, query.source]
  const choose = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
    const { owner: _, source: __, ...rest } = filter
    const form = currentTarget.form ? new FormData(currentTarget.form) : undefined
    const [owner, source] = [String(form?.get('owner') ?? ''), String(form?.get('source') ?? '')]
    navigate(listPath({ ...rest, ...(owner ? { owner } : {}), ...(source ? { source } : {}) }))
  }
  return (
    <div className={desk.tools}>
      <nav className={desk.views} aria-label="Views">
        {views.map((view) => (
          <Link key={view} to={listPath({ ...filter, view })} aria-current={view === query.view ? 'true' : undefined}>
            {names[view]}
            <b>{upTo(counts.most, counts.statuses[statusOf(view) ?? 'all'])}</b>
          </Link>
        ))}
      </nav>
      <Form className={`${desk.filters} ${styles.filters}`} action="/admin">
        <input type="hidden" name="view" value={query.view} />
        {query.q ? <input type="hidden" name="q" value={query.q} /> : null}
        {query.ids ? <input type="hidden" name="ids" value={query.ids.join('.')} /> : null}
        <label>
          Owner
          <select className={desk.input} name="owner" value={next.owner ?? ''} onChange={choose}>
            <option value="">Anyone</option>
            <option value={nobody}>Nobody</option>
            {owners.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            {query.owner === undefined || known ? null : <option value={query.owner}>Somebody who left</option>}
          </select>
        </label>
        <label>
          Source
          <select className={desk.input} name="source" value={next.source ?? ''} onChange={choose}>
            <option value="">Any</option>
            {sources.map((source) => (
              <option key={source} value={source}>
                {source}
              </option>
            ))}
          </select>
        </label>
        <noscript>
          <button className={desk.tool} type="submit">
            Show
          </button>
        </noscript>
      </Form>
    </div>
  )
}
