/** What can be decided about a lead, or about those that are selected, as buttons of a form. */
import type { LeadStatus } from '#app/domain/lead/list-leads.server.ts'
import { decisionsFor } from '../parts/decisions.ts'
import desk from '../parts/desk.module.css'
import { Icon } from '../parts/icons.tsx'
import { Key } from '../parts/key.tsx'

interface DecisionButtonsProps {
  /** Undefined: any, of leads in the view of all. */
  status: LeadStatus | undefined
  /** A message of it is in quarantine. */
  held?: boolean
}

export function DecisionButtons({ status, held = false }: DecisionButtonsProps) {
  return decisionsFor(status, held).map(({ value, name, icon, letter }) => (
    <button
      key={value}
      className={desk.tool}
      type="submit"
      name="do"
      value={value}
      {...(letter ? { 'data-key': letter.toLowerCase(), 'aria-keyshortcuts': letter } : {})}
    >
      <Icon name={icon} />
      {name}
      {letter ? <Key>{letter}</Key> : null}
    </button>
  ))
}
