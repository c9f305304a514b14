/** Whose the lead is. Set by a button: the keys that pass through a choice must not make changes on the way. */
import { Form } from 'react-router'
import desk from '../parts/desk.module.css'
import styles from './lead-facts.module.css'
import type { LeadPageData } from './read-page.server.ts'

export function OwnerForm({ file }: { file: LeadPageData }) {
  const { lead, owner, staff, seen } = file
  const left = lead.owner_id !== null && !staff.some(({ id }) => id === lead.owner_id)
  return (
    <Form className={styles.owner} method="post" preventScrollReset>
      <input type="hidden" name="revision" value={lead.revision} />
      <input type="hidden" name="seen" value={seen} />
      <select
        key={lead.revision}
        className={desk.input}
        name="owner"
        aria-label="Owner"
        aria-keyshortcuts="O"
        data-key="o"
        defaultValue={lead.owner_id ?? ''}
      >
        <option value="">Nobody</option>
        {staff.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {left ? <option value={lead.owner_id ?? ''}>{owner ?? 'Somebody who left'}</option> : null}
      </select>
      <button className={desk.tool} type="submit" name="do" value="owner">
        Set
      </button>
    </Form>
  )
}
