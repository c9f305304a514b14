/** Whose the lead is. Set by a button: the keys that pass through a choice must not make changes on the way. */
import { Form } from 'react-router'
import desk from '../parts/desk.module.css'
import { OwnerOptions } from '../parts/owner-options.tsx'
import styles from './lead-facts.module.css'
import type { LeadPageData } from './read-page.server.ts'

export function OwnerForm({ file }: { file: LeadPageData }) {
  const { lead, owner, staff, seen } = file
  const current = lead.owner_id === null ? undefined : { id: lead.owner_id, name: owner ?? 'Somebody who left' }
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
        <OwnerOptions staff={staff} owner={current} nobody="" />
      </select>
      <button className={desk.tool} type="submit" name="do" value="owner">
        Set
      </button>
    </Form>
  )
}
