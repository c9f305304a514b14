/** Whose a lead is to be. Enter in the field is as good as the button. */
import { useRef } from 'react'
import type { StaffMember } from '#app/domain/desk/list-staff.server.ts'
import desk from '../parts/desk.module.css'
import { Key } from '../parts/key.tsx'
import { nobody } from './list-query.ts'
import styles from './owner-choice.module.css'

export function OwnerChoice({ staff, owner }: { staff: readonly StaffMember[]; owner?: string | undefined }) {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <span className={styles.choice}>
      <label>
        <span>
          Owner <Key>O</Key>
        </span>
        <select
          className={desk.input}
          name="owner"
          defaultValue={owner ?? nobody}
          data-key="o"
          aria-keyshortcuts="O"
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            button.current?.click()
          }}
        >
          <option value={nobody}>Nobody</option>
          {staff.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button className={desk.tool} type="submit" name="do" value="owner" ref={button}>
        Set<span className="visually-hidden"> owner</span>
      </button>
    </span>
  )
}
