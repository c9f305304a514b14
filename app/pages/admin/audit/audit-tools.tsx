/** By whom, and back to which day: in the address, so that Back goes back. */
import { Form } from 'react-router'
import desk from '../parts/desk.module.css'
import { type AuditQuery, auditPath, gone } from './audit-path.ts'

interface AuditToolsProps {
  query: AuditQuery
  people: readonly { id: string | null; name: string }[]
}

export function AuditTools({ query, people }: AuditToolsProps) {
  return (
    <Form className={desk.filters} action="/admin/audit" key={auditPath(query)}>
      {query.view === 'all' ? null : <input type="hidden" name="view" value={query.view} />}
      <label>
        By
        <select className={desk.input} name="by" defaultValue={query.by ?? ''}>
          <option value="">anyone</option>
          {people.map(({ id, name }) => (
            <option key={id ?? gone} value={id ?? gone}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        Up to
        <input className={desk.input} name="until" type="date" defaultValue={query.until} />
      </label>
      <button className={desk.tool} type="submit">
        Show
      </button>
    </Form>
  )
}
