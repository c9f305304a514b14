/** Views and filters. All of them are in the address, so that Back goes back and a link leads to what was seen. */
import { Form, Link, useNavigate } from 'react-router'
import desk from '../parts/desk.module.css'
import { countWords } from './lead-words.ts'
import { listPath, nobody, statusOf, type View, views } from './list-query.ts'
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

export function ListTools({ list: { query, counts, staff, campaigns } }: { list: ListData }) {
  const { from: _, ...filter } = query
  const navigate = useNavigate()
  const known = staff.some(({ id }) => id === query.owner) || query.owner === nobody
  const sources =
    query.source === undefined || campaigns.includes(query.source) ? campaigns : [...campaigns, query.source]
  return (
    <div className={desk.tools}>
      <nav className={desk.views} aria-label="Views">
        {views.map((view) => (
          <Link key={view} to={listPath({ ...filter, view })} aria-current={view === query.view ? 'true' : undefined}>
            {names[view]}
            <b>{countWords(counts.statuses[statusOf(view) ?? 'all'], counts)}</b>
          </Link>
        ))}
      </nav>
      <Form
        className={`${desk.filters} ${styles.filters}`}
        action="/admin"
        key={listPath(filter)}
        onChange={(event) => {
          const form = new FormData(event.currentTarget)
          const { owner: _, source: __, ...rest } = filter
          const chosen = { owner: String(form.get('owner')), source: String(form.get('source')) }
          navigate(
            listPath({
              ...rest,
              ...(chosen.owner ? { owner: chosen.owner } : {}),
              ...(chosen.source ? { source: chosen.source } : {}),
            }),
          )
        }}
      >
        <input type="hidden" name="view" value={query.view} />
        {query.q ? <input type="hidden" name="q" value={query.q} /> : null}
        <label>
          Owner
          <select className={desk.input} name="owner" defaultValue={query.owner ?? ''}>
            <option value="">Anyone</option>
            <option value={nobody}>Nobody</option>
            {staff.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            {query.owner === undefined || known ? null : <option value={query.owner}>Somebody who left</option>}
          </select>
        </label>
        <label>
          Source
          <select className={desk.input} name="source" defaultValue={query.source ?? ''}>
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
