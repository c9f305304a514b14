/** What can be done with the rows that are ticked. It shows itself while one is, with a script or without. */
import { counted } from '#app/formats.ts'
import { DecisionButtons } from '../parts/decision-buttons.tsx'
import desk from '../parts/desk.module.css'
import { Key } from '../parts/key.tsx'
import { statusOf } from './list-query.ts'
import { OwnerChoice } from './owner-choice.tsx'
import type { ListData } from './read-list.server.ts'
import styles from './select-bar.module.css'

interface SelectBarProps {
  list: ListData
  /** 0 where nobody counts. */
  count: number
  toHere: () => void
}

export function SelectBar({ list: { query, staff }, count, toHere }: SelectBarProps) {
  return (
    <fieldset className={styles.bar}>
      <legend className="visually-hidden">Selected leads</legend>
      <b role="status">{count > 0 ? `${counted(count, 'lead')} selected` : 'Selected'}</b>
      <div className={desk.row}>
        <DecisionButtons status={statusOf(query.view)} />
        <OwnerChoice staff={staff} />
        <button
          className={`${desk.tool} ${styles.here}`}
          type="button"
          data-key="Shift+x"
          aria-keyshortcuts="Shift+X"
          onClick={toHere}
        >
          Select to here
          <Key>⇧X</Key>
        </button>
        <button className={desk.tool} type="reset" data-key="Escape" aria-keyshortcuts="Escape">
          Clear
          <Key>Esc</Key>
        </button>
      </div>
    </fieldset>
  )
}
