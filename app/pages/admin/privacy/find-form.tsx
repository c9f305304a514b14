/** Asks for an address. Posted, because an address in a web address stays in histories and logs. */
import { Form } from 'react-router'
import type { EmailIssue } from '#app/domain/account/account-input.ts'
import desk from '../parts/desk.module.css'
import { Wrong } from '../parts/wrong.tsx'
import styles from './find-form.module.css'

interface FindFormProps {
  typed: string | undefined
  fault: EmailIssue | 'office' | undefined
}

const faults = {
  'email.empty': 'Type an e-mail address.',
  'email.form': 'This is not an e-mail address. One looks like name@company.nl.',
  'email.long': 'This is too long for an e-mail address.',
  office:
    'This is an address of the office: nearly every mail of the site goes there. Search for the address of the person.',
} as const

export function FindForm({ typed, fault }: FindFormProps) {
  return (
    <Form className={styles.form} method="post" action="/admin/privacy" noValidate>
      <div className={desk.field}>
        <label htmlFor="email">E-mail address</label>
        <input
          key={typed}
          className={desk.input}
          id="email"
          name="email"
          type="email"
          autoComplete="off"
          maxLength={300}
          defaultValue={typed}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? 'email-fault' : undefined}
        />
        {fault ? <Wrong id="email-fault">{faults[fault]}</Wrong> : null}
      </div>
      <button className={desk.tool} type="submit" name="do" value="find">
        Find
      </button>
    </Form>
  )
}
