/** Whose a lead is to be. Enter in the field is as good as the button. */
import { useRef } from 'react'
import type { StaffMember } from '#app/domain/desk/list-staff.server.ts'
import desk from '../parts/desk.module.css'
import { Key } from '../parts/key.tsx'
import { OwnerOptions } from '../parts/owner-options.tsx'
import { nobody } from './list-query.ts'
import styles from './owner-choice.module.css'

interface OwnerChoiceProps {
  staff: readonly StaffMember[]
  /** Of the one lead that it is about, if that has one. */
  owner?: { readonly id: string; readonly name: string } | undefined
}

export function OwnerChoice({ staff, owner }: OwnerChoiceProps) {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <span className={styles.choice}>
      <label>
        <span>
          Owner <Key>O</Key>
        </span>
        <select
          // Anew when the owner is another, by Undo or by somebody else: what was chosen before would stand on.
          key={owner?.id ?? nobody}
          className={desk.input}
          name="owner"
          defaultValue={owner?.id ?? nobody}
          data-key="o"
          aria-keyshortcuts="O"
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            button.current?.click()
          }}
        >
          <OwnerOptions staff={staff} owner={owner} nobody={nobody} />
        </select>
      </label>
      <button className={desk.tool} type="submit" name="do" value="owner" ref={button}>
        Set<span className="visually-hidden"> owner</span>
      </button>
    </span>
  )
}
