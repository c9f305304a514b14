/** What can be done with the rows that are ticked. It shows itself while one is, with a script or without. */
import type { FocusEvent } from 'react'
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
    <fieldset className={styles.bar} onFocus={showWhole}>
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

/** On a phone the row scrolls sideways, and by the keyboard the browser leaves a button cut that is in part to be seen. */
function showWhole({ target }: FocusEvent): void {
  const row = target.closest('div')
  if (!row) return
  const [box, button] = [row.getBoundingClientRect(), target.getBoundingClientRect()]
  row.scrollLeft += Math.min(0, button.left - box.left - ring) + Math.max(0, button.right - box.right + ring)
}

/** Around what has the focus, in pixels. */
const ring = 5
